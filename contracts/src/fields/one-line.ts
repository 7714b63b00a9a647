import * as z from 'zod/mini'

/** Control characters, line and paragraph separators, and those that change the direction of what follows. */
const unusable = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u
export const isOneLine = (text: string): boolean => !unusable.test(text)

/** A title or name that other people read in one line: in a list, a feed or an email. */
export const oneLine = z.refine<string>(isOneLine, 'account.name-characters')
