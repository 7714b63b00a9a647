import { required, type FieldError } from './field-errors.ts'

/** 2 §5: texts that employers read must hold no tags. "<" alone, as in "< 5 people", is text. */
export const hasTags = (text: string): boolean =>
  /<\/?[a-z!][^>]*>/i.test(text) || /<\s*\/?\s*script/i.test(text)

/** A required text without tags. */
export const plainText = (
  text: string | undefined,
  missing: FieldError = 'field.required',
): FieldError | null => required(text, missing) ?? (hasTags(text!) ? 'field.invalid' : null)
