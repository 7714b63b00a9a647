import { systemClock } from '@lunchpail/kit-service/clock'
import { openService } from '@lunchpail/kit-service/open-service'
import { service } from '../src/service.ts'
import { eraseEverywhere } from '../src/commands/erase-everywhere.ts'
import { noticeSessionsOnce } from './notice-sessions.ts'

/** Erases one account: `erase-account.ts <account id or email>`. The running service publishes the event. */
const [idOrEmail] = process.argv.slice(2)
if (!idOrEmail) {
  process.stderr.write('Which account? Give its id or its email.\n')
  process.exit(2)
}

const { config, transaction, close } = await openService(service, { LOG_LEVEL: 'warn', ...process.env })
const erased = await eraseEverywhere({ transaction, clock: systemClock }, idOrEmail)
if (erased) {
  await noticeSessionsOnce(config, erased.sessionIds)
  process.stdout.write(
    `Erased account ${erased.accountId}: ${erased.rows} rows here; the other services report their own.\n`,
  )
} else {
  process.stderr.write('There is no such account.\n')
  process.exitCode = 1
}
await close()
