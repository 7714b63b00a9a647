import { knownPosition } from '@lunchpail/contracts/jobs/known-position'
import { checkConditions, isPreQualified } from '@lunchpail/contracts/matches/rules/pre-qualified'
import { erasedAmong } from '@lunchpail/kit-database/tombstone'
import type { OpenTransaction, Transaction } from '@lunchpail/kit-database/transaction'
import type { Clock } from '@lunchpail/kit-service/clock'
import { candidateOf, isBarred } from '../deck/find-candidate.ts'
import {
  findChanged,
  forgetChanged,
  holdChanged,
  saveDoneTo,
  type ChangedPosition,
} from './changed-positions.ts'
import { findFitting, findSuitedIds, type FittingRow } from './find-fitting.ts'
import type { FanOutReaction, Fit } from './reaction.ts'

/**
 * Candidates of one transaction: erasure waits for it no longer than it takes. Each of its statements waits for what the relay
 * does meanwhile with the pages before, so that many small ones took twice as long.
 */
const peopleOfPage = 2_000
/** Ids that are read at once: of a position in a city they are found by one walk of the index. */
const idsAtOnce = 100_000

interface FanOutDeps {
  readonly transaction: OpenTransaction<Transaction>
  readonly statements: Transaction
  readonly clock: Clock
  readonly reactions: readonly FanOutReaction[]
  readonly pageSize?: number
}

/**
 * Whom each marked position fits: the reverse of the deck, with the same conditions. The marks wait in the database, and with
 * them how far each has come, so that whoever goes on after a crash repeats nothing but the page under way.
 */
export async function* fanOut(deps: FanOutDeps): AsyncGenerator<number> {
  for (
    let changed = await findChanged(deps.statements);
    changed;
    changed = await findChanged(deps.statements)
  )
    yield* walk(deps, changed)
}

async function* walk(deps: FanOutDeps, changed: ChangedPosition): AsyncGenerator<number> {
  const { statements, pageSize = peopleOfPage } = deps
  let { doneTo } = changed
  for (let isWhole = false; !isWhole;) {
    const ids = isReachable(changed)
      ? await findSuitedIds(statements, changed, { after: doneTo, limit: idsAtOnce })
      : []
    for (let from = 0; from < ids.length; from += pageSize) {
      const page = ids.slice(from, from + pageSize)
      // closed, or changed once more: it is read again, in its turn
      if (!(await tell(deps, changed, page))) return
      yield page.length
    }
    doneTo = ids.at(-1) ?? null
    isWhole = ids.length < idsAtOnce
  }
  await forgetChanged(statements, changed)
  yield 1
}

/** Without a point it is on no one's way; and one that was closed waits for no one. */
const isReachable = ({ open, latitude, longitude }: ChangedPosition): boolean =>
  open && latitude !== null && longitude !== null

/** Has those of a page told whom it fits still; false where the position is not as it was. */
const tell = (
  { transaction, clock, reactions }: FanOutDeps,
  changed: ChangedPosition,
  page: readonly string[],
): Promise<boolean> =>
  transaction(async (tx) => {
    const erased = await erasedAmong(tx, page)
    if (!(await holdChanged(tx, changed))) return false
    const among = page.filter((id) => !erased.has(id))
    const at = clock.now()
    const fits = (await findFitting(tx, changed, { among, now: at }))
      .map(fitOf(changed))
      .filter(({ candidate }) => !isBarred(candidate, at))
    if (fits.length > 0) for (const react of reactions) await react(tx, changed.state, fits, at)
    await saveDoneTo(tx, changed, page.at(-1)!)
    return true
  })

const fitOf = ({ state }: ChangedPosition) => {
  const position = knownPosition(state)
  return ({ miles, autoApply, wantsAlerts, ...row }: FittingRow): Fit => {
    const candidate = candidateOf(row)
    const check = () => checkConditions(position, candidate)
    return {
      candidate,
      wants: { alerts: wantsAlerts, autoApply },
      miles,
      checkConditions: check,
      isPreQualified: () => isPreQualified(check()),
    }
  }
}
