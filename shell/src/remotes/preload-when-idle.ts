import { reportError } from '@lunchpail/kit-web/error-report'
import type { Remotes } from './remotes.ts'

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whoever saves data, or is on a very slow line, loads what they open and nothing else. */
function sparing(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

/** Brings the microfrontends of the main navigation while the browser has nothing better to do. */
export function preloadWhenIdle(remotes: Remotes): void {
  if (sparing()) return
  const work = () => {
    for (const { name, nav } of remotes.registry)
      if (nav.some(({ signedIn }) => !signedIn))
        remotes.manifest(name).catch((error: unknown) => reportError(error, `preload ${name}`))
  }
  addEventListener('load', () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(work), 2000))
}
