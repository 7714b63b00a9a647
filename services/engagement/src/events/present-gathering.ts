import {
  gatheringKinds,
  type Gathering as GatheringContract,
} from '@lunchpail/contracts/engagement/gatherings'
import type { Counts } from './registrations/count-registrations.ts'
import type { GatheringRow } from './read-gatherings.ts'
import { hasBegun, isOver, takesPeople } from './gathering-rules.ts'

const kindOf = (row: GatheringRow) => gatheringKinds.find((kind) => kind === row.kind) ?? 'program'

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
  over: isOver(row, now),
  canceled: row.canceledAt !== null,
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
