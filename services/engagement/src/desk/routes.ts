import { getEmailSettings, saveEmailSettings } from './email-settings.ts'
import { exportApplicants, exportFound } from './export-applicants.ts'
import { getApplied } from './get-applied.ts'
import { getDesk } from './get-desk.ts'
import { getStats } from './get-stats.ts'
import { listApplicants } from './list-applicants.ts'
import { listCalendar } from './list-calendar.ts'

export const routes = {
  getEmailSettings,
  saveEmailSettings,
  exportApplicants,
  exportFound,
  getApplied,
  getDesk,
  getStats,
  listApplicants,
  listCalendar,
}
