import { excerptCharacters } from '@lunchpail/contracts/jobs/enumerations'
import type { Section } from '../positions/posting.ts'

/** A first section that is shorter is followed by the next. */
const minSectionLength = 60

/** The beginning of a description for a card: `excerptCharacters` at most, cut between words. */
export function excerptOf(sections: readonly Section[]): string {
  const first = sections.slice(0, 1).filter((section) => section.text.length >= minSectionLength)
  const text = (first.length > 0 ? first : sections)
    .flatMap((section) => section.text.replace(/^- /gm, '').split('\n'))
    .map((line) => (/[\p{L}\p{N})]$/u.test(line) ? `${line}.` : line))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (text.length <= excerptCharacters) return text
  const cut = text.slice(0, excerptCharacters - 1)
  const space = cut.lastIndexOf(' ')
  // A text without spaces is cut at the limit.
  return `${(space > excerptCharacters / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.–-]+$/, '')}…`
}
