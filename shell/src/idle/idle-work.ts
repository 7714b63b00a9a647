import { reportError } from '@lunchpail/kit-web/error-report'
import { currentSession, onSessionChange } from '@lunchpail/kit-web/session'
import { readKiosk } from '@lunchpail/kit-web/storage/kiosk'
import { startReports } from '../reports/send-reports.ts'
import { openHelpFromLinks } from './help-links.ts'

const loadPrompts = () => import(/* webpackChunkName: "prompts" */ '../prompts/start-prompts.tsx')

/** A visitor's first page has no use for them. */
function startPromptsOnceSignedIn(): void {
  const stop = onSessionChange(startIfSignedIn)
  function startIfSignedIn(): void {
    if (!currentSession().account) return
    stop()
    loadPrompts().then(
      ({ startPrompts }) => startPrompts(),
      (error: unknown) => reportError(error, 'prompts'),
    )
  }
  startIfSignedIn()
}

/** What was reported meanwhile waits in the ports. */
export function startIdleWork(): void {
  startReports()
  if (!readKiosk()) {
    openHelpFromLinks(loadPrompts)
    return startPromptsOnceSignedIn()
  }
  import(/* webpackChunkName: "kiosk" */ '../kiosk/start-kiosk.ts').then(
    ({ startKiosk }) => startKiosk(),
    (error: unknown) => reportError(error, 'kiosk'),
  )
}
