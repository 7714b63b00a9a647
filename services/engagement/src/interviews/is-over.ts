import type { InviteRow } from '../rows/includes.ts'

/** Whether an interview has begun. */
export const isOver = ({ time }: Pick<InviteRow, 'time'>, now: Date): boolean =>
  time !== null && time.startsAt <= now
