// SQL by hand: `for share`, so that whoever sets another password waits for the session, or the session for them; without Prisma, as each
// sign-in comes here.
import type { AccountType } from '@lunchpail/contracts/auth/enumerations'
import { cookieSeconds } from '@lunchpail/contracts/constants'
import { sendStatement } from '@lunchpail/kit-database/send-statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { Cookie } from '@lunchpail/kit-service/route'
import type { Deps } from '../../deps.ts'
import { newRandomValue } from '../secrets.ts'
import { sessionCookieSeconds, sessionEnd } from './session-life.ts'
import type { Opener } from '../../accounts/ownership.ts'
import { barredLevel, isSuspended, refuseBarred } from '../../accounts/standing.ts'
import { platformFamily, userAgentFamily } from './user-agent-family.ts'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Account } from '../../database.ts'
import { refreshSessions } from './open-sessions.ts'
import type { AttemptSubject } from '../attempts/attempt-subjects.ts'
import { resetAttempts } from '../attempts/count-attempt.ts'
import { keepDevices } from '../attempts/known-devices.ts'
import { logSignIn } from '../attempts/log-sign-in.ts'

/** What identifies the browser of a request. */
interface Browser {
  readonly network: string
  readonly caller: { readonly sessionId: string | null }
  readonly header: (name: string) => string | undefined
}

/** What opens it. A password and a passkey are looked at again: they may be gone since they matched. */
type Opening = {
  /** the browser, which is known by its own name from then on */
  readonly device: string
} & (
  | { readonly by: Exclude<Opener, 'password' | 'passkey'> }
  | {
      readonly by: 'password'
      readonly passwordHash: string | null
      /** in which the password was counted: it was right */
      readonly attempts: readonly AttemptSubject[]
    }
  | { readonly by: 'passkey'; readonly passkeyId: string }
)

/** What is looked at of the account, in the statement that locks it. */
type Opened = Pick<
  Account,
  | 'type'
  | 'status'
  | 'passwordHash'
  | 'resetRequiredAt'
  | 'takenAt'
  | 'emailVerifiedAt'
  | 'phoneVerifiedAt'
  | 'deactivatedAt'
  | 'suspendedUntil'
  | 'suspendedByHand'
  | 'noShowsUntil'
>

const lock = `select type, status, password_hash as "passwordHash", reset_required_at as "resetRequiredAt",
    taken_at as "takenAt", email_verified_at as "emailVerifiedAt", phone_verified_at as "phoneVerifiedAt",
    deactivated_at as "deactivatedAt", suspended_until as "suspendedUntil", suspended_by_hand as "suspendedByHand",
    no_shows_until as "noShowsUntil"
  from account where id = $1::uuid for share`

const insert = `insert into session (account_id, level, token_hash, opened_by, second_factor_at, user_agent_family, platform,
    created_at, last_seen_at, ends_at)
  values ($1::uuid, $2, $3, $4, $5::timestamptz, $6, $7, $8::timestamptz, $8::timestamptz, $9::timestamptz)`

const end = `update session set ended_at = $2::timestamptz where id = $1::uuid and ended_at is null returning id`

/**
 * Starts a session under a new cookie and ends the one this browser had, against session fixation. What opened it has to
 * open the account still: where another password was set meanwhile, or a person took the account as theirs, the session would
 * outlive that. A barred account gets none; whoever is suspended is refused too, and has one for what stays open to them.
 * One whose password is not trusted anymore gets one by another way, to
 * set the next.
 */
export async function startSession(
  deps: Deps,
  accountId: string,
  browser: Browser,
  opening: Opening,
): Promise<readonly Cookie[]> {
  const now = deps.clock.now()
  const cookie = newRandomValue()
  const { sessionId } = browser.caller
  const opened = deps.rawSql.transaction(async (tx) => {
    const [account] = await tx.$queryRawUnsafe<Opened[]>(lock, accountId)
    if (!account) return refuse('login-failed')
    await checkOpening(tx, account, opening)
    if (!isSuspended(account, now)) refuseBarred(account, now)
    if (opening.by === 'password' && account.resetRequiredAt) return refuse('reset-required')
    const at = now.toISOString()
    await sendStatement(
      tx,
      insert,
      accountId,
      account.resetRequiredAt ? 'reset' : 'normal',
      Buffer.from(cookie.hash),
      opening.by,
      // a passkey is two factors by itself, and a company's login is the company's matter
      opening.by === 'passkey' || opening.by === 'company' ? at : null,
      userAgentFamily(browser.header('user-agent')),
      platformFamily(browser.header('user-agent')),
      at,
      sessionEnd(now, account.type as AccountType).toISOString(),
    )
    const ended = sessionId ? await tx.$queryRawUnsafe<{ id: string }[]>(end, sessionId, at) : []
    const level = barredLevel(account, now)
    const device = level ? null : opening.device
    await keepDevices(tx, deps, accountId, { network: browser.network, device }, now)
    if (opening.by === 'password') await resetAttempts(tx, opening.attempts)
    return { ended: ended.map(({ id }) => id), level }
  })
  const { ended, level } = await opened.catch(async (refusal: unknown) => {
    // rolled back with the rest: whoever is deactivated, or is to set another password, typed the right one all the same
    if (opening.by === 'password') await resetAttempts(deps.rawSql.statements, opening.attempts)
    throw refusal
  })
  refreshSessions(deps, ended)
  logSignIn(deps, 'signed in', { accountId, network: browser.network })
  const cookies = [
    { name: 'session', value: cookie.value, maxAge: sessionCookieSeconds },
    { name: 'login', value: '1', maxAge: cookieSeconds.login, readable: true },
  ] as const
  if (level) return refuse('barred', { sentence: `barred.${level}`, cookies })
  return cookies
}

async function checkOpening(tx: Transaction, account: Opened, opening: Opening): Promise<void> {
  if (opening.by === 'password' && account.passwordHash !== opening.passwordHash) refuse('login-failed')
  if (opening.by === 'passkey' && !(await hasPasskey(tx, opening.passkeyId))) refuse('passkey-failed')
  // the sign-up's answer comes again to whoever repeats its key, and the account may be another person's by then
  if (opening.by === 'sign-up' && account.takenAt !== null) refuse('signed-out')
}

const hasPasskey = async (tx: Transaction, id: string): Promise<boolean> =>
  (await tx.$queryRawUnsafe<unknown[]>('select from passkey where id = $1::uuid', id)).length > 0
