import type { Task } from 'graphile-worker'
import * as z from 'zod/mini'
import { dayMs } from '@lunchpail/contracts/durations'
import type { SentPosition } from '@lunchpail/contracts/jobs/events'
import { knownPosition } from '@lunchpail/contracts/jobs/known-position'
import { autoApplyChosen } from '@lunchpail/contracts/matches/events'
import { nextTurn, roomToday, type Chosen } from '@lunchpail/contracts/matches/rules/auto-apply'
import { checkConditions, isPreQualified } from '@lunchpail/contracts/matches/rules/pre-qualified'
import { lockAccount } from '@lunchpail/kit-database/lock-account'
import { readRows } from '@lunchpail/kit-database/statement'
import type { OpenTransaction } from '@lunchpail/kit-database/transaction'
import { emit } from '@lunchpail/kit-events/emit'
import type { Clock } from '@lunchpail/kit-service/clock'
import { enqueue } from '@lunchpail/kit-service/enqueue'
import type { Tx } from '../database.ts'
import { homeOf } from '../deck/commute-area.ts'
import { amongStatement } from '../deck/deck.ts'
import { isBarred, type Candidate } from '../deck/find-candidate.ts'
import { mismatchesFor } from '../deck/mismatches-for.ts'
import { findRankedCandidate } from '../weights/find-ranking.ts'
import { companiesOf, findCompanies, findSetting } from './find-setting.ts'
import { attempts, autoApplyTask, keyOf } from './note-found.ts'

interface ChooseDeps {
  /** of which the relay hears */
  readonly transaction: OpenTransaction<Tx>
  readonly clock: Clock
}

/** Of one person, looked at in one turn: the latest. The rest has its turn after them. */
const atOnce = 100
const payload = z.object({ account: z.string() })

/**
 * One person's turn: of what was found for them and still fits, the best ones are chosen, as many as this day has room for.
 * The rest waits for the next morning. Everything is looked at again here: it may have been found long ago.
 */
export const choose =
  ({ transaction, clock }: ChooseDeps): Task =>
  async (input) => {
    const { account } = payload.parse(input)
    await transaction((tx) => chooseFor(tx, account, clock.now()))
  }

/** Puts the person's turn into the queue. */
export const enqueueTurn = (tx: Tx, accountId: string, runAt?: Date): Promise<void> =>
  enqueue(
    tx,
    autoApplyTask,
    { account: accountId },
    { key: keyOf(accountId), attempts, ...(runAt && { runAt }) },
  )

async function chooseFor(tx: Tx, accountId: string, now: Date): Promise<void> {
  await lockAccount(tx, accountId)
  const waiting = await tx.autoApply.findMany({
    where: { accountId, state: 'waiting' },
    orderBy: [{ at: 'desc' }, { positionId: 'desc' }],
    take: atOnce,
    select: { positionId: true },
  })
  if (waiting.length === 0) return
  const setting = await findSetting(tx, accountId)
  const candidate = await findRankedCandidate(tx, accountId)
  // off, or the account is erased, archived, barred or fake
  if (!setting?.isOn || isBarred(candidate, now)) {
    await tx.autoApply.deleteMany({ where: { accountId, state: 'waiting' } })
    return
  }
  const ids = waiting.map(({ positionId }) => positionId)
  const { fitting, later } = await findFitting(tx, candidate, ids, now)
  const still = new Set([...fitting, ...later])
  await tx.autoApply.updateMany({
    where: { accountId, state: 'waiting', positionId: { in: ids.filter((id) => !still.has(id)) } },
    data: { state: 'left' },
  })
  const room = roomToday(await findChosen(tx, accountId, now), { ...setting, now })
  const chosen = fitting.slice(0, room)
  await tx.autoApply.updateMany({
    where: { accountId, positionId: { in: chosen } },
    data: { state: 'chosen', at: now },
  })
  for (const position_id of chosen)
    await emit(
      tx,
      autoApplyChosen,
      { account_id: accountId, position_id, chosen_at: now.toISOString() },
      { at: now, subject: accountId },
    )
  if (chosen.length < still.size) await enqueueTurn(tx, accountId, nextTurn(now, setting.timezone))
  else if (waiting.length === atOnce) await enqueueTurn(tx, accountId)
}

/** What was chosen in the last two days, which hold every day that is now somewhere. */
async function findChosen(tx: Tx, accountId: string, now: Date): Promise<Chosen[]> {
  const rows = await tx.autoApply.findMany({
    where: { accountId, state: { not: 'waiting' }, at: { gte: new Date(now.getTime() - 2 * dayMs) } },
    select: { state: true, at: true },
  })
  return rows as Chosen[]
}

interface Fitting {
  readonly fitting: readonly number[]
  /** of companies to which another of them, or an earlier one, may go first */
  readonly later: readonly number[]
}

/**
 * Those that would be in the deck, best first, whose conditions are all met, without a mismatch. Of one company one, and none where
 * the person ever applied to it: a second one is theirs to send. It waits while the first is on its way, which may end as not sent.
 */
async function findFitting(
  tx: Tx,
  candidate: Candidate,
  ids: readonly number[],
  now: Date,
): Promise<Fitting> {
  const fitting: number[] = []
  const later: number[] = []
  if (!homeOf(candidate)) return { fitting, later }
  const rows = await readRows<{ id: number; state: SentPosition }>(tx, amongStatement(candidate, ids, now))
  const { applied, underWay } = await findCompanies(tx, candidate.id)
  for (const { id, state } of rows) {
    const position = knownPosition(state)
    if (!isPreQualified(checkConditions(position, candidate))) continue
    if (mismatchesFor(position, candidate).length > 0) continue
    const own = companiesOf(state)
    if (own.some((company) => applied.has(company))) continue
    if (own.some((company) => underWay.has(company))) later.push(id)
    else {
      fitting.push(id)
      for (const company of own) underWay.add(company)
    }
  }
  return { fitting, later }
}
