import {
  registrationStates,
  type Registration as RegistrationContract,
} from '@lunchpail/contracts/engagement/gatherings'
import type { Registrant } from '@lunchpail/contracts/engagement/portal-events'
import type { Candidate } from '../../../generated/client.ts'
import type { GatheringRow } from '../read-gatherings.ts'
import type { RegistrationRow } from './registration-rows.ts'

const stateOf = ({ state }: RegistrationRow) => registrationStates.find((one) => one === state) ?? 'canceled'

export const presentRegistration = (row: RegistrationRow, ahead: number | null): RegistrationContract => ({
  id: row.id,
  gathering_id: row.gatheringId,
  state: stateOf(row),
  positions: row.positions,
  ahead,
  code: row.code,
  checked_in_at: row.checkedInAt?.toISOString() ?? null,
})

export const presentRegistrant = (
  row: RegistrationRow,
  gathering: GatheringRow,
  person: Candidate | undefined,
): Registrant => ({
  id: row.id,
  code: row.code,
  name: person ? `${person.firstName} ${person.lastName}`.trim() : '',
  employer: row.isEmployer,
  state: stateOf(row),
  positions: gathering.positions
    .filter(({ positionId }) => row.positions.includes(positionId))
    .map(({ positionId, title }) => ({ id: positionId, title })),
  registered_at: row.registeredAt.toISOString(),
  checked_in_at: row.checkedInAt?.toISOString() ?? null,
})
