import { spansOf, type Span } from './line.ts'
import type { Word } from './word.ts'

export interface Row {
  readonly y: number
  readonly size: number
  readonly spans: readonly Span[]
  /** of a table that is read row by row: no column of the page goes through it */
  readonly isWhole?: true
}

/** Words of about one baseline, from the top of the page down. */
export function rowsOf(words: readonly Word[]): Row[] {
  const rows: { y: number; size: number; words: Word[] }[] = []
  for (const word of [...words].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1)
    if (row && Math.abs(word.y - row.y) < 0.4 * Math.min(row.size, word.size)) {
      row.words.push(word)
      row.size = Math.max(row.size, word.size)
    } else rows.push({ y: word.y, size: word.size, words: [word] })
  }
  return rows.map(({ y, size, words: own }) => ({ y, size, spans: spansOf(own) }))
}
