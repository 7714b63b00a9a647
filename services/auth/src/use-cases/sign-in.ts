import type * as api from '@lunchpail/contracts/auth/api'
import { type Handle, handleError, readHandle } from '@lunchpail/contracts/auth/fields'
import type { BodyOf } from '@lunchpail/contracts/endpoint'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler, Request } from '@lunchpail/kit-service/route'
import { type AttemptSubjects, countAttempt, resetAttempts } from '../commands/count-attempt.ts'
import type { Account, Database } from '../database.ts'
import type { Deps } from '../deps.ts'
import { passwordMatches } from '../domain/passwords.ts'
import { presentAuthRecord } from '../presenters.ts'
import { startSession } from '../commands/start-session.ts'

/** A handle alone is checked; with a password it signs in. 1 §7. */
export const signIn =
  (deps: Deps): Handler<typeof api.signIn> =>
  async (request) => {
    const { password } = request.body
    const handle = handleOf(request.body)
    if (password === '') refuse('invalid', { fieldErrors: { password: 'login.password-required' } })
    const account = await findAccount(deps.database, handle)
    if (password === undefined) {
      if (!account) return refuse('account-not-found')
      return { status: 200, body: presentAuthRecord(account, handle, false) }
    }

    const subjects = subjectsOf(deps, request, handle, account)
    await countAttempt(deps.database, subjects, deps.clock.now())
    // the same response after the same time for an unknown handle and a wrong password
    const right = await passwordMatches(account?.passwordHash ?? null, password)
    if (!account || !right) return refuse('login-failed')
    await resetAttempts(deps.database, subjects)
    return {
      status: 200,
      body: presentAuthRecord(account, handle, true),
      cookies: await startSession(deps, account.id, request),
    }
  }

function handleOf(body: BodyOf<typeof api.signIn>): Handle {
  const field = (['handle', 'email', 'phone'] as const).find((name) => body[name] !== undefined) ?? 'handle'
  const typed = body[field] ?? ''
  return (
    readHandle(typed) ??
    refuse('invalid', { fieldErrors: { [field]: handleError(typed) ?? 'account.handle-invalid' } })
  )
}

const findAccount = (database: Database, { kind, value }: Handle): Promise<Account | null> =>
  kind === 'email'
    ? database.account.findUnique({ where: { email: value } })
    : database.account.findUnique({ where: { phone: value } })

const subjectsOf = (
  { secrets }: Deps,
  request: Request<typeof api.signIn>,
  handle: Handle,
  account: Account | null,
): AttemptSubjects => ({
  accountId: account?.id ?? null,
  account: account ? secrets.subjectOf('account', account.id) : secrets.subjectOf('handle', handle.value),
  // the last hop is the gateway's; those before it may be forged
  address: secrets.subjectOf('address', request.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''),
})
