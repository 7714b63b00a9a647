import type { Transaction } from '@lunchpail/kit-database/transaction'
import { newCheckInCode } from './check-in-code.ts'
import type { GatheringRow } from '../read-gatherings.ts'
import { fillPlaces } from './fill-places.ts'
import { countPlaces, insertRegistration, type Places, type RegistrationRow } from './registration-rows.ts'
import { scheduleReminder } from './schedule-reminder.ts'

type Who = Omit<RegistrationRow, 'id' | 'gatheringId' | 'state' | 'code' | 'atDoor'>

/**
 * Gives a registrant a place and a reminder, or puts them at the end of the waiting list, behind so many; the gathering is held by
 * this transaction, and its places were counted in it.
 */
export async function takePlace(
  tx: Transaction,
  gathering: GatheringRow,
  who: Who,
  now: Date,
  counted?: Places,
): Promise<{
  readonly row: RegistrationRow
  readonly state: 'registered' | 'waiting'
  readonly ahead: number | null
}> {
  const places = counted ?? (await countPlaces(tx, gathering.id))
  const { free, movedUp } = await fillPlaces(tx, gathering, now, places)
  const state = free > 0 ? 'registered' : 'waiting'
  const row = await insertRegistration(tx, {
    ...who,
    gatheringId: gathering.id,
    state,
    code: newCheckInCode(),
  })
  if (state === 'registered') await scheduleReminder(tx, gathering, row, now)
  return { row, state, ahead: state === 'waiting' ? places.waiting - movedUp.length : null }
}
