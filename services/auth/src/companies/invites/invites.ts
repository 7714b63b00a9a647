import { dayMs, daySeconds } from '@lunchpail/contracts/durations'
import { mailboxOf } from '@lunchpail/contracts/auth/mailbox'
import { isEmployer, type AccountType } from '@lunchpail/contracts/auth/enumerations'
import { refuse } from '@lunchpail/kit-service/refusal'
import { countStored } from '@lunchpail/kit-service/stored-count'
import type { Account, Company, ManagerInvite, Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { storedPermission } from '../../accounts/permission-of.ts'
import { hashOfValue, newRandomValue } from '../../sign-in/secrets.ts'
import { lockCompany } from '../lock-company.ts'
import { lockAccount } from '../../accounts/lock-account.ts'
import { ownContact } from '../../sign-in/ownership/own-contact.ts'
import { giveUpOwnCompany, setMember, type About } from '../../accounts/set-member.ts'
import { notifyManager } from '../notify-managers.ts'

const inviteDays = 7

export const newInviteLink = (at: Date) => {
  const { value, hash } = newRandomValue()
  const expiresAt = new Date(at.getTime() + inviteDays * dayMs)
  return { secret: value, columns: { tokenHash: hash, sentAt: at, expiresAt } }
}

/** Invites from one company to one address: whoever gets them did not ask for them, and has other news by email. */
const mostADay = 10

/** Sends the link of an invite, in the name of whoever invites, a few times a day. */
export async function mailInvite(
  tx: Tx,
  deps: Pick<Deps, 'seal'>,
  accountId: string,
  { invite, company, secret }: { invite: ManagerInvite; company: Company; secret: string },
  about: About,
): Promise<void> {
  const key = `${company.id} ${mailboxOf(invite.email)}`
  await countStored(
    tx,
    { name: 'company invites', key, count: 1, most: mostADay, windowSeconds: daySeconds },
    (retryAfterSeconds) =>
      refuse('too-many-invites', { retryAfterSeconds, sentence: 'too-many-invites.manager' }),
  )
  const inviter = await tx.account.findUniqueOrThrow({ where: { id: accountId } })
  const link = { to: invite.email, secret, expiresAt: invite.expiresAt }
  await notifyManager(tx, deps, inviter, { what: 'invited', company, person: inviter, invite: link }, about)
}

/** The open invite of a link. */
export async function findInvite(tx: Pick<Tx, 'managerInvite'>, token: string, now: Date) {
  const invite = await tx.managerInvite.findUnique({
    where: { tokenHash: hashOfValue(token) },
    include: { company: true },
  })
  return invite && invite.expiresAt > now && invite.company.state === 'approved'
    ? invite
    : refuse('invite-expired')
}

/**
 * Takes an account into the company that invited, once; returns it as it is then. The link came by email: its address is
 * proven by it.
 */
export async function takeInvite(
  tx: Tx,
  deps: Pick<Deps, 'seal' | 'contactSecret'>,
  before: Account,
  token: string,
  about: About,
): Promise<Account> {
  if (!isEmployer(before.type as AccountType)) refuse('forbidden')
  const { companyId, company, tokenHash, ...invite } = await findInvite(tx, token, about.at)
  await lockCompany(tx, companyId)
  if (before.companyId === companyId) return refuse('conflict')
  await giveUpOwnCompany(tx, before, about)
  const { count } = await tx.managerInvite.deleteMany({ where: { tokenHash } })
  if (count === 0) refuse('invite-expired')
  await setMember(tx, before.id, { companyId, permission: storedPermission(invite) }, about)
  const account = await lockAccount(tx, before.id)
  if (!account) return refuse('not-found')
  if (invite.email !== account.email) {
    // in on purpose, as people have two addresses: whoever invited says whether they know them
    const inviter = await tx.account.findUnique({ where: { id: invite.invitedBy } })
    const forwarded = { invited: invite.email, joined: account.email ?? '' }
    if (inviter)
      await notifyManager(
        tx,
        deps,
        inviter,
        { what: 'invite-forwarded', company, person: account, forwarded },
        about,
      )
    return account
  }
  const owned = await ownContact(tx, deps, account, { contact: 'email' }, about)
  return 'account' in owned ? owned.account : account
}
