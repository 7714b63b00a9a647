import { companyChanged } from '@lunchpail/contracts/auth/events'
import { emit } from '@lunchpail/kit-events/emit'
import type { Tx } from '../database.ts'
import { companyStateOf } from './company-state.ts'

/** Publishes what an operator decided about a company, in the transaction of the decision. */
export async function publishCompany(tx: Tx, companyId: string, at: Date): Promise<void> {
  const company = await tx.company.findUniqueOrThrow({ where: { id: companyId } })
  await emit(tx, companyChanged, { things: [companyStateOf(company)] }, { at })
}
