import { randomUUID } from 'node:crypto'
import type * as api from '@lunchpail/contracts/auth/api'
import { type AccountType, isEmployer, type SessionLevel } from '@lunchpail/contracts/auth/enumerations'
import type { CallerCompany, Handler } from '@lunchpail/kit-service/route'
import type { Account, Session } from '../database.ts'
import type { Deps } from '../deps.ts'
import { hashOfValue } from './secrets.ts'
import { barredLevel, isSuspended, levelAfter } from '../accounts/standing.ts'
import { permissionOf } from '../accounts/permission-of.ts'
import { findSessionOf } from './sessions/find-session.ts'
import { isAlive, isSeenStale } from './sessions/session-life.ts'
import { secondFactorStep } from './second-factor/second-factor.ts'
import { secondFactorOf, secondFactorParts } from './second-factor/find-second-factor.ts'
import { presentAccount, presentPerson } from '../accounts/present-account.ts'

/** The account of a session cookie, and a token that proves it to the services. */
export const identify =
  (deps: Deps): Handler<typeof api.identify> =>
  async ({ body }) => {
    const session = body.session === undefined ? null : await findSession(deps, body.session)
    if (!session || !isAlive(session, deps.clock.now()))
      return visitor(deps, body.visitor, session ? levelAfter(session.level) : 'normal')

    const { account } = session
    // the session stays, for when the account is no longer barred
    const barred = barredLevel(account, deps.clock.now())
    if (barred) return limited(deps, session, body.visitor, barred)
    const csrf = deps.secrets.csrfOf(body.session!)
    const level = session.level as SessionLevel
    const token = await deps.keyring.sign({
      sub: account.id,
      type: account.type,
      version: account.version,
      level,
      sid: session.id,
      csrf,
      csrf_earlier: deps.secrets.earlierCsrfOf(body.session!),
      person: presentPerson(account),
      company: isEmployer(account.type as AccountType) ? await findCompany(deps, session) : null,
    })
    return {
      status: 200,
      body: { level, session_id: session.id, account: presentAccount(account), csrf, token },
    }
  }

/** The company of an employer, and what they may do in it. */
async function findCompany({ database }: Deps, session: Session): Promise<CallerCompany | null> {
  const account = await database.account.findUnique({
    where: { id: session.accountId },
    include: { member: true, ...secondFactorParts },
  })
  if (!account?.company) return null
  const { company } = account
  const { id: companyId, name, state } = company
  const isNeeded = secondFactorStep(secondFactorOf(account, session)) !== 'none'
  return {
    id: companyId,
    name,
    approved: state === 'approved',
    ...permissionOf(account),
    ...(isNeeded && { second_factor_needed: true }),
  }
}

async function findSession({ database, rawSql, clock }: Deps, cookie: string) {
  const session = await findSessionOf(rawSql.statements, hashOfValue(cookie))
  const now = clock.now()
  if (session && isAlive(session, now) && isSeenStale(session, now))
    await database.session.updateMany({ where: { id: session.id, endedAt: null }, data: { lastSeenAt: now } })
  return session
}

/** A barred person is a visitor; one who is suspended has a token for what stays open to them. */
async function limited(
  deps: Deps,
  { id, account }: Pick<Session, 'id'> & { readonly account: Account },
  cookie: string | undefined,
  level: SessionLevel,
) {
  const { status, body: ofVisitor } = await visitor(deps, cookie, level)
  const body = { ...ofVisitor, barred_session_id: id }
  if (!isSuspended(account, deps.clock.now())) return { status, body }
  const limited_token = await deps.keyring.sign({
    sub: account.id,
    type: account.type,
    version: account.version,
    level: 'suspended',
    sid: id,
    csrf: body.csrf,
    csrf_earlier: [],
    person: presentPerson(account),
  })
  return { status, body: { ...body, limited_token } }
}

async function visitor({ secrets, keyring }: Deps, cookie: string | undefined, level: SessionLevel) {
  // without a cookie the value matches nothing
  const known = cookie ?? randomUUID()
  const csrf = secrets.csrfOf(known)
  const token = await keyring.sign({ level, csrf, csrf_earlier: secrets.earlierCsrfOf(known) })
  return { status: 200, body: { level, session_id: null, account: null, csrf, token } } as const
}
