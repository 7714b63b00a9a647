import {
  gatheringKinds,
  registrationStates,
  type Gathering as GatheringContract,
  type Registration as RegistrationContract,
} from '@lunchpail/contracts/engagement/gatherings'
import type { Registrant } from '@lunchpail/contracts/engagement/portal-events'
import type { Candidate, Registration } from '../../generated/client.ts'
import type { Counts } from './registrations/count-registrations.ts'
import type { GatheringRow } from './read-gatherings.ts'

const kindOf = (row: GatheringRow) => gatheringKinds.find((kind) => kind === row.kind) ?? 'program'
const stateOf = ({ state }: Registration) => registrationStates.find((one) => one === state) ?? 'canceled'

/** Nobody registers for what is over or canceled. */
export const takesPeople = ({ isOpen, canceledAt, endsAt }: GatheringRow, now: Date): boolean =>
  isOpen && canceledAt === null && (endsAt === null || endsAt > now)

/** What has begun took place. */
export const hasBegun = ({ startsAt }: GatheringRow, now: Date): boolean =>
  startsAt !== null && startsAt <= now

export const presentGathering = (
  row: GatheringRow,
  counts: Counts | undefined,
  now: Date,
): GatheringContract => ({
  id: row.id,
  kind: kindOf(row),
  name: row.name,
  company_name: row.companyName,
  description: row.description,
  place:
    row.placeName === null
      ? null
      : { name: row.placeName, address: row.address ?? '', city: row.city ?? '', region: row.region ?? '' },
  zone: row.zone,
  starts_at: row.startsAt?.toISOString() ?? null,
  ends_at: row.endsAt?.toISOString() ?? null,
  capacity: row.capacity,
  left: row.capacity === null ? null : Math.max(0, row.capacity - (counts?.registered ?? 0)),
  positions: row.positions.map(({ positionId, title }) => ({ id: positionId, title })),
  open: takesPeople(row, now),
  canceled: row.canceledAt !== null,
})

export const presentRegistration = (row: Registration, ahead: number | null): RegistrationContract => ({
  id: row.id,
  gathering_id: row.gatheringId,
  state: stateOf(row),
  positions: row.positions,
  ahead,
  code: row.code,
  checked_in_at: row.checkedInAt?.toISOString() ?? null,
})

export const presentRegistrant = (
  row: Registration,
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

/** The same for its company, with how many come. */
export const presentPortalEvent = (row: GatheringRow, counts: Counts | undefined, now: Date) => ({
  gathering: presentGathering(row, counts, now),
  registered: counts?.registered ?? 0,
  waiting: counts?.waiting ?? 0,
  checked_in: counts?.checkedIn ?? 0,
  named: [...row.named],
  cancelable: row.canceledAt === null && !hasBegun(row, now),
})
