import { permissionLevel } from '@lunchpail/contracts/auth/enumerations'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Account, Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { companyKey } from './company-name.ts'
import { giveUpOwnCompany, setMember, type About } from '../accounts/set-member.ts'
import { notifyAdmins } from './notify-managers.ts'

/** Asks the company of that name to take the account in; where there is none, or with `another`, sets one up. */
export async function chooseByName(
  tx: Tx,
  deps: Pick<Deps, 'seal'>,
  account: Account,
  { name, another }: { readonly name: string; readonly another: boolean },
  about: About,
): Promise<void> {
  const nameKey = companyKey(name)
  await giveUpOwnCompany(tx, account, about)
  const found = another
    ? null
    : await tx.company.findFirst({
        where: { nameKey, state: { not: 'refused' } },
        // one that was approved before one that waits
        orderBy: [{ state: 'asc' }, { createdAt: 'asc' }],
      })
  if (!found) {
    const company = await tx.company.create({ data: { name, nameKey, createdAt: about.at } })
    const permission = { level: permissionLevel.admin, access: null }
    return setMember(tx, account.id, { companyId: company.id, permission }, about)
  }
  const before = await tx.joinRequest.findUnique({ where: { accountId: account.id } })
  if (before?.companyId === found.id) {
    if (before.declinedAt) refuse('invalid', { fieldErrors: { company_name: 'company.declined' } })
    return undefined
  }
  const asked = { companyId: found.id, askedAt: about.at, declinedAt: null }
  await tx.joinRequest.upsert({
    where: { accountId: account.id },
    create: { accountId: account.id, ...asked },
    update: asked,
  })
  if (found.state === 'approved')
    await notifyAdmins(tx, deps, found, { what: 'join-asked', person: account }, about)
}
