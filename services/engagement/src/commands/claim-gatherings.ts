import type { PositionState } from '@lunchpail/contracts/jobs/events'
import type { Tx } from '../database.ts'

/** Events that nobody's company holds go to the managers of the company of that name, as its positions do. */
export async function claimGatherings(tx: Tx, positions: readonly PositionState[]): Promise<void> {
  const owners = new Map(positions.map(({ company_name, managed_by }) => [company_name, managed_by]))
  for (const [companyName, companyId] of owners)
    if (companyId !== null)
      await tx.gathering.updateMany({ where: { companyName, companyId: null }, data: { companyId } })
}
