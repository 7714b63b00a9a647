import { collectGarbage } from '@lunchpail/kit-service/collect-garbage'
import { onShutdown, printError } from '../shutdown.ts'
import { readEnvironment, type SiteVariables } from '../environment.ts'
import { portIsFree } from '../ports.ts'
import { clearDevelopmentReleases } from '../dev-builds.ts'
import { printedProgress, type Progress } from '../progress.ts'
import { endCommands } from '../run-command.ts'
import { clearRunningSite, recordRunningSite, waitUntilNoneRuns } from './running-site.ts'
import { CliError } from '../cli-error.ts'
import { planSite, type SitePlan } from './site-plan.ts'
import { site, type Site } from './site.ts'
import { openStateFolder } from '../state-folder.ts'
import { startWatchdog, type Watchdog } from '../watchdog.ts'

interface RunOptions {
  readonly folder: string
  readonly environmentFile: string
  /** processes and builds that restart when their code changes; absent: everything runs as it was built */
  readonly watched?: readonly string[]
  /** what else runs beside the site; resolves to its stop function */
  readonly alongside?: (
    plan: SitePlan,
    watchdog: Watchdog,
    progress: Progress,
  ) => Promise<() => Promise<void>>
}

const refuseTakenPorts = async (given: SiteVariables): Promise<void> => {
  for (const name of ['PORT', 'MESSAGE_CATCHER_PORT'] as const) {
    const port = given[name]
    if (port && !(await portIsFree(port)))
      throw new CliError(
        `Port ${port} is in use: end what uses it, or choose another one, for example ${name}=${port + 1} npm start.`,
      )
  }
}

/** Starts a site in its folder, prints its address, and runs it until this process is stopped. */
export const runSite = async (options: RunOptions): Promise<void> => {
  const { folder, watched: followed } = options
  const since = performance.now()
  const progress = printedProgress()
  let running: Site | undefined
  let endBeside: (() => Promise<void>) | undefined
  let watchdog: Watchdog | undefined

  const stop = async (): Promise<void> => {
    endCommands()
    await endBeside?.()
    await running?.stop()
    if (running) clearRunningSite(folder)
    watchdog?.close()
  }
  let ended = false
  onShutdown(async (reason) => {
    ended = true
    progress.log(`\nStopping, by ${reason} …`)
    await stop()
    progress.log('Everything has stopped.')
  })

  try {
    const given = readEnvironment(options.environmentFile)
    await waitUntilNoneRuns(folder)
    await refuseTakenPorts(given)
    openStateFolder(folder)
    const plan = await planSite(folder, given, { development: followed !== undefined })
    if (followed) clearDevelopmentReleases(plan)
    watchdog = startWatchdog()
    running = site({ plan, progress, watchdog, durable: true, watched: followed ?? [] })
    recordRunningSite(plan, watchdog.pid, false)
    await running.start()
    endBeside = await options.alongside?.(plan, watchdog, progress)
    recordRunningSite(plan, watchdog.pid, true)
    progress.log(
      `\nLunchpail is ready in ${((performance.now() - since) / 1000).toFixed(1)} s: ${plan.publicUrl}`,
    )
    progress.log('Ctrl-C stops it.')
    collectGarbage()
  } catch (error) {
    // the failure comes from stopping
    if (ended) return
    printError(error)
    await stop()
    process.exit(1)
  }
}
