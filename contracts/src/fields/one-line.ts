import * as z from 'zod/mini'

/** Control characters, line and paragraph separators, and those that change the direction of what follows. */
const unusable = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u
export const isOneLine = (text: string): boolean => !unusable.test(text)

/** Something that is seen: a name, a title or a message of blanks and joiners alone is none. Braille and music have empty signs. */
const visible = /[^\s\p{Cf}\p{DI}\p{Zs}\p{M}\u2800\u{1d159}]/u
export const isSeen = (text: string): boolean => visible.test(text)

/** Where something is typed, something is seen. */
const isSeenOrBlank = (typed: string): boolean => typed.trim() === '' || isSeen(typed)

/** A text of several lines that other people read. */
export const seenText = z.refine<string>(isSeenOrBlank, 'account.name-characters')

/** A title, name or address that other people read in one line: in a list, a feed or an email. */
export const oneLine = z.refine<string>(
  (typed) => isOneLine(typed) && isSeenOrBlank(typed),
  'account.name-characters',
)
