import { constants } from 'node:os'
import { nouns, type Noun } from '@lunchpail/contracts/noun'
import { serverStack } from './private-stack.ts'
import type { Run } from './run.ts'
import { signal, testStage } from './stages.ts'
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

/** Whose tests one worker runs, by how long they take together. */
const servicesApart: Readonly<Record<string, readonly Noun[]>> = {
  'auth and profile': ['auth', 'profile'],
  'jobs and notifications': ['jobs', 'notifications'],
}
const otherServices = nouns.filter((noun) => !Object.values(servicesApart).flat().includes(noun))

/** Tests that run, and when the most of their files and all of them have run, of which what failed is not run again yet. */
interface Stage {
  readonly result: Promise<StageResult>
  readonly most: Promise<void>
  readonly ran: Promise<void>
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
      const allRan = signal()
      let before: Promise<unknown> = all ? Promise.all([allRan.promise, browsersRan]) : Promise.resolve()
      /** With nothing beside it: after all others, and one after the other. */
      const again = (...files: readonly FileReport[]): Promise<TestReport> => {
        const report = before.then(() => vitestInOrder(run.outputAgain(files.at(-1)!.file), files, env))
        before = report.catch(() => {})
        return report
      }
      const stage = (name: string, what: readonly string[], priority?: number): Stage => {
        const [most, ran] = [signal(), signal()]
        const to = { ...withPart(run.output(name), 0.6, most.resolve), ...(priority && { priority }) }
        // by how long each took it begins with the longest, and each of two runs at once would forget what the other wrote
        const cache = { TEST_CACHE: all ? `-${name.replaceAll(' ', '-')}` : '' }
        const first = () =>
          vitest(to, what, { ...env, ...cache }).finally(() => {
            most.resolve()
            ran.resolve()
          })
        const result = testStage(name, first, {
          alone: again,
          behind: (file, before) => again(...before, file),
        })
        return { result, most: most.promise, ran: ran.promise }
      }
      if (!all) return [await stage('tests', run.choice.unit).result]
      const workers = (count: number): string => `--maxWorkers=${count}`
      // what has loaded a service runs it warm: three workers for all of them take a sixth more of the processor
      const ofServices = (name: string, own: readonly Noun[]): Stage =>
        stage(name, [workers(1), ...projects('services'), ...own.map((noun) => `services/${noun}/`)])
      const services = [
        ...Object.entries(servicesApart).map(([name, own]) => ofServices(name, own)),
        ofServices('other services', otherServices),
      ]
      const servers = stage('servers', [workers(2), ...projects('servers', 'mocking')])
      const first = [...services, servers]
      const pages = Promise.race(first.map(({ ran }) => ran)).then(() =>
        stage('rules and pages', projects('rules', 'pages'), constants.priority.PRIORITY_BELOW_NORMAL),
      )
      await Promise.all(first.map(({ most }) => most))
      onMost()
      await Promise.all(first.map(({ ran }) => ran))
      onServers()
      await beforeSites
      const stages = [await pages, ...first, stage('whole sites', projects('sites'))]
      void Promise.all(stages.map(({ ran }) => ran)).then(() => allRan.resolve())
      return Promise.all(stages.map(({ result }) => result))
    },
  )
