import { reportError } from '@lunchpail/kit-web/error-report'
import { afterLoad } from '../after-load.ts'
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

const delayAfterLoadMs = 2_000

/** Preloads the microfrontends of the main navigation while the browser is idle. */
export function preloadWhenIdle(remotes: Remotes): void {
  if (savesData()) return
  const work = () => {
    for (const { name, nav } of remotes.registry)
      if (nav.some(({ signedIn }) => !signedIn))
        remotes.manifest(name).catch((error: unknown) => reportError(error, `preload ${name}`))
  }
  afterLoad(() => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(work), delayAfterLoadMs))
}
