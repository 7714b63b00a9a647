import type { Tx } from './database.ts'

export async function erase(tx: Tx, accountId: string): Promise<number> {
  const where = { where: { accountId } }
  const sections = await tx.section.deleteMany(where)
  const preferences = await tx.preferences.deleteMany(where)
  const candidates = await tx.candidate.deleteMany(where)
  return sections.count + preferences.count + candidates.count
}
