import { hostedChat } from '@lunchpail/kit-web/storage/hosted-chat'
import { mayKeep } from '@lunchpail/kit-web/storage/may-keep'

/**
 * The way to the support. `form`: a message that is answered by email or phone. `hosted`: another site's live chat, at the
 * address of the configuration. It sets cookies of its own: who refuses those gets the form.
 */
export type SupportChannel =
  | { readonly kind: 'form' }
  | { readonly kind: 'hosted'; readonly address: string; readonly host: string }

/** Undefined where messages are not read, as the server says in the page. */
export function supportChannel(): SupportChannel | undefined {
  const address = hostedChat()
  if (address && mayKeep('chat')) return { kind: 'hosted', address: address.href, host: address.host }
  return takesMessages() ? { kind: 'form' } : undefined
}

export const takesMessages = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="support"]')?.content !== 'none'
