import type { Section } from './posting.ts'

const bullet = /^(?:-{1,2}(?=\S)|(?:-{1,2}|[*•·▪●◦]|\(?\d{1,2}[.)]|\(?[a-z][.)])\s+)/
/** What Word's hollow bullet becomes in plain text, and the Spanish for "or". */
const hollow = /^o\s+(?=\S)/
/** An item as lists have it: an "or" goes on in small letters, or names what is written in capitals. */
const capitalized = /^o\s+\p{Lu}\p{Ll}/u
/** A list mark whose item stands on the next line. */
const lonelyMark = /^(?:[-*•·▪●◦]|\(?\d{1,2}[.)])$/
/** Ends of lines that survive only as runs of spaces, and list marks in the middle of a line, begin a new line. */
const breaks =
  /\n+|\s{3,}|\s{2}(?=[A-Z•·▪●◦(\d]|-{1,2}\s?\S)|\s+(?=[•·▪●◦]\s)|(?<=[.;:])\s+(?=\(?\d{1,2}[.)]\s+[A-Z])/

/** A heading: short capitals alone on their line ("JOB DESCRIPTION", "Special note:"). */
const heading = /^(?:\p{Lu}[\p{Lu}0-9 &/,'’()-]{3,60}:?|\p{Lu}[\p{L}\p{M}\d_ &/,'’()-]{2,60}:)$/u

/**
 * Splits a stranger's flat text into headed sections of paragraphs and list items. Nothing in it is markup. `known` are headings
 * with a colon, whatever they look like.
 */
export function sectionsOf(
  firstHeading: string | null,
  text: string,
  known: ReadonlySet<string> = new Set(),
): Section[] {
  const sections: { heading: string | null; lines: string[]; line?: string }[] = [
    { heading: firstHeading, lines: [] },
  ]
  let mark = ''
  for (const piece of text.split(breaks)) {
    const line = `${mark} ${piece}`.replace(/\s+/g, ' ').trim()
    mark = lonelyMark.test(line) ? line : ''
    if (!line || mark) continue
    const current = sections.at(-1)!
    // A heading given from outside is not lost to one that follows at once.
    const named = current.heading !== null && current.lines.length === 0
    const name = line.replace(/:$/, '')
    const isKnown = name !== line && known.has(name)
    if (!named && (isKnown || (heading.test(line) && line.split(' ').length <= 7))) {
      sections.push({ heading: isKnown ? name : asHeading(line), lines: [], line })
    } else {
      const marked = bullet.test(line)
      current.lines.push(marked ? `- ${line.replace(bullet, '')}` : line)
    }
  }
  const last = sections.at(-1)!
  // what nothing stands under is a line of its own: "NO FELONIES"
  if (last.line !== undefined && last.lines.length === 0) sections.at(-2)!.lines.push(last.line)
  return sections
    .filter((section) => section.lines.length > 0)
    .map((section) => ({ heading: section.heading, text: withHollow(section.lines).join('\n') }))
}

/**
 * Lines that begin with "o" are items where they surely are: two or more in a row which go on with no sentence of the
 * line before them, or which all begin with a capital.
 */
function withHollow(lines: readonly string[]): string[] {
  const marked = [...lines]
  for (let start = 0, end = 0; start < lines.length; start = end + 1) {
    end = start
    while (end < lines.length && hollow.test(lines[end]!)) end += 1
    const run = lines.slice(start, end)
    const opens = start === 0 || /[.:!?]$/.test(lines[start - 1]!)
    if (run.length < 2 || !(opens || run.every((line) => capitalized.test(line)))) continue
    marked.splice(start, run.length, ...run.map((line) => `- ${line.replace(hollow, '')}`))
  }
  return marked
}

function asHeading(line: string): string {
  const text = line.replace(/\s*:$/, '')
  return /\p{Ll}/u.test(text) ? text : text.charAt(0) + text.slice(1).toLowerCase()
}
