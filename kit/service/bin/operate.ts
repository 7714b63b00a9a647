import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { connectNats } from '@lunchpail/kit-events/nats'
import { dropParked, listParked, resendParked } from '@lunchpail/kit-events/parked'
import { republish } from '@lunchpail/kit-events/republish'
import { ConfigError, type ServiceConfig } from '../src/config.ts'
import { openService, type OpenService } from '../src/open-service.ts'
import type { ServiceDefinition } from '../src/service.ts'

const usage = `node kit/service/bin/operate.ts <noun> <command>
  republish          say the current state again, for read models
  parked             list the events that could not be handled
  resend <id|all>    handle parked events again
  drop <id|all>      give parked events up
  prune              delete the NATS consumers that the service declares no more
  drain-parked       handle all parked events again, and give up those that fail again
`

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const commands: Record<string, (service: OpenService, which: string) => Promise<boolean>> = {
  republish: async (service) => {
    say(`${await republish(service)} events said again`)
    return true
  },
  parked: async ({ pool }) => {
    const parked = await listParked(pool)
    for (const event of parked)
      say(
        `${event.id}  ${event.parked_at.toISOString()}  ${event.consumer}  ${event.event_id}  ` +
          `${event.attempts} tries  ${event.error_code}: ${event.error_message}`,
      )
    say(`${parked.length} parked`)
    return true
  },
  resend: async (service, which) => {
    const resent = await resendParked(service, which)
    for (const { id, failure } of resent)
      say(`${id}  ${failure === undefined ? 'handled' : `failed: ${failure}`}`)
    return resent.length > 0 || which === 'all' ? resent.every(({ failure }) => failure === undefined) : false
  },
  drop: async ({ pool }, which) => {
    say(`${await dropParked(pool, which)} given up`)
    return true
  },
  prune: async ({ noun, config, consumers }) => {
    const nats = connectNats({ url: config.natsUrl, name: `${noun} prune` })
    try {
      await new Promise<void>((resolve) => nats.onConnect(resolve))
      const pruned = await nats.prune(noun, [...consumers.keys()])
      for (const name of pruned) say(name)
      say(`${noun}: ${pruned.length} consumers deleted`)
      return true
    } finally {
      await nats.close()
    }
  },
  'drain-parked': async (service) => {
    const resent = await resendParked(service, 'all')
    const failed = resent.filter(({ failure }) => failure !== undefined)
    for (const { id } of failed) await dropParked(service.pool, id)
    say(`${resent.length - failed.length} handled, ${failed.length} given up`)
    return true
  },
}
const needsWhich = ['resend', 'drop']

const main = async ([noun, command, which]: string[]): Promise<boolean> => {
  const run = commands[command ?? '']
  if (!noun || !/^[a-z]+$/.test(noun) || !run || (needsWhich.includes(command!) && !which)) {
    process.stderr.write(usage)
    return false
  }
  const file = path.join(import.meta.dirname, '../../../services', noun, 'src/service.ts')
  const { service } = (await import(pathToFileURL(file).href)) as {
    service: ServiceDefinition<ServiceConfig>
  }
  const open = await openService(service, { LOG_LEVEL: 'warn', ...process.env })
  try {
    return await run(open, which ?? '')
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
