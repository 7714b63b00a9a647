import type { Prisma, Registration } from '../../../generated/client.ts'
import type { Tx } from '../../database.ts'
import { newCheckInCode } from './check-in-code.ts'
import type { GatheringRow } from '../read-gatherings.ts'
import { fillPlaces } from './fill-places.ts'
import { scheduleReminder } from './schedule-reminder.ts'

type Who = Omit<Prisma.RegistrationUncheckedCreateInput, 'gatheringId' | 'state' | 'code'>

/**
 * Gives a registrant a place and a reminder, or puts them at the end of the waiting list; the gathering is held by this
 * transaction.
 */
export async function takePlace(
  tx: Tx,
  gathering: GatheringRow,
  who: Who,
  now: Date,
): Promise<{ readonly row: Registration; readonly state: 'registered' | 'waiting' }> {
  const { free } = await fillPlaces(tx, gathering, now)
  const state = free > 0 ? 'registered' : 'waiting'
  const row = await tx.registration.create({
    data: { ...who, gatheringId: gathering.id, state, code: newCheckInCode() },
  })
  if (state === 'registered') await scheduleReminder(tx, gathering, row, now)
  return { row, state }
}
