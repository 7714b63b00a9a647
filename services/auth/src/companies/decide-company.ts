import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { findCompanySessions } from '../sign-in/sessions/open-sessions.ts'
import { lockCompany } from './lock-company.ts'
import { publishCompany } from './publish-company.ts'
import { publishMembers } from '../accounts/set-member.ts'
import { notifyAdmins } from './notify-managers.ts'

/** Approves or refuses a company; returns the sessions of its people, which are to learn of it. */
export async function decideCompany(
  tx: Tx,
  deps: Pick<Deps, 'seal'>,
  companyId: string,
  { state, at }: { readonly state: 'approved' | 'refused'; readonly at: Date },
): Promise<{ readonly name: string; readonly sessionIds: readonly string[] } | undefined> {
  const company = await lockCompany(tx, companyId)
  if (!company || company.state === state) return undefined
  await tx.company.update({
    where: { id: companyId },
    data: { state, decidedAt: at, version: { increment: 1 } },
  })
  await publishCompany(tx, companyId, at)
  const people = await tx.account.findMany({ where: { companyId }, select: { id: true } })
  const ids = people.map(({ id }) => id)
  await tx.member.updateMany({ where: { accountId: { in: ids } }, data: { version: { increment: 1 } } })
  const about = { at, traceparent: undefined }
  // as many as one event holds
  for (let from = 0; from < ids.length; from += 500)
    await publishMembers(tx, ids.slice(from, from + 500), about)
  const what = state === 'approved' ? 'company-approved' : 'company-refused'
  await notifyAdmins(tx, deps, company, { what }, about)
  return { name: company.name, sessionIds: await findCompanySessions(tx, companyId) }
}
