/**
 * Names reach other people by text and email: they hold no control or invisible direction characters, and nothing that a
 * phone turns into a link.
 */

/** Control characters, line and paragraph separators, and those that change the direction of what follows. */
const unusable = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u

/** Short forms in front of a name, often written without a space: "St.John", "Ma.Elena". */
const shortForms = /(?<![\p{L}\d-])(?:dr|fr|jr|ma|mr|mrs|ms|mt|ph|sr|st|sta|sto)\.(?=\p{L})/giu

// a host is of signs, too (i❤.ws), and of letters with marks (भारत)
const addresses = [/@/, /:\/\//, /www\./i, /[^\s.]\.[\p{L}\p{M}]{2,}/u, /\d\.\d+\.\d/]
/** A host with a path behind it is one even where it begins like "Mrs." */
const hostAndPath = /\.\p{L}{2,}[/?#]/u

const isAddress = (name: string): boolean => {
  // wide and ideographic forms of the signs are read as the signs, and what is not seen (\p{DI}) parts no letters: a link
  // with variation selectors in it opens the host without them
  const plain = name
    .normalize('NFKC')
    .replaceAll('\u3002', '.')
    .replaceAll(/\p{DI}/gu, '')
  const short = plain.replace(shortForms, '')
  return hostAndPath.test(plain) || addresses.some((pattern) => pattern.test(short))
}

/** Something that is seen: a name or a message of blanks and joiners alone is none. */
const visible = /[^\s\p{Cf}\p{Zs}\p{M}\u115f\u1160\u3164\uffa0\u2800]/u
export const isSeen = (text: string): boolean => visible.test(text)

/** The key of what is wrong with a person's or a company's name; undefined where it is usable. */
export function nameError(name: string): 'account.name-characters' | 'account.name-address' | undefined {
  if (unusable.test(name) || (name.trim() !== '' && !isSeen(name))) return 'account.name-characters'
  return isAddress(name) ? 'account.name-address' : undefined
}
