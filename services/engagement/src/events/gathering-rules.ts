import type { GatheringRow } from './read-gatherings.ts'

/** Nobody registers for what is over or canceled. */
export const takesPeople = ({ isOpen, canceledAt, endsAt }: GatheringRow, now: Date): boolean =>
  isOpen && canceledAt === null && (endsAt === null || endsAt > now)

/** What has begun took place. */
export const hasBegun = ({ startsAt }: GatheringRow, now: Date): boolean =>
  startsAt !== null && startsAt <= now
