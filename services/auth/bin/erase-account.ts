import { contactSecretFrom } from '@lunchpail/kit-service/contact-secret'
import { systemClock } from '@lunchpail/kit-service/clock'
import { runMain, type Command } from '@lunchpail/kit-service/command'
import { openService } from '@lunchpail/kit-service/open-service'
import { service } from '../src/service.ts'
import { eraseEverywhere } from '../src/erasure/erase-everywhere.ts'
import { refreshSessionsOnce } from './refresh-sessions.ts'

/** Erases one account: `erase-account.ts <account id or email>`. The running service publishes the event. */
export const main: Command = async ([idOrEmail], { env, out, err }) => {
  if (!idOrEmail) {
    err('Which account? Give its id or its email.\n')
    return 2
  }
  const { config, transaction, close } = await openService(service, { LOG_LEVEL: 'warn', ...env })
  try {
    const contactSecret = contactSecretFrom(config.CONTACT_SECRET)
    const erased = await eraseEverywhere({ transaction, clock: systemClock, contactSecret }, idOrEmail)
    if (!erased) {
      err('There is no such account.\n')
      return 1
    }
    await refreshSessionsOnce(config, erased.sessionIds)
    out(
      `Erased account ${erased.accountId}: ${erased.rows} rows here; the other services report their own.\n`,
    )
    return 0
  } finally {
    await close()
  }
}

if (import.meta.main) await runMain(main)
