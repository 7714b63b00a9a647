import { localDay, type CalendarDay } from '@lunchpail/contracts/wizard/rules/calendar-day'

/** The day where the person is. */
export const today = (): CalendarDay => localDay(new Date())
