/** The months as people write them, in English and Spanish, in small letters without accents. */
const months: readonly (readonly string[])[] = [
  ['january', 'enero'],
  ['february', 'febrero'],
  ['march', 'marzo'],
  ['april', 'abril'],
  ['may', 'mayo'],
  ['june', 'junio'],
  ['july', 'julio'],
  ['august', 'agosto'],
  ['september', 'septiembre', 'sept', 'setiembre'],
  ['october', 'octubre'],
  ['november', 'noviembre'],
  ['december', 'diciembre'],
]

/** The month that begins so, by at least three letters: 1 to 12. */
export const monthOf = (word: string): number =>
  word.length < 3 ? 0 : months.findIndex((names) => names.some((name) => name.startsWith(word))) + 1

const spelled = /^(\p{L}+)[\s./-]*(?:(?:of|de|del)\s+)?,?\s*['’]?(\d{4}|\d{2})$/u
/** "2019 sept", "2019, marzo" */
const yearFirst = /^(\d{4})[\s,./-]*(?:(?:of|de|del)\s+)?(\p{L}+)\.?$/u
const begun = /^(\p{L}+)[.,\s]*(?:(?:o|of|d|de|del)\b[\s,]*)?['’]?\d{0,4}$/u

const plain = (text: string): string => text.trim().toLowerCase()

/** Of a day that is still to come: a year of two digits is one of this century. */
export const comingYear = (year: string): string => (year.length === 2 ? `20${year}` : year)

/** A year of two digits is the latest one that is not to come. */
export const wholeYear = (year: string, thisYear = new Date().getFullYear()): string => {
  if (year.length !== 2) return year
  const century = Math.floor(thisYear / 100)
  return `${Number(year) > thisYear % 100 ? century - 1 : century}${year}`
}

/** "March 2019", "mar. '19", "marzo de 2019" as 03/2019; null for anything else. */
export function spelledMonth(typed: string): string | null {
  const text = typed.replace(/[.,;]\s*$/, '')
  const [, first = '', name = ''] = yearFirst.exec(plain(text)) ?? []
  const [, word = name, year = first] = spelled.exec(plain(text)) ?? []
  const month = monthOf(word)
  return month > 0 ? `${String(month).padStart(2, '0')}/${wholeYear(year)}` : null
}

/** What may still become a spelled month: the letters that a month begins with, and perhaps the first digits of a year. */
export function isMonthBegun(text: string): boolean {
  const [, word] = begun.exec(text.trimStart().toLowerCase()) ?? []
  return word !== undefined && months.some((names) => names.some((name) => name.startsWith(word)))
}
