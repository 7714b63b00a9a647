import type { GatheringRow } from './read-gatherings.ts'

/** From its end on no one moves up, and no one is told of it anymore. */
export const isOver = ({ endsAt }: Pick<GatheringRow, 'endsAt'>, now: Date): boolean =>
  endsAt !== null && endsAt <= now

/** There is no registration for what is over or canceled. */
export const takesPeople = (gathering: GatheringRow, now: Date): boolean =>
  gathering.isOpen && gathering.canceledAt === null && !isOver(gathering, now)

/** What has begun took place. */
export const hasBegun = ({ startsAt }: GatheringRow, now: Date): boolean =>
  startsAt !== null && startsAt <= now
