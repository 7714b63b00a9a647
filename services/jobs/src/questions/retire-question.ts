// SQL by hand: the roles are locked in the order of their ids, which Prisma cannot say.
import type { Tx } from '../database.ts'
import type { AskedBy } from './asked-by.ts'
import { publishPositions } from '../positions/publish-positions.ts'

/**
 * Takes a question out of every role that asks it, with another one in its place or none, and tells of those roles. The row
 * stays: imports know by it what a manager decided, and it can be brought back to those roles. Returns how many roles there
 * were.
 */
export async function retireQuestion(
  tx: Tx,
  id: string,
  replacedBy: string | null,
  at: Date,
): Promise<number> {
  const roles = await tx.$queryRaw<{ id: number }[]>`
    select id from position where id in (select position_id from position_question where question_id = ${id})
    order by id for update`
  const ids = roles.map((role) => role.id)
  if (replacedBy === null) {
    const asked = await tx.positionQuestion.findMany({
      where: { questionId: id },
      orderBy: { positionId: 'asc' },
    })
    const retiredFrom = asked.map(({ positionId, ordinal }): AskedBy => ({ position: positionId, ordinal }))
    await tx.positionQuestion.deleteMany({ where: { questionId: id } })
    await tx.question.update({ where: { id }, data: { retiredAt: at, retiredFrom } })
  } else {
    await tx.positionQuestion.updateMany({ where: { questionId: id }, data: { questionId: replacedBy } })
    await tx.question.update({ where: { id }, data: { retiredAt: at, replacedBy } })
    await tx.question.updateMany({ where: { replacedBy: id }, data: { replacedBy } })
  }
  await tx.position.updateMany({
    where: { id: { in: ids } },
    data: { version: { increment: 1 }, changedAt: at },
  })
  await publishPositions(tx, ids, at)
  return ids.length
}
