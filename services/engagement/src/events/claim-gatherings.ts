import type { PositionState } from '@lunchpail/contracts/jobs/events'
import type { Tx } from '../database.ts'
import { publishGatherings } from './publish-gatherings.ts'

/**
 * Events that no company holds go to the managers of the company of that name, as its positions do: where one company alone
 * has it.
 */
export async function claimGatherings(
  tx: Tx,
  positions: readonly Pick<PositionState, 'company_name' | 'managed_by'>[],
  at: Date,
): Promise<void> {
  const owners = new Map(positions.map(({ company_name, managed_by }) => [company_name, managed_by]))
  for (const [companyName, companyId] of owners)
    if (companyId !== null && !(await isNameOfOthers(tx, companyName, companyId))) {
      const claimed = await tx.gathering.updateManyAndReturn({
        where: { companyName, companyId: null },
        data: { companyId, version: { increment: 1 } },
      })
      await publishGatherings(tx, claimed, { at })
    }
}

const isNameOfOthers = async (tx: Tx, companyName: string, companyId: string): Promise<boolean> => {
  const where = { companyName, managedBy: { not: companyId }, NOT: { managedBy: null } }
  return (await tx.position.findFirst({ where, select: { id: true } })) !== null
}
