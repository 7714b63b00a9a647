import { isOneLine, isSeen } from '../fields/one-line.ts'

/**
 * Names reach other people by text and email: they hold no control or invisible direction characters, and nothing that a
 * phone turns into a link.
 */

/** Joiners where a script or a picture needs them: "می‌خواهم", a family of four. */
const joiners = /(?<=[\p{L}\p{M}])[\u200c\u200d](?=[\p{L}\p{M}])|(?<=\p{ExtPict}\ufe0f?)(?:\u200d|\ufe0f)/gu
/** Of which none is known to need them: one between Latin, Greek or Cyrillic letters makes another name that looks the same. */
const joinedAlphabet = /[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}][\u200c\u200d]/u
/** Nothing is drawn for these. */
const unseen = /\p{DI}/u

const isUnseen = (name: string): boolean =>
  !isOneLine(name) || joinedAlphabet.test(name) || unseen.test(name.replaceAll(joiners, ''))

/** Endings of hosts of one letter: "t.co" and "x.com" are no initial and a name. */
const hostEndings =
  'ae|ai|app|be|bet|bid|bio|biz|br|ca|casino|cc|cfd|ch|click|club|cn|co|com|cyou|de|dev|dk|edu|es|eu|fm|fr|gd|gg|gl|gov|icu|id|in|info|io|is|it|jp|link|live|lol|ly|me|money|ms|mx|net|nl|online|org|pl|poker|pro|quest|ru|sbs|se|sh|shop|site|so|st|store|tk|to|top|tv|uk|us|vc|vip|website|win|ws|xyz'
/** Short forms in front of a name, often written without a space: "St.John", "Ma.Elena", "Fco.Javier", "Wm.Smith", "van.der.Berg". */
const forms =
  'arq|benj|bros|capt|chas|c[ií]a|dr|dra|ed|edw|fca|fco|fdo|fr|ft|geo|gpe|gral|hna|hnas|hno|hnos|ing|jas|jos|jr|lcda|lcdo|lic|ma|mc|md|mohd|mr|mrs|ms|mt|ph|prof|rev|sgt|sr|sra|srta|st|sta|ste|sto|th|thos|van(?:\\.(?:de[nr]|ter))?|von(?:\\.de[nr])?|wm'
/** "O.J.Simpson", "J.-P.Martin", "St.John", "A.St.Clair", "Jos.A.Bank". */
const opening = new RegExp(
  String.raw`(?<![\p{L}\d.-])(?:(?:\p{L}\.-?)|(?:${forms})\.)+(?!(?:${hostEndings})(?!\p{L}))(?=\p{L}{2})`,
  'giu',
)

/** "J.De La Cruz", "Ma.de Jesús", "A.St Clair": an ending of hosts that is a particle where a name goes on behind it. */
const particles = new RegExp(
  String.raw`(?<![\p{L}\d.-])(?:(?:\p{L}\.-?)+|(?:${forms})\.)(?:de|st)(?=(\s+\S+))`,
  'giu',
)
const goesOn = /^\s+(?:[lL][aAoO][sS]?$|[eE][lL]$|\p{Lu})/u

// a host may have symbols in it (i❤.ws), and letters with marks (भारत)
const addresses = [/@/, /:\/\//, /www\./i, /[^\s.]\.[\p{L}\p{M}]{2,}/u, /\d\.\d+\.\d/]
/** A host with a path behind it is one even where it begins like "Mrs." */
const hostAndPath = /\.\p{L}{2,}[/?#]/u

/** Something that a phone turns into a link. */
export const isAddress = (name: string): boolean => {
  // wide and ideographic forms of the characters are read as these, and what is not seen (\p{DI}) parts no letters: a link
  // with variation selectors in it opens the host without them
  const plain = name
    .normalize('NFKC')
    .replaceAll('\u3002', '.')
    .replaceAll(/\p{DI}/gu, '')
  const short = plain
    .replaceAll(particles, (name, next: string) => (goesOn.test(next) ? '' : name))
    .replaceAll(opening, '')
  return hostAndPath.test(plain) || addresses.some((pattern) => pattern.test(short))
}

/** A number that could be called or paid, however its digits are separated. */
const manyDigits = /\p{N}{3}/u
const partedBy = /[\s\p{P}\p{S}\p{M}\p{DI}]/gu

/** The key of what is wrong with a name of a company, or of a position there; undefined where it is usable. */
export function nameError(name: string): 'account.name-characters' | 'account.name-address' | undefined {
  if (isUnseen(name) || (name.trim() !== '' && !isSeen(name))) return 'account.name-characters'
  return isAddress(name) ? 'account.name-address' : undefined
}

/** "evil .example", "evil. com": no phone makes a link of it, and everybody reads the address. */
const partedHost = /\s\.\p{L}{2,}|\p{L}{3}\s*\.\s+(?:com|net|org|info)(?!\p{L})/iu

/** The same for the name of a person, which goes to strangers in a message: no number either. */
export function personNameError(name: string) {
  const isNumber = manyDigits.test(name.normalize('NFKC').replaceAll(partedBy, ''))
  if (partedHost.test(name.normalize('NFKC'))) return 'account.name-address' as const
  return nameError(name) ?? (isNumber ? ('account.name-digits' as const) : undefined)
}

/** What is wrong with both together, where neither is wrong by itself: "evil" and ".example", "212 55" and "5 0142". */
export const fullNameError = (first: string, last: string) =>
  personNameError(first) || personNameError(last) ? undefined : personNameError(`${first} ${last}`)
