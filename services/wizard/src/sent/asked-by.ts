import type { PositionState, SentPosition } from '@lunchpail/contracts/jobs/events'
import type { Question } from '@lunchpail/contracts/jobs/question'
import type { Database } from '../database.ts'

/**
 * Of the questions of a submission, those of the company of this position, by its id: another company of the same name gets
 * none of the answers. What was sent before questions said whose they are goes by the name, where one company alone has it.
 */
export async function askedBy(
  database: Database,
  submissionId: string,
  { company_id, company_name, managed_by }: PositionState,
  questions: readonly Question[],
): Promise<Question[]> {
  const named = questions.filter((one) => one.company_name === company_name)
  if (named.every((one) => one.company_id !== undefined) && company_id !== undefined)
    return named.filter((one) => one.company_id === company_id)
  const sent = await database.application.findMany({ where: { submissionId }, select: { positionId: true } })
  const others = await database.position.findMany({
    where: { id: { in: sent.map(({ positionId }) => positionId) } },
  })
  const isNameOfAnother = others.some(({ managedBy, content }) => {
    const other = content as unknown as SentPosition
    return other.company_name === company_name && managedBy !== managed_by
  })
  return isNameOfAnother ? [] : named
}
