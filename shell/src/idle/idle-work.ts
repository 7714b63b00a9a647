import { reportError } from '@lunchpail/kit-web/error-report'
import { currentSession, onSessionChange } from '@lunchpail/kit-web/session'
import { readKiosk } from '@lunchpail/kit-web/storage/kiosk'
import { startReports } from '../reports/send-reports.ts'

const load = (start: 'startPrompts' | 'startHelp') =>
  import('../prompts/prompts.ts').then(
    (prompts) => prompts[start](),
    (error: unknown) => reportError(error, 'prompts'),
  )

/** A visitor's first page has no use for them. */
function startPromptsOnceSignedIn(): void {
  const stop = onSessionChange(startIfSignedIn)
  function startIfSignedIn(): void {
    if (!currentSession().account) return
    stop()
    void load('startPrompts')
  }
  startIfSignedIn()
}

/** What was reported meanwhile waits in the ports. */
export function startIdleWork(): void {
  startReports()
  if (!readKiosk()) {
    // EN-15: who touches nothing needs no help, and the first visit does not pay for it
    addEventListener('pointerover', () => void load('startHelp'), { once: true })
    return startPromptsOnceSignedIn()
  }
  import('../kiosk/start-kiosk.ts').then(
    ({ startKiosk }) => startKiosk(),
    (error: unknown) => reportError(error, 'kiosk'),
  )
}
