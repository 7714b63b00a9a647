import { reportError } from '@lunchpail/kit-web/error-report'
import { currentSession, onSessionChange } from '@lunchpail/kit-web/session'
import { readKiosk } from '@lunchpail/kit-web/storage/kiosk'
import { startReports } from '../reports/send-reports.ts'

/** A visitor's first page has no use for them. */
function startPromptsOnceSignedIn(): void {
  const stop = onSessionChange(startIfSignedIn)
  function startIfSignedIn(): void {
    if (!currentSession().account) return
    stop()
    import(/* webpackChunkName: "prompts" */ '../prompts/start-prompts.tsx').then(
      ({ startPrompts }) => startPrompts(),
      (error: unknown) => reportError(error, 'prompts'),
    )
  }
  startIfSignedIn()
}

/** What was reported meanwhile waits in the ports. */
export function startIdleWork(): void {
  startReports()
  if (!readKiosk()) return startPromptsOnceSignedIn()
  import(/* webpackChunkName: "kiosk" */ '../kiosk/start-kiosk.ts').then(
    ({ startKiosk }) => startKiosk(),
    (error: unknown) => reportError(error, 'kiosk'),
  )
}
