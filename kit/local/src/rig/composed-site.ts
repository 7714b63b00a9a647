import path from 'node:path'
import { readRegistry } from '@lunchpail/kit-build/releases/edit-registry'
import { readAllLive } from '@lunchpail/kit-build/releases/read-releases'
import { openReleaseStore } from '@lunchpail/kit-build/releases/store/release-store'
import type { Release } from '@lunchpail/kit-build/releases/registry'
import { environmentDefaults } from '../environment.ts'
import { freePort } from '../ports.ts'
import { removeData } from '../postgres/postgres.ts'
import { shellVariables } from '../process-environment.ts'
import { silentProgress } from '../progress.ts'
import { site } from '../site/site.ts'
import { planSite } from '../site/site-plan.ts'
import { openStateFolder } from '../state-folder.ts'
import type { Watchdog } from '../watchdog.ts'

/** A whole site of this tree, as `npm start` makes it, with the demonstration data. */
export interface ComposedSite {
  /** where its server listens, without TLS */
  readonly port: number
  /** environment of its server */
  readonly shellEnvironment: Readonly<Record<string, string>>
  readonly live: readonly Release[]
  readonly stop: () => Promise<void>
}

/** Without a public address it has the demonstration's companies and applicants, too. */
export async function startComposedSite(
  folder: string,
  variables: { readonly PUBLIC_URL?: string; readonly ERROR_REPORTING_URL?: string },
  watchdog: Watchdog,
): Promise<ComposedSite> {
  openStateFolder(folder)
  const given = { ...environmentDefaults, ...variables, LOG_LEVEL: 'error' as const }
  const port = await freePort()
  const plan = await planSite(openStateFolder(path.join(folder, 'site')), given, { port })
  const whole = site({ plan, progress: { ...silentProgress, log: console.log }, watchdog, durable: false })
  const stop = async (): Promise<void> => {
    await whole.stop()
    removeData(path.join(plan.folder, 'postgres'))
  }
  try {
    await whole.start()
    const shellEnvironment = shellVariables(plan)
    const store = await openReleaseStore(shellEnvironment)
    const live = (await readAllLive(store, await readRegistry(store))).live
    return { port, shellEnvironment, live, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
