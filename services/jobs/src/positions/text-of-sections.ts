import type { Section } from './posting.ts'
import { sectionsOf } from './sections.ts'

const written = ({ heading, text }: Section): string => (heading === null ? text : `${heading}:\n${text}`)

/** Sections as the text that makes them again, which a manager changes. */
export const textOfSections = (sections: readonly Section[]): string => sections.map(written).join('\n\n')

/**
 * What became of that text. A section that was left is what it was, whatever its words look like, and so is the heading of
 * one that was changed: a feed names its headings, and not as one would tell them from a paragraph.
 */
export function sectionsOfText(typed: string, before: readonly Section[]): Section[] {
  const text = typed.replace(/\r\n?/g, '\n').trim()
  if (text === textOfSections(before).trim()) return [...before]
  const left = new Map(before.flatMap((one) => (one.heading === null ? [] : [[written(one), one] as const])))
  const headings = new Set(before.flatMap(({ heading }) => heading ?? []))
  const sections: Section[] = []
  let changed: string[] = []
  const read = () => {
    for (const one of sectionsOf(null, changed.join('\n\n'), headings)) {
      const last = sections.at(-1)
      // what stands below a section without a heading of its own is part of it
      if (last && one.heading === null)
        sections[sections.length - 1] = { ...last, text: `${last.text}\n${one.text}` }
      else sections.push(one)
    }
    changed = []
  }
  for (const block of text.split(/\n\s*\n/).map((one) => one.trim())) {
    const kept = left.get(block)
    if (!kept) {
      changed.push(block)
      continue
    }
    read()
    sections.push(kept)
  }
  read()
  return sections
}
