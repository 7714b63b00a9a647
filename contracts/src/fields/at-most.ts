import * as z from 'zod/mini'

/**
 * A text of at most so many characters. What is checked after it is not asked of a longer one: a rule that is quick for a name may
 * take a minute for 64 KB.
 */
export const atMost = (characters: number, error = 'field.max-length') =>
  z.maxLength(characters, { error, abort: true })
