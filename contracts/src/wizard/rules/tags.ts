import { required, type FieldError } from './field-errors.ts'

/** 2 §5: texts that employers read must hold no tags. "<" alone, as in "< 5 people", is text. */
export function hasTags(text: string): boolean {
  // one pass each: a pattern from a tag's beginning to its end takes the square of the time for many beginnings
  const begin = text.search(/<\/?[a-z!]/i)
  return (begin !== -1 && text.includes('>', begin)) || /<\s*(?:\/\s*)?script/i.test(text)
}

/** A required text without tags. */
export const plainText = (
  text: string | undefined,
  missing: FieldError = 'field.required',
): FieldError | null => required(text, missing) ?? (hasTags(text!) ? 'field.invalid' : null)
