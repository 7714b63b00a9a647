import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { connectNats } from '@lunchpail/kit-events/nats'
import { dropDeadLetters, listDeadLetters, resendDeadLetters } from '@lunchpail/kit-events/dead-letters'
import { republish } from '@lunchpail/kit-events/republish'
import type { ServiceConfig } from '../src/config.ts'
import { ConfigError, natsSettings } from '../src/environment.ts'
import { openService, type OpenService } from '../src/open-service.ts'
import type { ServiceDefinition } from '../src/service.ts'

const usage = `node kit/service/bin/operate.ts <noun> <command>
  republish          publish the current state again, for read models
  prune              delete the NATS consumers that the service no longer declares
  dead-letters [list | resend <id|all> | drop <id|all>]
                     events that could not be handled: list them, handle them again, delete them
`

const print = (line: string): void => void process.stdout.write(`${line}\n`)

type Command = (service: OpenService, args: readonly string[]) => Promise<boolean>

const commands: Record<string, Command> = {
  republish: async (service) => {
    print(`${await republish(service)} events republished`)
    return true
  },
  prune: async ({ noun, config, consumers, log }) => {
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
  'dead-letters': (service, [action = 'list', which]) => {
    if (action === 'list') return list(service)
    if (action === 'resend' && which) return resend(service, which)
    if (action === 'drop' && which) return drop(service, which)
    process.stderr.write(usage)
    return Promise.resolve(false)
  },
}

const list = async ({ pool }: OpenService): Promise<boolean> => {
  const letters = await listDeadLetters(pool)
  for (const letter of letters)
    print(
      `${letter.id}  ${letter.failed_at.toISOString()}  ${letter.consumer}  ${letter.event_id}  ` +
        `${letter.attempts} tries  ${letter.error_code}: ${letter.error_message}`,
    )
  print(`${letters.length} dead letters`)
  return true
}

const resend = async (service: OpenService, which: string): Promise<boolean> => {
  const resent = await resendDeadLetters(service, which)
  for (const { id, failure } of resent)
    print(`${id}  ${failure === undefined ? 'handled' : `failed: ${failure}`}`)
  const found = resent.length > 0 || which === 'all'
  return found && resent.every(({ failure }) => failure === undefined)
}

const drop = async ({ pool }: OpenService, which: string): Promise<boolean> => {
  print(`${await dropDeadLetters(pool, which)} deleted`)
  return true
}

const main = async ([noun, command = '', ...args]: string[]): Promise<boolean> => {
  const run = commands[command]
  if (!noun || !/^[a-z]+$/.test(noun) || !run) {
    process.stderr.write(usage)
    return false
  }
  const file = path.join(import.meta.dirname, '../../../services', noun, 'src/service.ts')
  const { service } = (await import(pathToFileURL(file).href)) as {
    service: ServiceDefinition<ServiceConfig>
  }
  const open = await openService(service, { LOG_LEVEL: 'warn', ...process.env })
  try {
    return await run(open, args)
  } finally {
    await open.close()
  }
}

main(process.argv.slice(2)).then(
  (ok) => {
    process.exitCode = ok ? 0 : 1
  },
  (failure: unknown) => {
    process.stderr.write(`${failure instanceof ConfigError ? failure.message : String(failure)}\n`)
    process.exitCode = 1
  },
)
