import type { Section } from './posting.ts'

const limit = 200

/** So much of a first part is enough; a shorter one is followed by the next. */
const enough = 60

/** The beginning of a description for a card (JB-08): 200 characters at most, cut between words. */
export function excerptOf(sections: readonly Section[]): string {
  const first = sections.slice(0, 1).filter((section) => section.text.length >= enough)
  const text = (first.length > 0 ? first : sections)
    .flatMap((section) => section.text.replace(/^- /gm, '').split('\n'))
    .map((line) => (/[\p{L}\p{N})]$/u.test(line) ? `${line}.` : line))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (text.length <= limit) return text
  const cut = text.slice(0, limit - 1)
  const space = cut.lastIndexOf(' ')
  // A text without spaces is cut where it stands.
  return `${(space > limit / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.–-]+$/, '')}…`
}
