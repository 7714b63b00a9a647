import * as z from 'zod/mini'
import { email as emailField, phone as phoneField } from '@lunchpail/contracts/auth/fields'
import { contactSecretFrom } from '@lunchpail/kit-service/contact-secret'
import { systemClock } from '@lunchpail/kit-service/clock'
import { runMain, type Command } from '@lunchpail/kit-service/command'
import { openService } from '@lunchpail/kit-service/open-service'
import { sealTo } from '@lunchpail/kit-service/seal'
import { correctEmail } from '../src/settings/correct-email.ts'
import { putBackPhone } from '../src/settings/put-back-phone.ts'
import { setStanding, type StandingChange } from '../src/sign-in/sessions/set-standing.ts'
import { suspendedUntil } from '../src/accounts/standing.ts'
import { service } from '../src/service.ts'
import { refreshSessionsOnce } from './refresh-sessions.ts'

const usage = `What of which account? Give the change, and the account's id or its email.

  suspend ID [DATE]   barred until then, for 30 days where no date is given; lifts by itself
  deactivate ID       barred until it is activated
  archive ID          archived: barred until it is activated
  fake ID             not a real person: barred until it is activated
  duplicate ID        perhaps a person who has another account; a code that comes back makes it active
  activate ID         takes all of these back
  reset ID            the password opens nothing until a new one is set by a link or a code; ends every session
  second-factor ID    the authenticator app, its recovery codes and the passkeys of a manager are gone, and every session is
                      over: a new second factor is set up at the next login. First be sure who asks for it
  email ID EMAIL      another email for whoever mistyped theirs and has proven none, as a manager of a company that was approved
                      since: unproven until a code from there comes back. First be sure who asks for it
  phone ID NUMBER     the number before, where whoever found the account open changed it: ends sessions and passkeys; who gets
                      a code there says that the account is theirs. First be sure that who asks reads what comes to it
`

const refusals = {
  unknown: 'There is no such account.',
  proven: 'The email of this account is proven. Its person changes it in My Account.',
  taken: 'Another account has that email.',
  'number-taken': 'Another account has that number.',
} as const

function changeOf(what: string | undefined, until: string | undefined): StandingChange | undefined {
  switch (what) {
    case 'suspend': {
      const at = until === undefined ? suspendedUntil(systemClock.now()) : new Date(until)
      return at > systemClock.now() ? { kind: what, until: at, byHand: true } : undefined
    }
    case 'deactivate':
    case 'archive':
    case 'fake':
    case 'duplicate':
    case 'activate':
    case 'reset':
    case 'second-factor':
      return until === undefined ? { kind: what } : undefined
    default:
      return undefined
  }
}

export const main: Command = async ([what, idOrEmail, until], { env, out, err }) => {
  const change = changeOf(what, until)
  const email = what === 'email' ? z.safeParse(emailField, until).data : undefined
  const phone = what === 'phone' ? z.safeParse(phoneField, until).data : undefined
  if ((!change && !email && !phone) || !idOrEmail) {
    err(usage)
    return 2
  }
  const { config, transaction, close } = await openService(service, { LOG_LEVEL: 'warn', ...env })
  try {
    const deps = {
      transaction,
      clock: systemClock,
      seal: sealTo(config.NOTIFICATIONS_PUBLIC_KEY),
      contactSecret: contactSecretFrom(config.CONTACT_SECRET),
    }
    const changed = change
      ? ((await setStanding(deps, idOrEmail, change)) ?? 'unknown')
      : email
        ? await correctEmail(deps, idOrEmail, email)
        : await putBackPhone(deps, idOrEmail, phone!)
    if (typeof changed === 'string') {
      err(`${refusals[changed]}\n`)
      return 1
    }
    await refreshSessionsOnce(config, changed.sessionIds)
    const lasts = change?.kind === 'suspend' ? ` until ${change.until.toISOString()}` : ''
    out(`Account ${changed.account.id}: ${what}${lasts}.\n`)
    return 0
  } finally {
    await close()
  }
}

if (import.meta.main) await runMain(main)
