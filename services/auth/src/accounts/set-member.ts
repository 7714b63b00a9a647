import { memberChanged } from '@lunchpail/contracts/auth/events'
import { permissionLevel } from '@lunchpail/contracts/auth/enumerations'
import type { Permission } from '@lunchpail/contracts/auth/companies/permissions'
import { emit } from '@lunchpail/kit-events/emit'
import { refuse } from '@lunchpail/kit-service/refusal'
import { Prisma } from '../../generated/client.ts'
import type { Tx } from '../database.ts'
import { memberStateOf } from './permission-of.ts'

export interface About {
  readonly at: Date
  readonly traceparent: string | undefined
}

/** A permission as columns. */
export const permissionColumns = ({ level, access }: Permission) => ({
  level,
  access: level === permissionLevel.custom && access ? access : Prisma.DbNull,
})

/** Puts an account into a company with a permission, or out of any. */
export async function setMember(
  tx: Tx,
  accountId: string,
  { companyId, permission }: { readonly companyId: string | null; readonly permission: Permission },
  about: About,
): Promise<void> {
  const before = await tx.account.findUniqueOrThrow({ where: { id: accountId } })
  await tx.account.update({ where: { id: accountId }, data: { companyId } })
  const columns = permissionColumns(permission)
  const joins = before.companyId !== companyId
  await tx.member.upsert({
    where: { accountId },
    create: { accountId, ...columns, since: about.at },
    update: { ...columns, version: { increment: 1 }, ...(joins && { since: about.at }) },
  })
  await tx.joinRequest.deleteMany({ where: { accountId } })
  await publishMembers(tx, [accountId], about)
}

/** Publishes what these accounts may do, in the transaction of the change. */
export async function publishMembers(
  tx: Tx,
  accountIds: readonly string[],
  { at, traceparent }: About,
): Promise<void> {
  const accounts = await tx.account.findMany({
    where: { id: { in: [...accountIds] } },
    include: { member: true, company: true },
  })
  await emit(tx, memberChanged, { things: accounts.map(memberStateOf) }, { at, traceparent })
}

/** Publishes what one may do, where they manage anything, once they are barred or are so no longer. */
export async function publishMemberAgain(tx: Tx, accountId: string, about: About): Promise<void> {
  const { count } = await tx.member.updateMany({ where: { accountId }, data: { version: { increment: 1 } } })
  if (count > 0) await publishMembers(tx, [accountId], about)
}

/**
 * Before a manager joins: what they set up alone, and was not approved, is given up. Whoever belongs to a company with others,
 * or to one that was approved, leaves it first.
 */
export async function giveUpOwnCompany(
  tx: Tx,
  account: { readonly id: string; readonly companyId: string | null },
  about: About,
): Promise<void> {
  const { id, companyId } = account
  if (companyId === null) return
  const company = await tx.company.findUnique({ where: { id: companyId } })
  const others = await tx.account.count({ where: { companyId, id: { not: id } } })
  if (company?.state === 'approved' || others > 0) return refuse('other-company')
  const permission = { level: permissionLevel.none, access: null }
  await setMember(tx, id, { companyId: null, permission }, about)
  await tx.company.deleteMany({ where: { id: companyId } })
}

/** A company keeps an admin: whoever is the last one stays it. */
export async function refuseLastAdmin(tx: Tx, companyId: string, accountId: string): Promise<void> {
  const level = permissionLevel.admin
  const others = await tx.account.count({ where: { companyId, id: { not: accountId }, member: { level } } })
  if (others === 0) refuse('last-admin')
}
