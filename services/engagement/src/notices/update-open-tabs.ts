import type { Deps } from '../deps.ts'

/** After a commit: updates the open tabs of the candidate, and of those who work for the company. */
export async function updateOpenTabs(
  { updateTabs, database }: Pick<Deps, 'updateTabs' | 'database'>,
  { accountId, employerId }: { readonly accountId: string; readonly employerId: string | null },
): Promise<void> {
  updateTabs({ kind: 'changed', accountId, topic: 'applications' })
  if (employerId !== null) await updateCompanyTabs({ updateTabs, database }, employerId)
}

/** After a commit: updates the open tabs of those who work for the company. */
export async function updateCompanyTabs(
  { updateTabs, database }: Pick<Deps, 'updateTabs' | 'database'>,
  employerId: string,
): Promise<void> {
  const managers = await database.manager.findMany({
    where: { companyId: employerId },
    select: { accountId: true },
    take: 200,
  })
  for (const { accountId } of managers) updateTabs({ kind: 'changed', accountId, topic: 'desk' })
}
