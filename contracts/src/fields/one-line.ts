import * as z from 'zod/mini'

/** Control characters, line and paragraph separators, and those that change the direction of what follows. */
const unusable = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u
export const isOneLine = (text: string): boolean => !unusable.test(text)

/** Something that is seen: a name, a title or a message of blanks and joiners alone is none. */
const visible = /[^\s\p{Cf}\p{Zs}\p{M}\u115f\u1160\u3164\uffa0\u2800]/u
export const isSeen = (text: string): boolean => visible.test(text)

/** A title, name or address that other people read in one line: in a list, a feed or an email. */
export const oneLine = z.refine<string>(
  (typed) => isOneLine(typed) && (typed.trim() === '' || isSeen(typed)),
  'account.name-characters',
)
