import type * as api from '@lunchpail/contracts/auth/api'
import { credentials } from '@lunchpail/contracts/auth/events'
import { fullNameError } from '@lunchpail/contracts/auth/name-rules'
import type { BodyOf } from '@lunchpail/contracts/endpoint'
import { isRefusal, refuse } from '@lunchpail/kit-service/refusal'
import { refuseTaken } from '@lunchpail/kit-service/refuse-taken'
import type { Handler } from '@lunchpail/kit-service/route'
import { askAboutContact } from './ask-about-contact.ts'
import { checkOwner } from './check-owner.ts'
import { checkContactChange } from '../sign-in/second-factor/check-second-factor.ts'
import {
  contactColumns,
  type NewContact,
  noWantedPhone,
  wantedConsentColumns,
} from '../accounts/contact-columns.ts'
import type { Account } from '../database.ts'
import type { Deps } from '../deps.ts'
import { refuseCommonPassword } from '../accounts/common-passwords.ts'
import { refuseFormerPassword } from '../accounts/former-password.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { endSessions, findOpenSessions, refreshSessions } from '../sign-in/sessions/open-sessions.ts'
import { findTakenHandles } from '../accounts/find-taken-handles.ts'
import { presentAccount } from '../accounts/present-account.ts'
import { lockOwnAccount } from '../accounts/lock-account.ts'
import { changedPhone, publishAccount } from '../accounts/publish-account.ts'

/** What was checked is another by now. */
class Outdated extends Error {}
const mostTries = 3

/** My Account. A new password ends every other session. */
export const saveAccount =
  (deps: Deps): Handler<typeof api.saveAccount> =>
  async (request) => {
    // the person's own application may save a contact meanwhile: what is there then is checked
    for (let tries = 1; ; tries += 1)
      try {
        return await saveChecked(deps)(request)
      } catch (failure) {
        if (!(failure instanceof Outdated)) throw failure
        if (tries === mostTries) return refuse('conflict')
      }
  }

const saveChecked =
  (deps: Deps): Handler<typeof api.saveAccount> =>
  async (request) => {
    const { caller } = request
    const ownId = caller.account.id
    const now = deps.clock.now()
    const own = await deps.database.account.findUnique({ where: { id: ownId } })
    if (!own) return refuse('not-found')
    const { body } = request
    const wanted = wantedOf(body, own)
    const changed = credentials.filter((what) =>
      what === 'email' ? wanted.email !== own.email : what === 'password' && body.password !== undefined,
    )
    // another person's number would set a password by a link, too
    if (wanted.email !== own.email || wanted.phone !== own.phone)
      await checkContactChange(deps.database, caller)
    if (changed.length > 0) await checkOwner(deps, own, caller, body.current_password)
    await askAboutContact(deps, request, own, wanted)
    if (body.password !== undefined) {
      refuseCommonPassword(body.password)
      await refuseFormerPassword(own, body.password)
    }
    const passwordHash = body.password === undefined ? undefined : await hashPassword(body.password)
    const openSessionIds = await findOpenSessions(deps.database, ownId)

    const save = deps.write(request, async (tx) => {
      const before = await lockOwnAccount(tx, caller)
      const contact = wantedOf(body, before)
      if (contact.phone === null && before.phone !== null)
        return refuse('invalid', { fieldErrors: { phone: 'account.phone-invalid' } })
      if (checkedColumns.some((column) => before[column] !== own[column])) throw new Outdated()
      const wrong = fullNameError(contact.first_name, contact.last_name)
      if (wrong && (isChanged(body, 'first_name') || isChanged(body, 'last_name')))
        return refuse('invalid', { fieldErrors: { last_name: wrong } })
      const account = await tx.account.update({
        where: { id: ownId },
        data: {
          ...contactColumns(contact, before, now),
          ...(!isWaiting(body, before)
            ? noWantedPhone
            : body.phone === before.wantedPhone && wantedConsentColumns(body.text_consent, before, now)),
          ...jobAlertsColumns(body, before, now),
          ...(passwordHash && { passwordHash }),
          version: { increment: 1 },
          updatedAt: now,
        },
      })
      if (passwordHash) {
        await endSessions(tx, { accountId: ownId, id: { not: caller.sessionId } }, now, 'password changed')
        // what another person asked for before opens nothing after
        await tx.resetLink.deleteMany({ where: { accountId: ownId } })
        await tx.oneTimeCode.deleteMany({ where: { accountId: ownId, purpose: 'login' } })
      }
      await publishAccount(
        tx,
        deps,
        { before: own, account, changed: [...changed, ...changedPhone(before, account.phone)] },
        { at: now, traceparent: request.traceparent },
      )
      return { status: 200, body: { account: presentAccount(account) } }
    })
    const reply = await save.catch(async (failure: unknown) => {
      // the unique index refuses a handle that another account has, also where two save it at the same time
      if (isRefusal(failure) || failure instanceof Outdated) throw failure
      const taken = await findTakenHandles(deps.database, wanted, ownId)
      if (taken.email || taken.phone) return refuseTaken(taken)
      throw failure
    })
    // gateways and tabs of this person cache the old name
    refreshSessions(deps, openSessionIds)
    return reply
  }

type Body = BodyOf<typeof api.saveAccount>

/** By which it is decided who may save. */
const checkedColumns = ['email', 'phone', 'wantedPhone', 'passwordHash'] as const

const isChanged = ({ changed }: Body, field: api.AccountField): boolean => changed?.includes(field) ?? true

/** The number that waits for its proof stays: the form shows it. */
const isWaiting = (body: Body, { wantedPhone }: Account): boolean =>
  wantedPhone !== null && (!isChanged(body, 'phone') || body.phone === wantedPhone)

/** What the account has then: what was changed, and what it has of the rest. */
function wantedOf(body: Body, account: Account): NewContact {
  const { phone, text_consent } = body
  const keepsPhone = !isChanged(body, 'phone') || isWaiting(body, account)
  return {
    first_name: isChanged(body, 'first_name') ? body.first_name : account.firstName,
    last_name: isChanged(body, 'last_name') ? body.last_name : account.lastName,
    email: isChanged(body, 'email') ? body.email : account.email,
    ...(keepsPhone && phone !== account.phone ? { phone: account.phone } : { phone, text_consent }),
  }
}

/** A form that has the switch as it was says nothing about it: what was said elsewhere meanwhile counts. */
const jobAlertsColumns = ({ job_alerts_enabled: enabled }: Body, before: Account, now: Date) =>
  enabled !== undefined && enabled !== before.jobAlertsEnabled
    ? { jobAlertsEnabled: enabled, jobAlertsAt: now }
    : {}
