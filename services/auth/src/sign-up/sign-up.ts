import * as api from '@lunchpail/contracts/auth/api'
import type { AccountType } from '@lunchpail/contracts/auth/enumerations'
import { accountChanged } from '@lunchpail/contracts/auth/events'
import type { BodyOf } from '@lunchpail/contracts/endpoint'
import { isZone } from '@lunchpail/contracts/zone'
import { emit } from '@lunchpail/kit-events/emit'
import { refuseTaken } from '@lunchpail/kit-service/refuse-taken'
import type { Handler, Request } from '@lunchpail/kit-service/route'
import type { Prisma } from '../../generated/client.ts'
import { accountStateOf, hideContact } from '../accounts/account-state.ts'
import type { Deps } from '../deps.ts'
import { refuseCommonPassword } from '../accounts/common-passwords.ts'
import { insertAccount } from '../accounts/account-rows.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { refuseDuplicate } from './refuse-duplicate.ts'
import { findTakenHandles } from '../accounts/find-taken-handles.ts'
import { presentAccount } from '../accounts/present-account.ts'
import { dropClaim, releasedProof } from '../sign-in/ownership/claims.ts'
import { enqueueLookup } from '../accounts/enqueue-lookup.ts'
import { deviceOf } from '../sign-in/attempts/known-devices.ts'
import { startSession } from '../sign-in/sessions/start-session.ts'
import { chooseByName } from '../companies/choose-by-name.ts'
import { takeInvite } from '../companies/invites/invites.ts'
import type { About } from '../accounts/set-member.ts'
import type { Account, Tx } from '../database.ts'

type SignUpBody = BodyOf<typeof api.signUp>

export const signUp =
  (deps: Deps): Handler<typeof api.signUp> =>
  async (request) => {
    const { body, language } = request
    const now = deps.clock.now()
    if (body.password !== undefined) refuseCommonPassword(body.password)
    const passwordHash = body.password === undefined ? null : await hashPassword(body.password)
    const device = deviceOf(deps.secrets, request.scope)
    const columns = columnsOf(body, now)
    const claim = body.claim === undefined ? undefined : { token: body.claim, device }
    const data = {
      ...columns,
      ...(claim && (await releasedProof(deps, claim, columns, now))),
      userAgent: userAgentOf(request),
      passwordHash,
      language,
      createdAt: now,
      updatedAt: now,
    }
    const hidden = await hideContact(deps, data)

    const reply = await deps.write(request, async (tx) => {
      const account = await insertAccount(tx, data)
      if (!account) {
        const taken = await findTakenHandles(tx, data)
        return request.caller.account ? refuseTaken(taken) : refuseDuplicate(taken, language)
      }
      if (claim) await dropClaim(tx, claim)
      await emit(
        tx,
        accountChanged,
        { things: [accountStateOf(account, hidden)] },
        { at: now, subject: account.id, traceparent: request.traceparent },
      )
      await enqueueLookup(tx, account)
      const joined = await join(tx, deps, account, body, { at: now, traceparent: request.traceparent })
      return { status: 201, body: { account: presentAccount(joined) } }
    })
    // also for a repeat by idempotency key: stored responses hold no cookies
    const cookies = await startSession(deps, reply.body.account.id, request, { device, by: 'sign-up' })
    return { ...reply, cookies }
  }

/** A hiring manager joins who invited them, asks the company of that name to take them in, or sets up a new one. */
async function join(tx: Tx, deps: Deps, account: Account, body: SignUpBody, about: About): Promise<Account> {
  if (body.invite !== undefined) return takeInvite(tx, deps, account, body.invite, about)
  if (account.companyName !== null)
    await chooseByName(tx, deps, account, { name: account.companyName, another: false }, about)
  return account
}

function columnsOf(body: SignUpBody, now: Date) {
  const consented = body.text_consent && body.phone !== undefined
  return {
    type: body.type,
    email: body.email,
    phone: body.phone ?? null,
    // the short form asks no name: the first application does
    firstName: body.first_name ?? '',
    lastName: body.last_name ?? '',
    ...companyOf(body.type, body),
    // messages keep to the recipient's zone: an unknown one would stop them
    timezone: isZone(body.timezone) ? body.timezone : null,
    ...(body.utm && { utm: body.utm as Prisma.InputJsonObject }),
    textConsentAt: consented ? now : null,
    textConsentWording: consented ? api.textConsentWording : null,
  }
}

/** As long as an application keeps it. */
const maxUserAgentCharacters = 500
const userAgentOf = ({ header }: Pick<Request, 'header'>): string | null =>
  header('user-agent')?.slice(0, maxUserAgentCharacters) ?? null

/** 2 §3: stored for hiring managers only. */
const companyOf = (type: AccountType, body: SignUpBody) =>
  type === 'hiring manager'
    ? { companyName: body.company_name ?? null, title: body.title || null }
    : { companyName: null, title: null }
