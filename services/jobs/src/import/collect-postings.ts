import type { Readable } from 'node:stream'
import type { Posting } from '../positions/posting.ts'
import type { Gazetteer } from '../places/gazetteer.ts'
import { applyMap } from './apply-map.ts'
import type { CsvMap, Row } from './csv-map.ts'
import { readRows } from './read-rows.ts'

export interface WrongLine {
  readonly line: number
  /** of an item of a feed: which of them it is, from 1 */
  readonly number?: number
  readonly reason: string
}
/** What a file holds; of one that is read while it is saved, all but the postings is known after the last of them. */
export interface Collected {
  readonly postings: Iterable<Posting> | AsyncIterable<Posting>
  readonly wrong: readonly WrongLine[]
  /** ids of wrong rows: in the file, so not missing */
  readonly wrongIds: readonly string[]
  /** rows that the filter of the map leaves out */
  readonly skipped: number
  /** the file could not be read to its end */
  readonly truncated: boolean
}

/** Reads a whole file: rows of the same id become one posting, wrong rows are kept with line and reason. */
export async function collectPostings(
  input: Readable,
  map: CsvMap,
  gazetteer: Gazetteer,
): Promise<Collected & { readonly postings: readonly Posting[] }> {
  const groups = new Map<string, { line: number; row: Row }[]>()
  const wrong: WrongLine[] = []
  let skipped = 0
  let truncated = false
  for await (const read of readRows(input, map)) {
    if ('reason' in read) {
      wrong.push({ line: read.line, reason: read.reason })
      truncated ||= read.truncated === true
    } else if (!passesFilter(read.row, map)) skipped++
    else if (!read.row[map.id]) wrong.push({ line: read.line, reason: `${map.columns[map.id]} is empty` })
    else groups.set(read.row[map.id]!, [...(groups.get(read.row[map.id]!) ?? []), read])
  }
  const postings: Posting[] = []
  const wrongIds: string[] = []
  for (const [id, lines] of groups) {
    const outcome = attempt(map, lines, gazetteer)
    wrong.push(...outcome.wrong)
    if (outcome.posting) postings.push(outcome.posting)
    else wrongIds.push(id)
  }
  return {
    postings,
    wrong: wrong.toSorted((a, b) => a.line - b.line),
    wrongIds,
    skipped,
    truncated,
  }
}

const passesFilter = (row: Row, map: CsvMap): boolean =>
  Object.entries(map.filter).every(([column, values]) => values?.includes(row[column]!))

/** Each row must be right by itself; those that are make the posting, if it is right as a whole. */
function attempt(map: CsvMap, lines: readonly { line: number; row: Row }[], gazetteer: Gazetteer) {
  const wrong: WrongLine[] = []
  const made = (of: typeof lines): Posting | null => {
    try {
      return applyMap(
        map,
        of.map(({ row }) => row),
        gazetteer,
      )
    } catch (failure) {
      wrong.push({ line: of[0]!.line, reason: reasonOf(failure) })
      return null
    }
  }
  const right = lines.filter((line) => made([line]) !== null)
  return { posting: right.length > 0 ? made(right) : null, wrong }
}

/** Any other error ends the import. */
function reasonOf(failure: unknown): string {
  if (failure instanceof Error && 'code' in failure && failure.code === 'wrong-row') return failure.message
  throw failure
}
