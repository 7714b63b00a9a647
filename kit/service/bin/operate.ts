import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { connectNats } from '@lunchpail/kit-events/nats'
import { dropDeadLetters, listDeadLetters, resendDeadLetters } from '@lunchpail/kit-events/dead-letters'
import { republish } from '@lunchpail/kit-events/republish'
import type { Clock } from '../src/clock.ts'
import { runMain, type Command } from '../src/command.ts'
import type { ServiceConfig } from '../src/config.ts'
import { ConfigError, natsSettings } from '../src/environment.ts'
import { openService, type OpenService } from '../src/open-service.ts'
import { replayRestored } from '../src/replay-restored.ts'
import { serviceFolder } from '../src/repository.ts'
import { defaultRuntime } from '../src/runtime.ts'
import type { ServiceDefinition } from '../src/service.ts'

const usage = `node kit/service/bin/operate.ts <noun> <command>
  republish          publish the current state again, for read models
  prune              delete the NATS consumers that the service no longer declares
  replay --since 2026-11-27T09:00:00Z [--until 2026-11-27T09:20:00Z]
                     do again, in silence, what was done since then until the database was lost (or until now), for one that
                     was restored to before it; its service must not run
  dead-letters [list | resend <id|all> | drop <id|all>]
                     events that could not be handled: list them, handle them again, delete them
`

type Print = (line: string) => void
type Operation = (service: OpenService, args: readonly string[], print: Print) => Promise<boolean>

const operations: Record<string, Operation> = {
  republish: async (service, _args, print) => {
    print(`${await republish(service)} events republished`)
    return true
  },
  prune: async ({ noun, config, consumers, log }, _args, print) => {
    const nats = connectNats({ ...natsSettings(config), name: 'operator', log })
    try {
      await new Promise<void>((resolve) => nats.onConnect(resolve))
      const pruned = await nats.prune(noun, [...consumers.keys()])
      for (const name of pruned) print(name)
      print(`${noun}: ${pruned.length} consumers deleted`)
      return true
    } finally {
      await nats.close()
    }
  },
  replay: async (service, [, since = '', , until], print) => {
    const nats = connectNats({ ...natsSettings(service.config), name: 'operator', log: service.log })
    try {
      await new Promise<void>((resolve) => nats.onConnect(resolve))
      const lost = { since: new Date(since), until: until === undefined ? new Date() : new Date(until) }
      const { events, settled, jobs } = await replayRestored(service, nats, lost)
      for (const [consumer, counts] of Object.entries(events)) {
        const said = Object.entries(counts).map(([outcome, count]) => `${count} ${outcome}`)
        print(`${consumer}: ${said.join(', ') || 'nothing'}`)
      }
      print(`${settled} rows settled`)
      for (const [task, count] of Object.entries(jobs.done)) print(`${task}: ${count} done`)
      if (jobs.failed > 0) print(`${jobs.failed} jobs failed: run it again`)
      return jobs.failed === 0 && Object.values(events).every((counts) => counts['dead-letter'] === undefined)
    } finally {
      await nats.close()
    }
  },
  'dead-letters': async (service, [action = 'list', which = ''], print) => {
    if (action === 'list') return list(service, print)
    return action === 'resend' ? resend(service, which, print) : drop(service, which, print)
  },
}

const isMoment = (text = ''): boolean => /^\d{4}-\d\d-\d\dT.*Z$/.test(text) && !isNaN(Date.parse(text))
const isPeriod = ([from, since, to, until, ...more]: readonly string[]): boolean =>
  from === '--since' &&
  isMoment(since) &&
  (to === undefined || (to === '--until' && isMoment(until) && Date.parse(until!) > Date.parse(since!))) &&
  more.length === 0
const isComplete = (command: string, args: readonly string[]): boolean => {
  const [action = 'list', which = ''] = args
  if (command === 'replay') return isPeriod(args)
  return command !== 'dead-letters' || action === 'list' || (/^(resend|drop)$/.test(action) && Boolean(which))
}

const list = async ({ pool }: OpenService, print: Print): Promise<boolean> => {
  const letters = await listDeadLetters(pool)
  for (const letter of letters)
    print(
      `${letter.id}  ${letter.failed_at.toISOString()}  ${letter.consumer}  ${letter.event_id}  ` +
        `${letter.attempts} tries  ${letter.error_code}: ${letter.error_message}`,
    )
  print(`${letters.length} dead letters`)
  return true
}

const resend = async (service: OpenService, which: string, print: Print): Promise<boolean> => {
  const resent = await resendDeadLetters(service, which)
  for (const { id, failure } of resent)
    print(`${id}  ${failure === undefined ? 'handled' : `failed: ${failure}`}`)
  const found = resent.length > 0 || which === 'all'
  return found && resent.every(({ failure }) => failure === undefined)
}

const drop = async ({ pool }: OpenService, which: string, print: Print): Promise<boolean> => {
  print(`${await dropDeadLetters(pool, which)} deleted`)
  return true
}

const stoppedAt = (moment: string): Clock => ({ now: () => new Date(moment) })

const operate: Command = async ([noun, command = '', ...args], { env, out, err }) => {
  const run = operations[command]
  if (!noun || !/^[a-z]+$/.test(noun) || !run || !isComplete(command, args)) {
    err(usage)
    return 1
  }
  const file = path.join(serviceFolder(noun), 'src/service.ts')
  const { service } = (await import(pathToFileURL(file).href)) as {
    service: ServiceDefinition<ServiceConfig>
  }
  const until = command === 'replay' ? args[3] : undefined
  // what is done again is done when it was done
  const runtime = until === undefined ? defaultRuntime : { ...defaultRuntime, clock: stoppedAt(until) }
  const open = await openService(service, { LOG_LEVEL: 'warn', ...env }, { runtime })
  try {
    return (await run(open, args, (line) => out(`${line}\n`))) ? 0 : 1
  } finally {
    await open.close()
  }
}

export const main: Command = (args, io) =>
  operate(args, io).catch((failure: unknown) => {
    io.err(`${failure instanceof ConfigError ? failure.message : String(failure)}\n`)
    return 1
  })

if (import.meta.main) await runMain(main)
