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

/** How many letters are to be put in, taken out, changed or moved by one place to make one word of the other. */
function distance(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_none, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isMoved = row > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      next.push(
        Math.min(
          last[column]! + 1,
          next[column - 1]! + 1,
          last[column - 1]! + (isSame ? 0 : 1),
          isMoved ? before[column - 2]! + 1 : Infinity,
        ),
      )
    }
    before = last
    last = next
  }
  return last.at(-1)!
}

/** "Septemeber 2019" as "Sep 2019" with spaces for the other letters: what stands behind it stays where it is. */
export const withMonthsSpelled = (text: string): string =>
  text.replace(word, (found) => {
    const own = found.toLowerCase()
    const month = names.find(
      ([name]) =>
        name[0] === own[0] &&
        name !== own &&
        Math.abs(name.length - own.length) <= 2 &&
        distance(name, own) <= 2,
    )
    return month ? month[1].padEnd(found.length) : found
  })
