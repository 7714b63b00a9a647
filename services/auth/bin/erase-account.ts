import { setTimeout as wait } from 'node:timers/promises'
import { connectNats } from '@lunchpail/kit-events/nats'
import { encodeNotice } from '@lunchpail/kit-events/notices'
import { systemClock } from '@lunchpail/kit-service/clock'
import { natsSettings } from '@lunchpail/kit-service/environment'
import { openService } from '@lunchpail/kit-service/open-service'
import { service } from '../src/service.ts'
import { eraseEverywhere } from '../src/commands/erase-everywhere.ts'

/** Erases one account: `erase-account.ts <account id or email>`. The running service publishes the event. */
const [idOrEmail] = process.argv.slice(2)
if (!idOrEmail) {
  process.stderr.write('Which account? Give its id or its email.\n')
  process.exit(2)
}

const { config, transaction, close } = await openService(service, { LOG_LEVEL: 'warn', ...process.env })
const erased = await eraseEverywhere({ transaction, clock: systemClock }, idOrEmail)
if (erased) {
  await publishSessionsEnded(erased.sessionIds)
  process.stdout.write(
    `Erased account ${erased.accountId}: ${erased.rows} rows here; the other services report their own.\n`,
  )
} else {
  process.stderr.write('There is no such account.\n')
  process.exitCode = 1
}
await close()

/** Gateways forget the sessions at once; without NATS they do within 15 seconds. */
async function publishSessionsEnded(sessionIds: readonly string[]): Promise<void> {
  const nats = connectNats({ ...natsSettings(config), name: 'auth' })
  await Promise.race([
    new Promise<void>((resolve) => void nats.onConnect(resolve)),
    wait(3_000, undefined, { ref: false }),
  ])
  for (const sessionId of sessionIds) {
    const { subject, payload } = encodeNotice({ kind: 'session', sessionId })
    nats.publish(subject, payload)
  }
  await nats.close()
}
