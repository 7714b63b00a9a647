import type { Database, Tx } from '../../database.ts'

/** The resume of a person that an application names; before it is saved, the one that was sent. */
export const findResume = async (database: Pick<Database | Tx, 'resume'>, accountId: string) => {
  const rows = await database.resume.findMany({ where: { accountId }, orderBy: { sentAt: 'desc' }, take: 2 })
  return rows.find(({ state }) => state !== 'sent') ?? rows[0] ?? null
}
