import { editDistance } from '@lunchpail/kit-service/edit-distance'

/** Those that are long enough to be known with a letter too many, too few or in another place. */
const names: readonly (readonly [name: string, short: string])[] = [
  ['january', 'Jan'],
  ['february', 'Feb'],
  ['august', 'Aug'],
  ['september', 'Sep'],
  ['october', 'Oct'],
  ['november', 'Nov'],
  ['december', 'Dec'],
  ['febrero', 'Feb'],
  ['agosto', 'Aug'],
  ['septiembre', 'Sep'],
  ['octubre', 'Oct'],
  ['noviembre', 'Nov'],
  ['diciembre', 'Dec'],
]
const word = /(?<!\p{L})\p{L}{5,11}(?=[.,]?\s*(?:(?:de|of)\s+)?(?:\d{1,2},?\s+)?['’]?\d{2,4}(?!\d))/gu

/** Shorter ones are too like other words ("Jane", "Marsh"), except between the years of a range: "Mayo 2019 - Juino 2021". */
const shortNames = 'march:Mar|april:Apr|enero:Jan|marzo:Mar|abril:Apr|junio:Jun|julio:Jul|june:Jun|july:Jul'
  .split('|')
  .map((name) => name.split(':') as [string, string])
const endWord =
  /(?<=(?<!\d)(?:19|20)\d{2}\s*(?:[-–—]|\bto\b|\bhasta\b|\ba\b)\s*)\p{L}{4,6}(?=[.,]?\s*(?:de\s+)?(?:19|20)\d{2}(?!\d))/gu

/** "Marh 2019 - June 2020", where the line or a column begins with it and the end has a word too. */
const startWord =
  /(?<=^\s*|[(|\t•·]\s*|\s{2})\p{L}{4,6}(?=[.,]?\s*(?:de\s+)?(?:19|20)\d{2}\s*(?:[-–—]|\bto\b|\bhasta\b|\ba\b)\s*\p{L})/gu
/** Names of people and companies that are a letter away from a month. */
const ofOthers: ReadonlySet<string> = new Set(
  'marsh,marcy,jane,jude,judy,mario,marco,margo,marlo,junior,julia,julie'.split(','),
)

/** "Septemeber 2019" as "Sep 2019" with spaces for the other letters: what stands behind it stays where it is. */
export const withMonthsSpelled = (text: string): string =>
  text
    .replace(word, (found) => spelled(found, names, 2))
    .replace(endWord, (found) => spelled(found, shortNames, 1))
    .replace(startWord, (found) =>
      ofOthers.has(found.toLowerCase()) ? found : spelled(found, shortNames, 1),
    )

function spelled(found: string, known: typeof names, most: number): string {
  const own = found.toLowerCase()
  // a city, of which there are several; junio is not a misspelt julio
  if (own === 'augusta' || known.some(([name]) => name === own)) return found
  const month = known.find(
    ([name]) =>
      name[0] === own[0] && Math.abs(name.length - own.length) <= most && editDistance(name, own) <= most,
  )
  return month ? month[1].padEnd(found.length) : found
}
