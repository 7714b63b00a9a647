import { appointmentReminders } from '@lunchpail/contracts/engagement/rules/appointment-reminders'

interface Event {
  readonly startsAt: Date | null
  readonly zone: string
}

/** Of the reminders that an interview of that time has, the first that is to come: an event has one. Null where none is. */
export const eventReminderTime = ({ startsAt, zone }: Event, now: Date): Date | null =>
  (startsAt && appointmentReminders(startsAt, zone, now)[0]?.at) ?? null
