import type { Section } from './posting.ts'

const limit = 200

/** The beginning of a description for a card (JB-08): 200 characters at most, cut between words. */
export function excerptOf(sections: readonly Section[]): string {
  const text = sections
    .map((section) => section.text.replace(/^- /gm, ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (text.length <= limit) return text
  const cut = text.slice(0, limit - 1)
  const space = cut.lastIndexOf(' ')
  // A text without spaces is cut where it stands.
  return `${(space > limit / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.–-]+$/, '')}…`
}
