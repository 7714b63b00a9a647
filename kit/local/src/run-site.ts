import { onEnd, tell } from './end-of-process.ts'
import { readEnvironment, type Environment } from './environment.ts'
import { portIsFree } from './ports.ts'
import { forgetDevelopmentReleases } from './dev-builds.ts'
import { printedProgress, type Progress } from './progress.ts'
import { endCommands } from './run-command.ts'
import { forgetRunning, noteRunning, untilNoneRuns } from './running-site.ts'
import { Sentence } from './sentence.ts'
import { planSite, type SitePlan } from './site-plan.ts'
import { site, type Site } from './site.ts'
import { openStateFolder } from './state-folder.ts'
import { startWatchdog, type Watchdog } from './watchdog.ts'

interface RunOptions {
  readonly folder: string
  readonly environmentFile: string
  /** parts that follow changes of the code; absent: everything stands as it was built */
  readonly followed?: readonly string[]
  /** what else shall run beside the site; answers how to end it */
  readonly beside?: (plan: SitePlan, watchdog: Watchdog, progress: Progress) => Promise<() => Promise<void>>
}

const refuseTakenPorts = async (given: Environment): Promise<void> => {
  for (const name of ['PORT', 'INBOX_PORT'] as const) {
    const port = given[name]
    if (port && !(await portIsFree(port)))
      throw new Sentence(
        `Port ${port} is in use: end what uses it, or choose another one, for example ${name}=${port + 1} npm start.`,
      )
  }
}

/** Starts a site in its folder, tells its address, and keeps it until this process is told to end. */
export const runSite = async (options: RunOptions): Promise<void> => {
  const { folder, followed } = options
  const since = performance.now()
  const progress = printedProgress()
  let running: Site | undefined
  let endBeside: (() => Promise<void>) | undefined
  let watchdog: Watchdog | undefined

  const stop = async (): Promise<void> => {
    endCommands()
    await endBeside?.()
    await running?.stop()
    if (running) forgetRunning(folder)
    watchdog?.close()
  }
  let ended = false
  onEnd(async (reason) => {
    ended = true
    progress.say(`\nStopping, by ${reason} …`)
    await stop()
    progress.say('Everything has stopped.')
  })

  try {
    const given = readEnvironment(options.environmentFile)
    await untilNoneRuns(folder)
    await refuseTakenPorts(given)
    openStateFolder(folder)
    const plan = await planSite(folder, given, { development: followed !== undefined })
    if (followed) forgetDevelopmentReleases(plan)
    watchdog = startWatchdog()
    running = site({ plan, progress, watchdog, durable: true, followed: followed ?? [] })
    noteRunning(plan, watchdog.pid, false)
    await running.start()
    endBeside = await options.beside?.(plan, watchdog, progress)
    noteRunning(plan, watchdog.pid, true)
    progress.say(
      `\nLunchpail is ready in ${((performance.now() - since) / 1000).toFixed(1)} s: ${plan.publicUrl}`,
    )
    progress.say('Ctrl-C stops it.')
  } catch (error) {
    // what fails because it is being stopped is no news
    if (ended) return
    tell(error)
    await stop()
    process.exit(1)
  }
}
