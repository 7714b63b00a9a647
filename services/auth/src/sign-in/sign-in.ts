import type * as api from '@lunchpail/contracts/auth/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler, Request } from '@lunchpail/kit-service/route'
import { tryAttempt } from './attempts/count-attempt.ts'
import { deviceOf, isRegular } from './attempts/known-devices.ts'
import { logSignIn } from './attempts/log-sign-in.ts'
import type { Account } from '../database.ts'
import type { Deps } from '../deps.ts'
import { attemptSubjects, type AttemptSubject } from './attempts/attempt-subjects.ts'
import { passwordMatches } from '../accounts/passwords.ts'
import { presentAuthRecord } from './sign-on/present-auth-record.ts'
import { findAccountAndBrowser, handleOf, noAccountId } from './attempts/find-account.ts'
import { findSignOnWay } from './sign-on/find-identity-provider.ts'
import { startSession } from './sessions/start-session.ts'

/** A handle alone is checked; with a password it signs in. */
export const signIn =
  (deps: Deps): Handler<typeof api.signIn> =>
  async (request) => {
    const { password } = request.body
    const handle = handleOf(request.body)
    if (password === '') refuse('invalid', { fieldErrors: { password: 'login.password-required' } })
    const { account, known } = await findAccountAndBrowser(deps, handle, request)
    if (password === undefined) {
      if (!account) return refuse('account-not-found')
      // the guard has found it right
      const csrf = request.header('x-csrf-token') ?? request.body.csrf_token!
      const signOn = await findSignOnWay(deps, account)
      return { status: 200, body: presentAuthRecord(account, handle, { signedIn: false, csrf, signOn }) }
    }

    const device = deviceOf(deps.secrets, request.scope)
    const subjects = attemptSubjects(deps.secrets, {
      handle,
      network: request.network,
      accountId: account?.id ?? null,
      knownDevice: known ? device : null,
    })
    const now = deps.clock.now()
    const tried = { accountId: account?.id ?? null, network: request.network }
    const isLocked = (await tryAttempt(deps.rawSql, subjects, now)) !== null
    // neighbours guessed at very many accounts
    const counted = isLocked ? subjects.filter(({ sparesRegulars }) => !sparesRegulars) : subjects
    const isChecked =
      !isLocked || (counted.length < subjects.length && (await isSpared(deps, request, account, counted)))
    // the same response after the same time for an unknown handle and a wrong password, and whether this browser was here
    // before
    const right = await passwordMatches(isChecked ? (account?.passwordHash ?? null) : null, password)
    if (isLocked && !right) {
      logSignIn(deps, 'locked', tried)
      return refuse('locked')
    }
    if (!account || !right) {
      logSignIn(deps, 'refused', tried)
      return refuse('login-failed')
    }
    const signOn = await findSignOnWay(deps, account)
    if (signOn?.required) return refuse('sign-on-required')
    const cookies = await startSession(deps, account.id, request, {
      device,
      by: 'password',
      passwordHash: account.passwordHash,
      attempts: counted,
    })
    const csrf = deps.secrets.csrfOf(cookies[0]!.value)
    return {
      status: 200,
      body: presentAuthRecord(account, handle, { signedIn: true, csrf, signOn }),
      cookies,
    }
  }

/**
 * Whether the right password opens the account though guesses of others locked their network. The try is counted for whoever
 * was not there before, too: what is counted once the lock is over would tell who was.
 */
async function isSpared(
  deps: Deps,
  { network }: Pick<Request, 'network'>,
  account: Pick<Account, 'id'> | null,
  counted: readonly AttemptSubject[],
): Promise<boolean> {
  const isCounted = (await tryAttempt(deps.rawSql, counted, deps.clock.now())) === null
  return (await isRegular(deps, account?.id ?? noAccountId, network)) && isCounted
}
