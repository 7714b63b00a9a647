import { constants } from 'node:os'
import { serverStack } from './private-stack.ts'
import type { Run } from './run.ts'
import { signal, testStage, type StageOptions } from './stages.ts'
import { projects, vitest, vitestInOrder, withPart } from './suites.ts'
import type { StageResult } from './summary.ts'
import type { FileReport, TestReport } from './test-report.ts'

interface UnitOptions {
  readonly browser: string
  /** most of the tests of services and servers have run, and some workers have none left */
  readonly onMost: () => void
  /** all of them have */
  readonly onServers: () => void
  /** the part of the browser tests that does not run beside the sites */
  readonly beforeSites: Promise<unknown>
  readonly browsersRan: Promise<unknown>
}

/**
 * The tests that are named, or all: those of services beside those of the shell's server and of kit, and then those that start sites
 * of their own. Rules and pages, which wait for nothing, are kept for when one of these or the browser tests wait, and take what they
 * leave of the processor.
 */
export const unitTests = (
  run: Run,
  { browser, onMost, onServers, beforeSites, browsersRan }: UnitOptions,
): Promise<StageResult[]> =>
  run.during(
    'PostgreSQL for tests',
    () => serverStack(run.folder, run.watchdog),
    async (server): Promise<StageResult[]> => {
      const env = { ...server, ...(browser && { CHROMIUM_PATH: browser }) }
      const all = run.choice.unit.length === 0
      const [servicesRan, serversRan, sitesRan, pagesRan] = [signal(), signal(), signal(), signal()]
      const ran = [servicesRan, serversRan, sitesRan, pagesRan].map(({ promise }) => promise)
      let before: Promise<unknown> = all ? Promise.all([...ran, browsersRan]) : Promise.resolve()
      /** With nothing beside it: after all others, and one after the other. */
      const again = (...files: readonly FileReport[]): Promise<TestReport> => {
        const report = before.then(() => vitestInOrder(run.outputAgain(files.at(-1)!.file), files, env))
        before = report.catch(() => {})
        return report
      }
      const stage = (name: string, what: readonly string[], options: StageOptions = {}) => {
        const { onMost, onRan, priority } = options
        const to = { ...withPart(run.output(name), 0.9, onMost), ...(priority && { priority }) }
        const first = () =>
          vitest(to, what, env).finally(() => {
            onMost?.()
            onRan?.()
          })
        return testStage(name, first, { alone: again, behind: (file, before) => again(...before, file) })
      }
      if (!all) return [await stage('tests', run.choice.unit)]
      const [most, mostOfServers] = [signal(), signal()]
      const workers = (count: number): string => `--maxWorkers=${count}`
      // each of these loads and starts every service in turn: a fourth would cost more than it fills
      const services = stage('services', [workers(3), ...projects('services')], {
        onMost: most.resolve,
        onRan: servicesRan.resolve,
      })
      const servers = stage('servers', [workers(2), ...projects('servers', 'mocking')], {
        onMost: mostOfServers.resolve,
        onRan: serversRan.resolve,
      })
      const pages = Promise.race([servicesRan.promise, serversRan.promise]).then(() =>
        stage('rules and pages', projects('rules', 'pages'), {
          onRan: pagesRan.resolve,
          priority: constants.priority.PRIORITY_BELOW_NORMAL,
        }),
      )
      await Promise.all([most.promise, mostOfServers.promise])
      onMost()
      await Promise.all([servicesRan.promise, serversRan.promise])
      onServers()
      await beforeSites
      const sites = stage('whole sites', projects('sites'), { onRan: sitesRan.resolve })
      return Promise.all([pages, services, servers, sites])
    },
  )
