import type { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import type { CsvMap, Row } from './csv-map.ts'
import { UnusableFile } from './formats/feed-item.ts'
import { repairText } from './words/repair-text.ts'

type RowOrFault =
  | { readonly line: number; readonly row: Row }
  /** `truncated` where the rest of the file went with it */
  | { readonly line: number; readonly reason: string; readonly truncated?: true }

/**
 * Reads a CSV row by row, whatever its size. Fields are split as bytes and decoded one by one, because one file may
 * hold several encodings. A row that is broken is answered as a fault and the reading goes on.
 */
export async function* readRows(input: Readable, map: CsvMap): AsyncGenerator<RowOrFault> {
  let neverClosed = false
  const parser = input.pipe(
    parse({
      encoding: null,
      bom: true,
      info: true,
      relax_column_count: true,
      // A stray quotation mark is part of the text; without this the parser would give up the rest of the file.
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      on_skip: () => {
        neverClosed = true
      },
    }),
  )
  input.on('error', (error) => parser.destroy(error))
  let headings: string[] | null = null
  let lines = 0
  for await (const { record, info } of parser as AsyncIterable<{
    record: Buffer[]
    info: { lines: number }
  }>) {
    const line = lines + 1
    lines = info.lines
    if (!headings) {
      headings = record.map((cell) => repairText(cell))
      checkHeadings(headings, map)
    } else if (record.length !== headings.length) {
      yield { line, reason: `has ${record.length} columns instead of ${headings.length}` }
    } else {
      yield { line, row: rowOf(record, headings, map) }
    }
  }
  if (!headings) throw new UnusableFile('The file is empty.')
  if (neverClosed)
    yield {
      line: lines + 1,
      reason: 'a quotation mark is never closed: nothing after it was read',
      truncated: true,
    }
}

function checkHeadings(headings: readonly string[], map: CsvMap): void {
  const missing = Object.values(map.columns).filter((heading) => !headings.includes(heading))
  if (missing.length > 0)
    throw new UnusableFile(`The file has no column ${missing.map((name) => `"${name}"`).join(', ')}.`)
}

function rowOf(record: readonly Buffer[], headings: readonly string[], map: CsvMap): Row {
  return Object.fromEntries(
    Object.entries(map.columns).map(([column, heading]) => [
      column,
      repairText(record[headings.indexOf(heading)]!),
    ]),
  )
}
