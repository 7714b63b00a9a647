// SQL by hand: Prisma knows no `for update`.
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Tx } from '../database.ts'

/** An event of the company, held by this transaction, so that two of its managers come one after the other. */
export async function lockGathering(tx: Tx, id: string, companyId: string): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`
    select from gathering where id = ${id} and company_id = ${companyId}::uuid for update`
  if (rows.length === 0) return refuse('not-found')
}
