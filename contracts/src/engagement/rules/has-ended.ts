import { minuteMs } from '../../durations.ts'
import type { Invite } from '../api.ts'

/** Whether an interview is over: `over` of an invite says from the beginning on that it has begun. */
export const hasEnded = (
  { over, inviteTime, minutes }: Pick<Invite, 'over' | 'inviteTime' | 'minutes'>,
  now: Date = new Date(),
): boolean => over && new Date(inviteTime ?? 0).getTime() + minutes * minuteMs <= now.getTime()
