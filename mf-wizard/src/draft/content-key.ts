import { newIdempotencyKey } from '@lunchpail/kit-web/api-client'

/** One key for one content until it is answered, however often it is sent. */
export function contentKey() {
  let asked: { readonly content: string; readonly key: string } | undefined
  return {
    of(content: string): string {
      if (asked?.content !== content) asked = { content, key: newIdempotencyKey() }
      return asked.key
    },
    isOpen: (content: string): boolean => asked?.content === content,
    answered: (): void => void (asked = undefined),
  }
}
