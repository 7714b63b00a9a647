import { mkdtempSync } from 'node:fs'
import { tmpdir, totalmem } from 'node:os'
import path from 'node:path'
import { makeStreams } from '@lunchpail/kit-events/make-streams'
import { createDatabases } from '@lunchpail/kit-service/create-databases'
import { migrationsOf } from '@lunchpail/kit-local/postgres/migrate-databases'
import { migrateService } from '@lunchpail/kit-service/migrate-service'
import { nats } from '@lunchpail/kit-local/nats/nats'
import { freePort } from '@lunchpail/kit-local/ports'
import { serverStack, type Stack } from '@lunchpail/kit-local/test-run/private-stack'
import { openStateFolder } from '@lunchpail/kit-local/state-folder'
import type { Watchdog } from '@lunchpail/kit-local/watchdog'

const roles = (['wizard', 'engagement', 'jobs', 'matches'] as const).map((noun) => ({
  role: noun,
  database: noun,
  password: 'bench',
}))

/** As `deploy/README.md` tells an operator to: a quarter of the memory, in huge pages where the machine has set these aside. */
const asDeployed = () => ({
  shared_buffers: `${Math.floor(totalmem() / 4 / 2 ** 20)}MB`,
  huge_pages: 'try',
})

/** A PostgreSQL of this run, with databases for the services that are measured by themselves. */
export async function startDatabases(watchdog: Watchdog, size: 'full' | 'smallest'): Promise<Stack> {
  const folder = openStateFolder(mkdtempSync(path.join(tmpdir(), 'lunchpail-bench-')))
  watchdog.removeAtEnd(folder)
  const stack = await serverStack(folder, watchdog, size === 'full' ? asDeployed() : {})
  const url = (database: string, user?: string): string => {
    const own = new URL(stack.env['TEST_DATABASE_URL']!)
    own.pathname = `/${database}`
    if (user) Object.assign(own, { username: user, password: 'bench' })
    return own.href
  }
  await createDatabases((database = 'postgres') => url(database), roles)
  const urls = roles.map(({ role }) => [`DATABASE_URL_${role.toUpperCase()}`, url(role, role)])
  // those of the other two are of a bench's own services
  for (const noun of ['jobs', 'matches'] as const) await migrateService(url(noun, noun), migrationsOf(noun))
  return { ...stack, env: { ...stack.env, ...Object.fromEntries(urls) } }
}

/** A NATS of one bench: services of one name share their consumers. */
export async function startNats(watchdog: Watchdog): Promise<Stack> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lunchpail-bench-nats-'))
  watchdog.removeAtEnd(folder)
  const port = await freePort()
  const server = await nats({
    folder,
    logsFolder: path.join(folder, 'logs'),
    port,
    watchdog,
    log: console.log,
  })
  await server.start()
  const url = `nats://127.0.0.1:${port}`
  await makeStreams({ url })
  return { env: { NATS_URL: url }, stop: () => server.stop() }
}
