import { cleanText, isSpacedOut, withoutBullet } from './clean-text.ts'
import type { Line } from './line.ts'

/** A paragraph of a word processor, which has no place on a page. */
export interface Paragraph {
  /** text between tabs or cells */
  readonly parts: readonly string[]
  readonly runs?: readonly string[]
  readonly bullet?: boolean
  readonly size?: number
  readonly bold?: boolean
  /** an empty paragraph stands above */
  readonly apart?: boolean
}

/** Who has no tabs makes columns of spaces. */
const columnsOf = (part: string): string[] =>
  isSpacedOut(part) ? [part] : part.split(/(?<=\S)[ \u00a0]{3,}(?=\S)/u)

export function paragraphLine({ parts, runs, bullet, size, bold, apart }: Paragraph): Line | null {
  const texts = parts
    .flatMap(columnsOf)
    .map(cleanText)
    .filter((part) => part !== '')
  if (texts.length === 0) return null
  const own = withoutBullet(texts.join(' '))
  const listed = bullet === true || own.bullet
  return {
    text: own.text,
    parts: own.bullet
      ? [withoutBullet(texts[0]!).text, ...texts.slice(1)].filter((part) => part !== '')
      : texts,
    runs: (runs ?? texts).map(cleanText).filter((run) => run !== ''),
    bullet: listed,
    page: 1,
    x: 0,
    // Paragraphs do not wrap: none goes on in the next line.
    right: 0,
    gap: apart ? 2.5 : 1.2,
    size: size ?? 11,
    font: bold ? 'bold' : 'regular',
  }
}
