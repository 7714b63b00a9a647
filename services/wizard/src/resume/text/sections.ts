import { findDates } from '../dates/date-range.ts'
import { headingOf, type SectionKind } from './headings.ts'
import type { Line } from './line.ts'
import { unlistedHeadings } from './unlisted-headings.ts'

export interface Section {
  readonly kind: SectionKind | 'top'
  readonly heading: Line | null
  readonly lines: readonly Line[]
}

const inline = /^([\p{L} &/]{3,40}):\s+(\S.*)$/u

/** The document cut at its headings; what stands above the first is the top. */
export function sectionsOf(lines: readonly Line[]): Section[] {
  const sections: { kind: SectionKind | 'top'; heading: Line | null; lines: Line[] }[] = [
    { kind: 'top', heading: null, lines: [] },
  ]
  const unlisted = unlistedHeadings(lines)
  for (const [index, line] of lines.entries()) {
    // "— EXPERIENCE —" has no bullet
    const listed = line.bullet && !/\s[–—*=~-]+$/u.test(line.text) ? null : headingOf(line.text)
    const kind = listed ?? unlisted(index, sections.at(-1)!.kind)
    if (kind) {
      sections.push({ kind, heading: line, lines: [] })
      continue
    }
    // A heading that stands at the left of its section's first line.
    const beside = line.bullet || line.parts.length < 2 ? null : headingOf(line.parts[0]!)
    if (beside) {
      const parts = line.parts.slice(1)
      sections.push({ kind: beside, heading: line, lines: [{ ...line, text: parts.join(' '), parts }] })
      continue
    }
    const found = line.bullet ? null : inline.exec(line.text)
    const named = found && headingOf(found[1]!)
    // Jobs tell of the training and the equipment in them; in capitals it is a heading.
    const isLoud = found?.[1] === found?.[1]?.toUpperCase()
    if (
      named &&
      named !== 'experience' &&
      !(named === 'contact') &&
      !findDates(found[2]!)?.range &&
      (isLoud || sections.at(-1)!.kind !== 'experience')
    ) {
      sections.push({
        kind: named,
        heading: line,
        lines: [{ ...line, text: found[2]!, parts: [found[2]!], runs: [found[2]!] }],
      })
      continue
    }
    sections.at(-1)!.lines.push(line)
  }
  return sections
}
