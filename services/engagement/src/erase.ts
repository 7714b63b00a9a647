import type { Tx } from './database.ts'

export async function erase(tx: Tx, accountId: string): Promise<number> {
  const changes = await tx.change.deleteMany({ where: { application: { accountId } } })
  const applications = await tx.application.deleteMany({ where: { accountId } })
  return changes.count + applications.count
}
