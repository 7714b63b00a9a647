import { hourMs } from '../../durations.ts'
import { draftReminders } from '../enumerations.ts'

/*
 * When a reminder comes, on the clock of the person: of the browser. A day in which the clock is changed has its hours by
 * that clock.
 */

const later = (now: Date, hours: number): Date => new Date(now.getTime() + hours * hourMs)

/** An hour of a day, counted from today. */
export const hourOf = (now: Date, day: number, hour: number): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + day, hour)

export const reminderChoices = ['soon', 'tonight', 'tomorrow'] as const
export type ReminderChoice = (typeof reminderChoices)[number]

/** 1 §9: in 2 hours; tonight at 7pm, or in an hour after 6pm; tomorrow, in 24 hours. */
export function reminderAt(choice: ReminderChoice, now: Date): Date {
  if (choice === 'soon') return later(now, draftReminders.soonHours)
  if (choice === 'tomorrow') return later(now, draftReminders.tomorrowHours)
  const { at, lateFrom, lateHours } = draftReminders.tonight
  return now.getHours() < lateFrom ? hourOf(now, 0, at) : later(now, lateHours)
}

/** 1 §9: hours that have passed today are not offered. */
export const isOffered = (now: Date, day: number, hour: number): boolean => hourOf(now, day, hour) > now

/** 1 §9: the scheduler begins with 9am, or in three hours; with tomorrow after 9pm. */
export function scheduledFirst(now: Date): { readonly day: number; readonly hour: number } {
  const { at, laterHours, tomorrowFrom } = draftReminders.scheduler
  if (now.getHours() >= tomorrowFrom) return { day: 1, hour: at }
  return { day: 0, hour: now.getHours() < at ? at : now.getHours() + laterHours }
}
