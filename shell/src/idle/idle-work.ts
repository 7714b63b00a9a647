import { helpPage } from '@lunchpail/contracts/shell/pages'
import { whenQuiet } from '@lunchpail/kit-web/after-load'
import { reportError } from '@lunchpail/kit-web/error-report'
import { currentSession, onSessionChange } from '@lunchpail/kit-web/session'
import { readKiosk } from '@lunchpail/kit-web/storage/kiosk'
import { followDevice } from '../locale/follow-device.ts'
import { openHelpFromLinks } from '../prompts/open-help-from-links.ts'
import { startReports } from '../reports/send-reports.ts'

const loadPrompts = () => import('../prompts/start-prompts.tsx')

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

/** Whoever opens no help does not pay for its dialog; where it does not come, its page does. */
const openHelp = () =>
  void loadPrompts().then(
    (prompts) => prompts.openHelp(),
    () => location.assign(helpPage.path),
  )

/** What was reported meanwhile waits in the ports. */
export function startIdleWork(): void {
  startReports()
  if (!readKiosk()) {
    openHelpFromLinks(openHelp)
    whenQuiet(startPromptsOnceSignedIn)
    followDevice()
    return
  }
  import('../kiosk/start-kiosk.ts').then(
    ({ startKiosk }) => startKiosk(),
    (error: unknown) => reportError(error, 'kiosk'),
  )
}
