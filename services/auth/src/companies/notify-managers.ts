import { managerNoticeRequested, type managerNotices } from '@lunchpail/contracts/auth/events'
import { permissionLevel } from '@lunchpail/contracts/auth/enumerations'
import type { Language } from '@lunchpail/contracts/language/translate'
import { emit } from '@lunchpail/kit-events/emit'
import type { Account, Company, Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { writtenTo } from '../accounts/ownership.ts'
import type { About } from '../accounts/set-member.ts'

type Sealing = Pick<Deps, 'seal'>
type What = (typeof managerNotices)[number]

interface Notice {
  readonly what: What
  readonly company: Pick<Company, 'name'>
  /** an invite: the address that it goes to, its secret, and until when it works */
  readonly invite?: { readonly to: string; readonly secret: string; readonly expiresAt: Date }
  /** an invite that was used with another address than it went to: both */
  readonly forwarded?: { readonly invited: string; readonly joined: string }
  /** whom it names */
  readonly person?: Pick<Account, 'id' | 'firstName' | 'lastName'> | undefined
}

/** Asks for an email to a manager. An invite goes to its own address, in the name of the account. */
export async function notifyManager(
  tx: Tx,
  { seal }: Sealing,
  account: Pick<Account, 'id' | 'email' | 'emailQuietAt' | 'language'>,
  { what, company, invite, forwarded, person }: Notice,
  { at, traceparent }: About,
): Promise<void> {
  const to = invite?.to ?? writtenTo(account)
  if (to === null) return
  await emit(
    tx,
    managerNoticeRequested,
    {
      account_id: account.id,
      person_id: person?.id ?? null,
      what,
      language: account.language as Language,
      expires_at: invite?.expiresAt.toISOString() ?? null,
      sealed_notice: await seal({
        to,
        company: company.name,
        person: person ? `${person.firstName} ${person.lastName}` : '',
        secret: invite?.secret ?? '',
        ...forwarded,
      }),
    },
    { at, subject: account.id, traceparent },
  )
}

/** Admins who are told; a company with more of them has enough to do it. */
const maxNotified = 20

export async function notifyAdmins(
  tx: Tx,
  deps: Sealing,
  company: Company,
  notice: Pick<Notice, 'what' | 'person'>,
  about: About,
): Promise<void> {
  const admins = await tx.account.findMany({
    where: { companyId: company.id, member: { level: permissionLevel.admin } },
    orderBy: { id: 'asc' },
    take: maxNotified,
  })
  for (const admin of admins) await notifyManager(tx, deps, admin, { ...notice, company }, about)
}
