import { setReminder } from './set-reminder.ts'

export const routes = {
  setReminder,
}
