import { getEmailSettings, saveEmailSettings } from './email-settings.ts'
import { exportApplies, exportFound } from './export-applies.ts'
import { getApplied } from './get-applied.ts'
import { getDesk } from './get-desk.ts'
import { getStats } from './get-stats.ts'
import { listApplies } from './list-applies.ts'
import { listCalendar } from './list-calendar.ts'

export const routes = {
  getEmailSettings,
  saveEmailSettings,
  exportApplies,
  exportFound,
  getApplied,
  getDesk,
  getStats,
  listApplies,
  listCalendar,
}
