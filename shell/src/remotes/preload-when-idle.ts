import { whenQuiet } from '@lunchpail/kit-web/after-load'
import { reportError } from '@lunchpail/kit-web/error-report'
import type { Remotes } from './remotes.ts'

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Nothing is preloaded with Save-Data, or on a 2G connection. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

/** Preloads the microfrontends of the main navigation while the browser is idle. */
export function preloadWhenIdle(remotes: Remotes): void {
  if (savesData()) return
  const work = () => {
    for (const { name, nav } of remotes.registry)
      if (nav.some(({ signedIn }) => !signedIn))
        remotes.manifest(name).catch((error: unknown) => reportError(error, `preload ${name}`))
  }
  whenQuiet(work)
}
