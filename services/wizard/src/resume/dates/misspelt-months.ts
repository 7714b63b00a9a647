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

/** "Septemeber 2019" as "Sep 2019" with spaces for the other letters: what stands behind it stays where it is. */
export const withMonthsSpelled = (text: string): string =>
  text.replace(word, (found) => {
    const own = found.toLowerCase()
    const month = names.find(
      ([name]) =>
        name[0] === own[0] &&
        name !== own &&
        Math.abs(name.length - own.length) <= 2 &&
        editDistance(name, own) <= 2,
    )
    return month ? month[1].padEnd(found.length) : found
  })
