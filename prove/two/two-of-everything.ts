import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { releaseAllBuilds } from '@lunchpail/kit-build/releases/release'
import { openReleaseStore } from '@lunchpail/kit-build/releases/store/release-store'
import { build } from '@lunchpail/kit-local/build'
import { environmentDefaults } from '@lunchpail/kit-local/environment'
import { managedProcess } from '@lunchpail/kit-local/managed-process'
import { createStreams } from '@lunchpail/kit-local/nats/create-streams'
import { freePort } from '@lunchpail/kit-local/ports'
import { migrateDatabases } from '@lunchpail/kit-local/postgres/migrate-databases'
import { removeData } from '@lunchpail/kit-local/postgres/postgres'
import { releaseStoreVariables, serviceUrl } from '@lunchpail/kit-local/process-environment'
import { respondsOk } from '@lunchpail/kit-local/responds-ok'
import { servicesHere } from '@lunchpail/kit-local/services-here'
import { planSite, type SitePlan } from '@lunchpail/kit-local/site/site-plan'
import { siteProcesses } from '@lunchpail/kit-local/site/site-processes'
import { openStateFolder, root } from '@lunchpail/kit-local/state-folder'
import { startWatchdog } from '@lunchpail/kit-local/watchdog'
import { createDatabases } from '@lunchpail/kit-service/create-databases'
import { withDatabase } from '@lunchpail/kit-local/rig/database'
import { haproxy } from '../../deploy/src/haproxy.ts'
import { drainPauseSeconds, isService, processes } from '../../deploy/src/processes.ts'
import type { Watched } from '@lunchpail/kit-local/rig/back-end'
import { installDebian } from '../install-debian.ts'
import { instancesOf, type Instances } from './instances.ts'
import { natsOfThree, type NatsServer } from './nats-of-three.ts'

const program = '/usr/sbin/haproxy'

export interface TwoOfEverything extends Watched {
  /** of the balancer in front of the shells */
  readonly siteUrl: string
  readonly nats: readonly NatsServer[]
  readonly instances: readonly Instances[]
  readonly stop: () => Promise<void>
}

/** HAProxy with the configuration that operators get, at the addresses that a site of one process each would have. */
const balancer = async (
  plan: SitePlan,
  instances: readonly Instances[],
  watchdog: ReturnType<typeof startWatchdog>,
) => {
  const status = await freePort()
  const configuration = path.join(plan.folder, 'haproxy.cfg')
  const balanced = instances.map(({ name, all }) => ({
    name,
    listen: `127.0.0.1:${isService(name) ? plan.ports[name] : plan.port}`,
    instances: all.map(({ url }) => new URL(url).host),
  }))
  writeFileSync(configuration, haproxy(balanced, `127.0.0.1:${status}`))
  return managedProcess({
    name: 'haproxy',
    command: program,
    args: ['-db', '-f', configuration],
    cwd: plan.folder,
    env: {},
    ready: () => respondsOk(`http://127.0.0.1:${status}/health/ready`),
    logsFolder: plan.logsFolder,
    watchdog,
    log: () => {},
  })
}

/** The site as it is deployed, of processes: two shells, two of each service, three of NATS, each behind a balancer. */
export const startTwoOfEverything = async (): Promise<TwoOfEverything> => {
  await installDebian(['haproxy'], program)
  const folder = openStateFolder(mkdtempSync(path.join(tmpdir(), 'lunchpail-two-')))
  const watchdog = startWatchdog()
  watchdog.removeAtEnd(folder)
  const given = {
    ...environmentDefaults,
    LOG_LEVEL: 'warn',
    NATS_REPLICAS: '3',
    TRUSTED_PROXIES: '127.0.0.0/8,::1',
  } as const
  const ofOne = await planSite(folder, given, { port: await freePort() })
  const nats = await natsOfThree(ofOne, watchdog)
  const plan: SitePlan = { ...ofOne, natsUrl: nats.url }
  const own = siteProcesses({ plan, durable: true, watched: [], watchdog, log: () => {} })
  const instances = await Promise.all(
    processes.map((name) => instancesOf(name, plan, drainPauseSeconds, watchdog)),
  )
  const proxy = await balancer(plan, instances, watchdog)
  const infrastructure = [own.postgres!.process, own.messageCatcher!, own.objectStore!].concat(
    nats.servers.map(({ process }) => process),
  )

  const stop = async (): Promise<void> => {
    const all = instances.flatMap(({ all: each }) => each)
    await Promise.all([proxy, ...all.map(({ process }) => process)].map((each) => each.stop(1_000)))
    await Promise.all(infrastructure.map((each) => each.stop(2_500)))
    removeData(path.join(folder, 'postgres'))
    watchdog.close()
  }
  try {
    await build(plan.logsFolder, watchdog)
    await Promise.all(infrastructure.map((each) => each.start()))
    await createDatabases(own.postgres!.url, plan.databases)
    await migrateDatabases(plan)
    await createStreams(plan)
    const store = await openReleaseStore(releaseStoreVariables(plan))
    await releaseAllBuilds(root, { store, services: {} }, new Date())
    store.close()
    await proxy.start()
    for (const time of [0, 1]) await Promise.all(instances.map(({ all }) => all[time]!.process.start()))
  } catch (failure) {
    await stop()
    throw failure
  }
  return {
    services: servicesHere,
    url: (noun) => serviceUrl(plan, noun),
    siteUrl: `http://127.0.0.1:${plan.port}`,
    messageCatcherUrl: plan.messageCatcherUrl,
    natsUrl: plan.natsUrl('operator'),
    rows: <Row extends pg.QueryResultRow>(
      noun: Parameters<Watched['rows']>[0],
      sql: string,
      values: unknown[] = [],
    ) => withDatabase(own.postgres!.url(noun), async (client) => (await client.query<Row>(sql, values)).rows),
    nats: nats.servers,
    instances,
    stop,
  }
}
