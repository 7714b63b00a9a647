import type { Readable } from 'node:stream'
import { setImmediate as others } from 'node:timers/promises'
import type { OpenTransaction } from '@lunchpail/kit-database/transaction'
import type { Clock } from '@lunchpail/kit-service/clock'
import type { Tx } from '../database.ts'
import { states } from '@lunchpail/contracts/wizard/enumerations'
import { settleTwins } from '../duplicates/settle-twins.ts'
import { readGazetteer, type Gazetteer } from '../places/gazetteer.ts'
import type { Posting } from '../positions/posting.ts'
import { closeMissing } from '../postings/close-missing.ts'
import { prepare } from '../postings/prepare.ts'
import { savePostings } from '../postings/save-postings.ts'
import type { Counts } from '../postings/save-postings.ts'
import { collectItems } from './collect-items.ts'
import { collectPostings } from './collect-postings.ts'
import type { Collected, WrongLine } from './collect-postings.ts'
import type { CsvMap } from './csv-map.ts'
import type { ItemOrFault } from './formats/feed-item.ts'
import { IdSet } from './id-set.ts'

/** Keeps transactions short, on a busy machine too: what was saved before a failure stays. */
const postingsPerTransaction = 200

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

interface ImportOptions {
  /** what the file does not have is closed */
  readonly complete: boolean
  /** `of` is known where the whole file is read before */
  readonly onSaved?: (saved: number, of: number | undefined) => void
}

/** What one publisher sends: its name, the states that it has places in, and how its file becomes postings. */
interface Feed {
  readonly source: string
  readonly states: readonly string[]
  readonly collect: (gazetteer: Gazetteer) => Promise<Collected> | Collected
}

/** Imports the CSV of one publisher by its map. */
export const importFeed = (
  deps: ImportDeps,
  map: CsvMap,
  input: Readable,
  options: ImportOptions,
): Promise<ImportReport> =>
  importPostings(
    deps,
    {
      source: map.source,
      states: map.place.states,
      collect: (gazetteer) => collectPostings(input, map, gazetteer),
    },
    options,
  )

/** Imports a feed of a common format, which needs no map. */
export const importItems = (
  deps: ImportDeps,
  source: string,
  items: AsyncIterable<ItemOrFault>,
  options: ImportOptions,
): Promise<ImportReport> =>
  importPostings(
    deps,
    {
      source,
      states: Object.keys(states),
      collect: (gazetteer) => collectItems(items, gazetteer, deps.clock.now()),
    },
    options,
  )

/** Imports the positions of one publisher. A second run with the same file changes nothing. */
async function importPostings(
  { transaction, clock }: ImportDeps,
  { source, states: within, collect }: Feed,
  { complete, onSaved = () => {} }: ImportOptions,
): Promise<ImportReport> {
  const gazetteer = await transaction((tx) => readGazetteer(tx, within))
  const collected = await collect(gazetteer)
  const counts = { added: 0, changed: 0, unchanged: 0, waiting: 0, closed: 0 }
  // a complete feed closes what is not in it
  const present = new IdSet()
  let read = 0
  // whether most of the last batch was new
  let isNew = true
  for await (const batch of readAhead(batchesOf(collected.postings, () => isNew))) {
    const saved = await transaction((tx) => savePostings(tx, source, batch, clock.now()))
    isNew = saved.added > batch.length / 2
    counts.added += saved.added
    counts.changed += saved.changed
    counts.unchanged += saved.unchanged
    counts.waiting += saved.waiting
    read += batch.length
    if (complete) for (const { externalId } of batch) present.add(externalId)
    onSaved(read, Array.isArray(collected.postings) ? collected.postings.length : undefined)
  }
  const { wrong, wrongIds, skipped, truncated } = collected
  // A file that could not be read to its end closes nothing. A wrong row still names its posting, so that is not missing.
  if (complete && !truncated && read > 0) {
    for (const id of wrongIds) present.add(id)
    counts.closed = await closeMissing(transaction, source, (id) => present.has(id), clock)
  }
  await settleTwins(transaction, clock)
  return { ...counts, wrong, skipped }
}

/** What is likely to be stored is prepared while the batch before it is. */
async function* batchesOf(postings: Collected['postings'], isNew: () => boolean): AsyncGenerator<Posting[]> {
  let batch: Posting[] = []
  for await (const posting of postings) {
    batch.push(posting)
    if (isNew()) prepare(posting)
    // whoever waits for the database gets its turn
    await others()
    if (batch.length < postingsPerTransaction) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Has the next one made while one is used. */
async function* readAhead<Item>(items: AsyncGenerator<Item>): AsyncGenerator<Item> {
  const ahead = () => {
    const next = items.next()
    // thrown where it is waited for
    next.catch(() => {})
    return next
  }
  let next = ahead()
  try {
    for (;;) {
      const { value, done } = await next
      if (done) return
      next = ahead()
      yield value
    }
  } finally {
    await next.catch(() => {})
    await items.return(undefined)
  }
}
