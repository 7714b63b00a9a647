import type { GatheringRow } from './read-gatherings.ts'

/** From its end on nobody moves up, and nobody is told of it any more. */
export const isOver = ({ endsAt }: Pick<GatheringRow, 'endsAt'>, now: Date): boolean =>
  endsAt !== null && endsAt <= now

/** Nobody registers for what is over or canceled. */
export const takesPeople = (gathering: GatheringRow, now: Date): boolean =>
  gathering.isOpen && gathering.canceledAt === null && !isOver(gathering, now)

/** What has begun took place. */
export const hasBegun = ({ startsAt }: GatheringRow, now: Date): boolean =>
  startsAt !== null && startsAt <= now
