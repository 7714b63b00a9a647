import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { releaseAllBuilds } from '@lunchpail/kit-build/releases/release'
import type { Noun } from '@lunchpail/contracts/noun'
import { build } from '../build.ts'
import { createDatabases } from '@lunchpail/kit-service/create-databases'
import { migrateDatabases } from '../postgres/migrate-databases.ts'
import { createStreams } from '../nats/create-streams.ts'
import { loadDemonstration } from '../demonstration.ts'
import { environmentDefaults } from '../environment.ts'
import { freePort } from '../ports.ts'
import { removeData } from '../postgres/postgres.ts'
import { openReleaseStore } from '@lunchpail/kit-build/releases/store/release-store'
import {
  releaseStoreVariables,
  serviceUrl,
  serviceVariables,
  shellVariables,
} from '../process-environment.ts'
import { managedProcess, type ManagedProcess } from '../managed-process.ts'
import { servicesHere } from '../services-here.ts'
import { respondsOk } from '../responds-ok.ts'
import { siteProcesses } from '../site/site-processes.ts'
import { planSite } from '../site/site-plan.ts'
import { openStateFolder, root } from '../state-folder.ts'
import { startWatchdog } from '../watchdog.ts'
import { callerTokens, type AuthorizeCall } from '@lunchpail/kit-service/caller-tokens'
import { systemClock } from '@lunchpail/kit-service/clock'
import { withDatabase } from './database.ts'

/** A further process of a service, which a fault starts and ends. */
export interface Instance {
  readonly process: ManagedProcess
  readonly url: string
  /** how often it ended by itself, and was started again */
  readonly deaths: () => number
}
interface InstanceOptions {
  /** on the port of the site's own process, which must not run then */
  readonly inPlace?: boolean
  /** instead of the service's */
  readonly main?: string
  readonly env?: Readonly<Record<string, string>>
}

/** Every service with a PostgreSQL, a NATS and a message catcher of their own: the site without what a browser loads. */
export interface BackEnd {
  readonly services: readonly Noun[]
  readonly process: (name: string) => ManagedProcess
  readonly url: (noun: Noun) => string
  readonly messageCatcherUrl: string
  readonly natsUrl: string
  /** the Authorization header of a call of the shell's to a service */
  readonly authorizeAsShell: AuthorizeCall
  /** environment variables for a process of this service */
  readonly environment: (noun: Noun) => Record<string, string>
  /** Connects to the database of a service. */
  readonly database: <T>(noun: Noun, work: (client: pg.Client) => Promise<T>) => Promise<T>
  /** Rows of a statement on the database of a service. */
  readonly rows: <Row extends pg.QueryResultRow>(
    noun: Noun,
    sql: string,
    values?: unknown[],
  ) => Promise<Row[]>
  /** A process of this service that is not started yet. */
  readonly instance: (noun: Noun, options?: InstanceOptions) => Promise<Instance>
  /** Restarts NATS with those of its permissions, a line of the file each, that are wanted. */
  readonly permit: (isWanted: (line: string) => boolean) => Promise<void>
  /** Builds the shell and the microfrontends, as far as they are not, and starts the site's own server; returns its port. */
  readonly shell: () => Promise<number>
  /** One more of the site's own server, which is not started yet, beside that of `shell`. */
  readonly anotherShell: () => Promise<{ readonly process: ManagedProcess; readonly port: number }>
  /** Starts the object store, and loads the demonstration's companies and applicants. */
  readonly demonstration: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** What of a site is looked at, however many processes it has. */
export type Watched = Pick<BackEnd, 'services' | 'url' | 'rows' | 'natsUrl' | 'messageCatcherUrl'>

export const startBackEnd = async (): Promise<BackEnd> => {
  const folder = openStateFolder(mkdtempSync(path.join(tmpdir(), 'lunchpail-prove-')))
  const watchdog = startWatchdog()
  watchdog.removeAtEnd(folder)
  const plan = await planSite(
    folder,
    { ...environmentDefaults, LOG_LEVEL: 'warn' },
    { port: await freePort() },
  )
  // Durable: commits must survive a kill.
  const own = siteProcesses({ plan, durable: true, watched: [], watchdog, log: () => {} })
  const nats = await own.nats()
  const infrastructure = [own.postgres?.process, nats, own.messageCatcher].filter(
    (managed) => managed !== undefined,
  )
  const processes = new Map(
    [...infrastructure, ...own.services, own.shell].map((managed) => [managed.name, managed]),
  )

  const instances: ManagedProcess[] = []

  const instance = async (noun: Noun, options: InstanceOptions = {}): Promise<Instance> => {
    const own = serviceUrl(plan, noun)
    const url = options.inPlace ? own : `http://127.0.0.1:${await freePort()}`
    let deaths = 0
    const managed = managedProcess({
      name: `${noun}-${instances.length}`,
      command: process.execPath,
      args: [options.main ?? 'src/main.ts'],
      cwd: path.join(root, 'services', noun),
      env: { ...serviceVariables(plan, noun), PORT: new URL(url).port, ...options.env },
      ready: () => respondsOk(`${url}/health/ready`),
      logsFolder: plan.logsFolder,
      watchdog,
      log: () => (deaths += 1),
    })
    instances.push(managed)
    return { process: managed, url, deaths: () => deaths }
  }
  const permissions = path.join(folder, 'nats/permissions.conf')
  const permitted = readFileSync(permissions, 'utf8').split('\n')
  const permit = async (isWanted: (line: string) => boolean): Promise<void> => {
    writeFileSync(permissions, permitted.filter(isWanted).join('\n'))
    await nats!.kill()
    await nats!.start()
  }

  const startShell = async (): Promise<number> => {
    await build(plan.logsFolder, watchdog)
    const store = await openReleaseStore(releaseStoreVariables(plan))
    await releaseAllBuilds(root, { store, services: {} }, new Date())
    store.close()
    instances.push(own.shell)
    await own.shell.start()
    return plan.port
  }
  let shell: Promise<number> | undefined
  const anotherShell: BackEnd['anotherShell'] = async () => {
    const port = await freePort()
    const managed = managedProcess({
      name: `shell-${instances.length}`,
      command: process.execPath,
      args: ['server/main.ts'],
      cwd: path.join(root, 'shell'),
      env: { ...shellVariables(plan), PORT: String(port) },
      ready: () => respondsOk(`http://127.0.0.1:${port}/health/ready`),
      logsFolder: plan.logsFolder,
      watchdog,
      log: () => {},
    })
    instances.push(managed)
    return { process: managed, port }
  }

  /** a connection is as long as most statements, and tests look again and again */
  const pools = new Map<Noun, pg.Pool>()
  const poolOf = (noun: Noun): pg.Pool => {
    const known = pools.get(noun)
    if (known) return known
    const pool = new pg.Pool({ connectionString: own.postgres!.url(noun), max: 2 })
    // of a PostgreSQL that a test kills
    pool.on('error', () => {})
    pools.set(noun, pool)
    return pool
  }

  const stop = async (): Promise<void> => {
    await Promise.all([...pools.values()].map((pool) => pool.end()))
    await Promise.all([...own.services, ...instances].map((managed) => managed.stop(5_000)))
    await Promise.all(infrastructure.map((managed) => managed.stop(2_500)))
    removeData(path.join(folder, 'postgres'))
    watchdog.close()
  }
  try {
    await Promise.all(infrastructure.map((managed) => managed.start()))
    await createDatabases(own.postgres!.url, plan.databases)
    await migrateDatabases(plan)
    await createStreams(plan)
    await Promise.all(own.services.map((managed) => managed.start()))
  } catch (failure) {
    await stop()
    throw failure
  }
  return {
    services: servicesHere,
    process: (name) => processes.get(name)!,
    url: (noun) => serviceUrl(plan, noun),
    messageCatcherUrl: plan.messageCatcherUrl,
    natsUrl: plan.natsUrl('operator'),
    authorizeAsShell: callerTokens(plan.secrets.callerKeys.shell.private, systemClock),
    environment: (noun) => ({ ...serviceVariables(plan, noun), PORT: '0' }),
    database: (noun, work) => withDatabase(own.postgres!.url(noun), work),
    rows: async <Row extends pg.QueryResultRow>(noun: Noun, sql: string, values: unknown[] = []) =>
      (await poolOf(noun).query<Row>(sql, values)).rows,
    instance,
    permit,
    shell: () => (shell ??= startShell()),
    anotherShell,
    demonstration: async () => {
      if (own.objectStore) {
        instances.push(own.objectStore)
        await own.objectStore.start()
      }
      await loadDemonstration(plan, watchdog)
    },
    stop,
  }
}
