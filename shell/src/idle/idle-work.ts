import { startReports } from '../reports/send-reports.ts'
import { startPrompts } from '../prompts/start-prompts.tsx'

/** What was reported meanwhile waits in the ports. */
export function startIdleWork(): void {
  startReports()
  startPrompts()
}
