import {
  demonstrationApplicants,
  type DemonstrationApplicant,
} from '@lunchpail/kit-local/demonstration/applicants'
import type { OpenTransaction } from '@lunchpail/kit-database/transaction'
import { hourMs, minuteMs } from '@lunchpail/contracts/durations'
import { claimGatherings } from '../events/claim-gatherings.ts'
import { takePlace } from '../events/registrations/take-place.ts'
import type { Tx } from '../database.ts'
import { lockGathering } from '../events/lock-gathering.ts'
import type { GatheringRow } from '../events/read-gatherings.ts'

/**
 * People at the events of their company: they come, wait for a place, or are checked in. The company holds its events by then.
 * Whoever is registered already is left alone, and no one is told of what happened days ago.
 */
export async function loadRegistrations(transaction: OpenTransaction<Tx>, now: Date): Promise<void> {
  await transaction(async (tx) => {
    const names = [...new Set(demonstrationApplicants.map(({ company }) => company))]
    const positions = await tx.position.findMany({
      where: { companyName: { in: names }, managedBy: { not: null } },
      distinct: ['companyName'],
    })
    const owners = positions.map(({ companyName, managedBy }) => ({
      company_name: companyName!,
      managed_by: managedBy,
    }))
    await claimGatherings(tx, owners, now)
  })
  for (const { gatheringId, applicants, checkedIn } of demonstrationRegistrants)
    await transaction(async (tx) => {
      const gathering = await lockGathering(tx, gatheringId)
      if (gathering.canceledAt !== null) return
      const people = demonstrationApplicants.filter(({ company }) => company === gathering.companyName)
      for (const [turn, place] of applicants.entries()) {
        const checkedInAt = turn < checkedIn ? arrivedAt(gathering, turn, now) : null
        await loadOne(tx, gathering, people[place]!, { turn, checkedInAt, now })
      }
    })
}

const begunOr = (now: number, { startsAt }: GatheringRow): number => Math.min(startsAt?.getTime() ?? now, now)

/** In the first minutes of the event, and not in the future. */
const arrivedAt = (gathering: GatheringRow, turn: number, now: Date): Date =>
  new Date(begunOr(now.getTime() - hourMs, gathering) + (5 + 4 * turn) * minuteMs)

interface Turn {
  readonly turn: number
  readonly checkedInAt: Date | null
  readonly now: Date
}

async function loadOne(
  tx: Tx,
  gathering: GatheringRow,
  { accountId, title }: DemonstrationApplicant,
  { turn, checkedInAt, now }: Turn,
): Promise<void> {
  if ((await tx.registration.count({ where: { gatheringId: gathering.id, accountId } })) > 0) return
  const wanted = gathering.positions.filter((position) => position.title === title)
  const who = {
    accountId,
    isEmployer: false,
    positions: wanted.map(({ positionId }) => positionId),
    utm: null,
    search: null,
    language: 'en',
    registeredAt: new Date(begunOr(now.getTime(), gathering) - (48 - 3 * turn) * hourMs),
    checkedInAt,
  }
  await takePlace(tx, gathering, who, now)
}

/** The people registered for an event of the demonstration, by their places among the applicants of its company, in the order in which they came. */
interface DemonstrationRegistrants {
  readonly gatheringId: string
  readonly applicants: readonly number[]
  /** how many of them are checked in, from the first */
  readonly checkedIn: number
}

/** Two wait for the open house, which has eight places. */
const demonstrationRegistrants: readonly DemonstrationRegistrants[] = [
  {
    gatheringId: 'harbor-and-pine-open-house',
    applicants: [3, 5, 0, 8, 6, 4, 2, 7, 1, 10],
    checkedIn: 3,
  },
  { gatheringId: 'harbor-and-pine-hiring-day', applicants: [1, 9, 4, 0, 16, 3], checkedIn: 0 },
  { gatheringId: 'forklift-safety-class', applicants: [13, 14, 11, 2], checkedIn: 0 },
  { gatheringId: 'first-job-program', applicants: [17, 2], checkedIn: 0 },
]
