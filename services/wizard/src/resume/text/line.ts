import { cleanText, withoutBullet } from './clean-text.ts'
import type { Word } from './word.ts'

/** A line of the resume in reading order. */
export interface Line {
  readonly text: string
  /** what stands apart in it: by a tab, a cell or a wide gap */
  readonly parts: readonly string[]
  /** what has a typeface or a weight of its own, where it has several */
  readonly runs: readonly string[]
  readonly bullet: boolean
  readonly page: number
  readonly x: number
  readonly right: number
  /** the distance to the line above in sizes of its letters; 0 where it begins a page or a column */
  readonly gap: number
  readonly size: number
  readonly font: string
  /** of its words, on average; absent where nothing was guessed */
  readonly sure?: number
}

/** Words apart by more than this many sizes are parts. */
const partGap = 1.3
const spaceGap = 0.07

export interface Span {
  readonly words: readonly Word[]
  readonly x: number
  readonly right: number
}

const rightOf = (word: Word): number => word.x + word.width
const isSign = (text: string): boolean => {
  const { text: rest, bullet } = withoutBullet(`${cleanText(text)} `)
  return bullet && rest === ''
}

/** Words of one row from left to right, cut where they stand apart. The bullet stays with its text. */
export function spansOf(words: readonly Word[]): Span[] {
  const sorted = [...words].sort((a, b) => a.x - b.x)
  const spans: Word[][] = []
  for (const word of sorted) {
    const span = spans.at(-1)
    const before = span?.at(-1)
    const apart = !before || word.x - rightOf(before) > partGap * Math.max(word.size, before.size)
    const afterSign =
      span && span.length === 1 && isSign(span[0]!.text) && word.x - rightOf(before!) < 5 * word.size
    if (apart && !afterSign) spans.push([word])
    else span!.push(word)
  }
  return spans.map((span) => ({ words: span, x: span[0]!.x, right: Math.max(...span.map(rightOf)) }))
}

function joined(words: readonly Word[]): string {
  let text = ''
  let before: Word | undefined
  for (const word of words) {
    // Some writers draw bold text twice.
    if (before && before.text === word.text && Math.abs(before.x - word.x) < 0.3 * word.size) continue
    const gap = before ? word.x - rightOf(before) : 0
    text += (before && gap > spaceGap * word.size ? ' ' : '') + word.text
    before = word
  }
  return text
}

function runsOf(words: readonly Word[]): string[] {
  const runs: Word[][] = []
  for (const word of words) {
    const run = runs.at(-1)
    if (run && run[0]!.font === word.font) run.push(word)
    else runs.push([word])
  }
  return runs.map((run) => cleanText(joined(run))).filter((text) => text !== '')
}

/** The font that most letters have. */
function fontOf(words: readonly Word[]): string {
  const letters = new Map<string, number>()
  for (const { font, text } of words) letters.set(font, (letters.get(font) ?? 0) + text.length)
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}

const sureOf = (words: readonly Word[]): { readonly sure?: number } =>
  words.some(({ sure }) => sure !== undefined)
    ? { sure: words.reduce((sum, { sure = 1 }) => sum + sure, 0) / words.length }
    : {}

export function lineOf(spans: readonly Span[], page: number, gap: number): Line {
  const words = spans.flatMap((span) => span.words)
  const texts = spans.map((span) => cleanText(joined(span.words))).filter((text) => text !== '')
  const { text, bullet } = withoutBullet(texts.join(' '))
  const parts = bullet
    ? [withoutBullet(texts[0]!).text, ...texts.slice(1)].filter((part) => part !== '')
    : texts
  return {
    text,
    parts,
    runs: runsOf(words)
      .map((run) => withoutBullet(run).text)
      .filter((run) => run !== ''),
    bullet,
    page,
    x: spans[0]!.x,
    right: Math.max(...spans.map((span) => span.right)),
    gap,
    size: Math.max(...words.map((word) => word.size)),
    font: fontOf(words),
    ...sureOf(words),
  }
}
