import type { Readable } from 'node:stream'
import type { OpenTransaction } from '@lunchpail/kit-database/transaction'
import type { Clock } from '@lunchpail/kit-service/clock'
import type { Tx } from '../database.ts'
import { readGazetteer } from '../places/gazetteer.ts'
import { closeMissing } from '../commands/close-missing.ts'
import { savePostings } from '../commands/save-postings.ts'
import type { Counts } from '../commands/save-postings.ts'
import { collectPostings } from './collect-postings.ts'
import type { WrongLine } from './collect-postings.ts'
import type { CsvMap } from './csv-map.ts'

/** Keeps transactions short: what was saved before a failure stays. */
const postingsPerTransaction = 50

export interface ImportDeps {
  readonly transaction: OpenTransaction<Tx>
  readonly clock: Clock
}
export interface ImportReport extends Counts {
  readonly closed: number
  readonly wrong: readonly WrongLine[]
  /** rows that the filter of the map leaves out */
  readonly skipped: number
}

/** Imports the positions of one publisher. A second run with the same file changes nothing. */
export async function importFeed(
  { transaction, clock }: ImportDeps,
  map: CsvMap,
  input: Readable,
  { complete, onSaved = () => {} }: { complete: boolean; onSaved?: (saved: number, of: number) => void },
): Promise<ImportReport> {
  const gazetteer = await transaction((tx) => readGazetteer(tx, map.place.states))
  const { postings, wrong, wrongIds, skipped, truncated } = await collectPostings(input, map, gazetteer)
  const counts = { added: 0, changed: 0, unchanged: 0, closed: 0 }
  for (let from = 0; from < postings.length; from += postingsPerTransaction) {
    const batch = postings.slice(from, from + postingsPerTransaction)
    const saved = await transaction((tx) => savePostings(tx, map.source, batch, clock.now()))
    counts.added += saved.added
    counts.changed += saved.changed
    counts.unchanged += saved.unchanged
    onSaved(from + batch.length, postings.length)
  }
  // A wrong row still names its posting, so that is not missing.
  const present = [...postings.map((posting) => posting.externalId), ...wrongIds]
  // A file that could not be read to its end closes nothing.
  if (complete && !truncated && postings.length > 0)
    counts.closed = await transaction((tx) => closeMissing(tx, map.source, present, clock.now()))
  return { ...counts, wrong, skipped }
}
