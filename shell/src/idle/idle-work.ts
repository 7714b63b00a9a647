import { reportError } from '@lunchpail/kit-web/error-report'
import { readKiosk } from '@lunchpail/kit-web/storage/kiosk'
import { startKiosk } from '../kiosk/start-kiosk.ts'
import { startPrompts } from '../prompts/start-prompts.tsx'
import { startReports } from '../reports/send-reports.ts'

/** What was reported meanwhile waits in the ports. */
export function startIdleWork(): void {
  startReports()
  if (readKiosk()) startKiosk().catch((error: unknown) => reportError(error, 'kiosk'))
  else startPrompts()
}
