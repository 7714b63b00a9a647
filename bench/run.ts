// `npm run bench`: measures, prints a table and writes bench/results.json. `npm run bench -- accounts applies desk events gathering http journey lighthouse resume scale scans start web`
// chooses, and `lighthouse:/jobs` one of its pages.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDatabases } from '@lunchpail/kit-local/databases'
import { nats } from '@lunchpail/kit-local/nats'
import { freePort } from '@lunchpail/kit-local/ports'
import { serverStack } from '@lunchpail/kit-local/test-run/private-stack'
import { startWatchdog } from '@lunchpail/kit-local/watchdog'
import { accountsBench } from './accounts/accounts.bench.ts'
import { appliesBench } from './applies/applies.bench.ts'
import { deskBench } from './desk/desk.bench.ts'
import { eventsBench } from './events/events.bench.ts'
import { gatheringBench } from './gathering/gathering.bench.ts'
import { httpBench } from './http/http.bench.ts'
import { journeyBench } from './journey/journey.bench.ts'
import type { Figure } from './measure.ts'
import { resumeBench } from './resume/resume.bench.ts'
import { scansBench } from './resume/scans.bench.ts'
import { scaleBench } from './scale/scale.bench.ts'
import { startBench } from './start/start.bench.ts'
import { lighthouseBench } from './web/lighthouse/lighthouse.bench.ts'
import { webBench } from './web/web.bench.ts'

/** Of the parts that a bench has, all where none is named. */
type Bench = (env: NodeJS.ProcessEnv, parts: readonly string[]) => Promise<Figure[]>
const benches: Record<string, Bench> = {
  accounts: accountsBench,
  applies: appliesBench,
  desk: deskBench,
  events: eventsBench,
  gathering: gatheringBench,
  http: httpBench,
  journey: journeyBench,
  lighthouse: lighthouseBench,
  resume: resumeBench,
  scale: scaleBench,
  scans: scansBench,
  start: startBench,
  web: webBench,
}

const chosen = process.argv.slice(2)
const folder = mkdtempSync(path.join(tmpdir(), 'lunchpail-bench-'))
const watchdog = startWatchdog()
const stack = await serverStack(folder, watchdog)
const port = await freePort()
const stream = await nats({
  folder: path.join(folder, 'nats'),
  logsFolder: path.join(folder, 'logs'),
  port,
  watchdog,
  log: console.log,
})
await stream.start()

const superuser = (database = 'postgres') => {
  const url = new URL(stack.env['TEST_DATABASE_URL']!)
  url.pathname = `/${database}`
  return url.href
}
const roles = (['wizard', 'engagement', 'jobs', 'matches'] as const).map((noun) => ({
  role: noun,
  database: noun,
  password: 'bench',
}))
await createDatabases(superuser, roles)
const urlOf = (noun: string) => {
  const url = new URL(superuser(noun))
  url.username = noun
  url.password = 'bench'
  return url.href
}
const env = {
  ...stack.env,
  NATS_URL: `nats://127.0.0.1:${port}`,
  ENVIRONMENT: 'dev',
  PUBLIC_URL: 'http://127.0.0.1',
  AUTH_URL: 'http://127.0.0.1:9',
  PORT: '0',
  LOG_LEVEL: 'error',
  ...Object.fromEntries(roles.map(({ role }) => [`DATABASE_URL_${role.toUpperCase()}`, urlOf(role)])),
}

const figures: Figure[] = []
const failed: string[] = []
try {
  for (const [name, bench] of Object.entries(benches)) {
    const own = chosen.filter((one) => one === name || one.startsWith(`${name}:`))
    if (chosen.length > 0 && own.length === 0) continue
    console.log(`measuring ${name} …`)
    const parts = own.includes(name) ? [] : own.map((one) => one.slice(name.length + 1))
    try {
      figures.push(...(await bench(env, parts)))
    } catch (failure) {
      // what the others measure is kept
      console.error(`${name} failed:`, failure)
      failed.push(name)
    }
  }
} finally {
  await stream.stop()
  await stack.stop()
  watchdog.close()
  rmSync(folder, { recursive: true, force: true })
}
console.table(figures.map(({ conditions: _told, ...rest }) => rest))

// A run of some benches, or one that failed in some, replaces the figures that it has and leaves the others.
const file = path.join(import.meta.dirname, 'results.json')
const earlier =
  chosen.length + failed.length > 0 && existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Figure[])
    : []
const measured = new Map([...earlier, ...figures].map((one) => [one.name, one]))
writeFileSync(file, `${JSON.stringify([...measured.values()], null, 2)}\n`)
if (failed.length > 0) process.exitCode = 1
