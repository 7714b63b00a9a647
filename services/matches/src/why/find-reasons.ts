// SQL by hand: the deck's own conditions, each as a column of one position.
import { applyAgainSince } from '@lunchpail/contracts/engagement/rules/apply-again'
import type { SentPosition } from '@lunchpail/contracts/jobs/events'
import { knownPosition } from '@lunchpail/contracts/jobs/known-position'
import { commuteMinutes } from '@lunchpail/contracts/jobs/rules/mismatch'
import { shiftsOf } from '@lunchpail/contracts/jobs/rules/start-window'
import { commuteLimitMinutes, shiftBit, type Shift } from '@lunchpail/contracts/jobs/enumerations'
import type { WhyReason } from '@lunchpail/contracts/matches/api'
import { binder, readRows } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { CardRow } from '../suggestions/presenters.ts'
import { lockOf } from '../suggestions/deck-lock.ts'
import { appliedSql, wishesSql, type Wish } from '../deck/conditions.ts'
import { deckStatement, foundStatement } from '../deck/deck.ts'
import { homeOf } from '../deck/commute-area.ts'
import type { Candidate } from '../deck/find-candidate.ts'
import { commuteSearch, searchSql } from '../deck/search.ts'

interface Row {
  readonly open: boolean
  readonly state: SentPosition
  readonly applied: boolean
  readonly withdrawn_at: Date | null
  readonly accepted: boolean | null
  readonly miles: number | null
  readonly reached: boolean
  /** those of `Wish` that are met */
  readonly met: Partial<Record<Wish, boolean>>
}

export interface Reasons {
  readonly position: SentPosition
  /** the first is the one that is told */
  readonly reasons: readonly [WhyReason, ...WhyReason[]]
  /** minutes of the way there, where both ends are known */
  readonly minutes: number | null
  readonly withdrawnAt: Date | null
  /** how many jobs fit, where this one does */
  readonly total: number
}

/** Why the deck has or lacks a position; undefined for one that candidates may not see. */
export async function findReasons(
  on: Transaction,
  candidate: Candidate,
  id: number,
  now: Date,
): Promise<Reasons | undefined> {
  const row = await findRow(on, candidate, id, now)
  if (!row || row.state.live === false) return undefined
  // `least` takes no null, so a job without a place is at the other end of the world
  const isPlaced = row.miles !== null && row.state.latitude !== null && row.state.longitude !== null
  const minutes = isPlaced ? commuteMinutes(row.miles, candidate.commute_type) : null
  const found = { position: row.state, minutes, withdrawnAt: row.withdrawn_at }
  const [first, ...more] = [...ownReasons(row, candidate), ...wishReasons(row, candidate, minutes)]
  if (first) return { ...found, reasons: [first, ...more], total: 0 }
  const cards = await readRows<CardRow>(on, deckStatement(candidate, now))
  const total = cards[0]?.total ?? 0
  if (cards.some((card) => card.id === id)) return { ...found, reasons: ['suggested'], total }
  const [search] = await readRows<{ found: boolean }>(on, foundStatement(candidate, id, now))
  return { ...found, reasons: [search!.found || homeOf(candidate) ? 'better' : 'newest'], total }
}

async function findRow(
  on: Transaction,
  candidate: Candidate,
  id: number,
  now: Date,
): Promise<Row | undefined> {
  const { values, bind } = binder()
  const own = bind(candidate.id, 'uuid')
  const wishes = wishesSql(candidate, bind)
  const place = commuteSearch(candidate, bind)
  const reached = [...place.where, place.within ?? 'true'].join(' and ')
  const job = `p.id = ${bind(id, 'int')}`
  const text = `select p.open, c.state, p.miles, coalesce(${reached}, false) as reached, d.accepted,
      p.id in (${appliedSql(own, bind(applyAgainSince(now), 'timestamptz'))}) as applied,
      (select max(w.withdrawn_at) from withdrawal w where w.account_id = ${own} and w.position_id = p.id
        and w.withdrawn_at >= coalesce(a.submitted_at, '-infinity')) as withdrawn_at,
      json_build_object(${wishes.map(([wish, sql]) => `'${wish}', ${sql}`).join(', ')}) as met
    from (${searchSql(candidate, bind, { where: [job] })}) as p
    join position_card c on c.position_id = p.id
    left join decision d on d.account_id = ${own} and d.position_id = p.id
    left join application a on a.account_id = ${own} and a.position_id = p.id`
  const [row] = await readRows<Row>(on, { text, values })
  return row
}

/** What no preference changes. */
function ownReasons(row: Row, candidate: Candidate): WhyReason[] {
  const reasons: [WhyReason, boolean][] = [
    ['archived', candidate.closed],
    ['twin', !row.open && (row.state.same_as ?? null) !== null],
    ['applied', row.applied && row.withdrawn_at === null],
    ['withdrawn', row.applied && row.withdrawn_at !== null],
    ['paused', !row.open && row.state.state === 'paused'],
    ['closed', !row.open],
    ['saved', row.accepted === true],
    ['passed', row.accepted === false],
    ['locked', lockOf(candidate) !== null],
  ]
  // of these one suffices
  return reasons
    .filter(([, holds]) => holds)
    .slice(0, 1)
    .map(([reason]) => reason)
}

/** Whether a shift is among those that the person chose; its rating is another matter. */
export const isWanted =
  ({ shift: chosen }: Pick<Candidate, 'shift'>) =>
  (shift: Shift): boolean =>
    chosen === 0 || (chosen & shiftBit[shift]) !== 0

function wishReasons(row: Row, candidate: Candidate, minutes: number | null): WhyReason[] {
  const unmet = (wish: Wish) => row.met[wish] === false
  const hasWanted = shiftsOf(knownPosition(row.state)).some(isWanted(candidate))
  const way =
    minutes === null
      ? 'unplaced'
      : minutes > commuteLimitMinutes || candidate.commute_length >= commuteLimitMinutes
        ? 'far'
        : 'commute'
  const reasons: [WhyReason, boolean][] = [
    ['role', unmet('role')],
    [hasWanted ? 'rating' : 'shift', unmet('shift')],
    ['weekend', unmet('weekend')],
    ['wage', unmet('wage')],
    [way, !row.reached],
  ]
  return reasons.filter(([, holds]) => holds).map(([reason]) => reason)
}
