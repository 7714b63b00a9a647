import { refuse } from '@lunchpail/kit-service/refusal'
import { Prisma, type Company } from '../../generated/client.ts'
import type { Tx } from '../database.ts'

/** The company that new roles of an employer belong to: the first that they work with, or one that is made now. */
export async function ownCompany(tx: Tx, employerId: string): Promise<Company> {
  // two first roles at once make one company
  await tx.$executeRaw(Prisma.sql`select pg_advisory_xact_lock(hashtext(${`company of ${employerId}`}))`)
  const found = await tx.company.findFirst({ where: { employerId }, orderBy: { id: 'asc' } })
  if (found) return found
  const employer = await tx.employer.findUnique({ where: { id: employerId } })
  // the event of its approval is still on its way
  if (!employer) return refuse('company-pending')
  return tx.company.create({
    data: { source: portalSource, externalId: employerId, name: employer.name, employerId },
  })
}

/** Of positions and companies that managers made here. */
export const portalSource = 'portal'
