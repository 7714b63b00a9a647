// `npm run bench` measures, prints a table and records it in bench/results.json. `npm run bench -- http scale` chooses,
// `lighthouse:/jobs` one part of a bench. `--smallest` takes the size that tests run, which is recorded nowhere but in the
// file that `--to` names.
import { generateKeyPairSync } from 'node:crypto'
import { parseArgs } from 'node:util'
import { CliError } from '@lunchpail/kit-local/cli-error'
import { endCommands } from '@lunchpail/kit-local/run-command'
import { onShutdown, printError } from '@lunchpail/kit-local/shutdown'
import { startWatchdog } from '@lunchpail/kit-local/watchdog'
import { hourMs } from '@lunchpail/contracts/durations'
import { type BackEnd, startBackEnd } from '@lunchpail/kit-local/rig/back-end'
import { benchNames, loadBench, type BenchRun } from './bench.ts'
import { endChildren } from '@lunchpail/kit-local/rig/children'
import type { Figure } from './measure.ts'
import { currentCommit, record, resultsFile } from './results.ts'
import { startDatabases, startNats } from './servers.ts'
import { testNats, type Stack } from '@lunchpail/kit-local/test-run/private-stack'
import { usedMs } from '@lunchpail/kit-local/rig/processes'

const watchdog = startWatchdog()
const closing: (() => Promise<unknown>)[] = [endChildren]
const close = async (): Promise<void> => {
  endCommands()
  for (const step of closing.splice(0)) await step()
  watchdog.close()
}
onShutdown(close)

interface Chosen {
  readonly name: string
  readonly parts: readonly string[]
}

/** Every bench, or those that are named, each with the parts that are. */
function choose(args: readonly string[]): Chosen[] {
  const asked = args.map((arg) => [arg.split(':', 1)[0]!, arg.split(':').slice(1).join(':')] as const)
  const unknown = asked.find(([name]) => !benchNames.includes(name))
  if (unknown) throw new CliError(`There is no bench ${unknown[0]}; there is ${benchNames.join(', ')}.`)
  return benchNames
    .filter((name) => asked.length === 0 || asked.some(([one]) => one === name))
    .map((name) => {
      const parts = asked.filter(([one]) => one === name).map(([, part]) => part)
      return { name, parts: parts.includes('') ? [] : parts }
    })
}

/** Of a service that is measured by itself. */
const serviceVariables = {
  PUBLIC_URL: 'http://127.0.0.1',
  // none signs tokens here; those that need some bring the keys
  TOKEN_KEYS: '{"keys":[]}',
  PORT: '0',
  LOG_LEVEL: 'error',
  // nothing that is sealed here is opened
  NOTIFICATIONS_PUBLIC_KEY: JSON.stringify(
    generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' }),
  ),
}

const ownBackEnd: BenchRun['withBackEnd'] = async (measure) => {
  const site = await startBackEnd()
  try {
    return await measure(site)
  } finally {
    await site.stop()
  }
}
let shared: Promise<BackEnd> | undefined
const sharedBackEnd: BenchRun['withBackEnd'] = async (measure) => {
  shared ??= startBackEnd().then((site) => {
    closing.push(site.stop)
    return site
  })
  return measure(await shared)
}

/** At their smallest size, which says nothing of speed, two at a time: each waits for half of its time. */
const atOnce = { full: 1, smallest: 2 }
/** For a bench that waits for what never comes. */
const longestMs = { full: 2 * hourMs, smallest: 300_000 }

/** Rejects at the first failure; what others have measured until then is recorded. */
async function measureAll(
  chosen: readonly Chosen[],
  size: 'full' | 'smallest',
  file?: string,
): Promise<Figure[]> {
  const commit = file ? currentCommit() : ''
  // for the sites that benches start
  process.env['NATS_SERVER_BIN'] ??= await testNats()
  let databases: Promise<Stack> | undefined
  const withBackEnd = size === 'full' ? ownBackEnd : sharedBackEnd
  const all: Figure[] = []
  const waiting = [...chosen]
  const measure = async ({ name, parts }: Chosen): Promise<void> => {
    console.log(`measuring ${name} …`)
    const [begun, before] = [performance.now(), usedMs()]
    const bench = await loadBench(name)
    let nats: Promise<Stack> | undefined
    const servers: BenchRun['servers'] = async () => {
      databases ??= startDatabases(watchdog, size).then((stack) => {
        closing.push(() => stack.stop())
        return stack
      })
      nats ??= startNats(watchdog)
      return { ...(await databases).env, ...(await nats).env, ...serviceVariables }
    }
    let limit: NodeJS.Timeout | undefined
    const tooLong = new Promise<never>((_resolve, reject) => {
      limit = setTimeout(() => reject(new Error('it did not end in time')), longestMs[size])
    })
    try {
      const figures = await Promise.race([
        bench.measure(bench[size], { servers, withBackEnd, parts }),
        tooLong,
      ])
      if (parts.length > 0 && figures.length === 0) throw new Error(`it has no part ${parts.join(', ')}`)
      // where the system tells nothing of processes, their time is not known
      const none = figures.find((one) => [one.value, one.baseline, one.ratio].some(Number.isNaN))
      if (none && process.platform === 'linux') throw new Error(`'${none.name}' is no number`)
      all.push(...figures)
      const day = new Date().toISOString().slice(0, 10)
      if (file) record(file, { bench: name, whole: parts.length === 0, figures, commit, day })
    } catch (error) {
      waiting.length = 0
      console.error(`${name} failed:`)
      throw error
    } finally {
      clearTimeout(limit)
      await (await nats)?.stop()
    }
    const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`
    console.log(
      `${name} took ${seconds(performance.now() - begun)}, ${seconds(usedMs() - before)} of the processor`,
    )
  }
  const inTurn = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await measure(next)
  }
  await Promise.all(Array.from({ length: atOnce[size] }, inTurn))
  return all
}

let passed = false
try {
  const { values, positionals } = parseArgs({
    options: { smallest: { type: 'boolean', default: false }, to: { type: 'string' } },
    allowPositionals: true,
  })
  const size = values.smallest ? 'smallest' : 'full'
  const file = values.to ?? (values.smallest ? undefined : resultsFile)
  const figures = await measureAll(choose(positionals), size, file)
  console.table(figures.map(({ conditions: _told, ...rest }) => rest))
  passed = true
} catch (error) {
  printError(error)
}
await close()
// whatever a bench that failed still waits for
process.exit(passed ? 0 : 1)
