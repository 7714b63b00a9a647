// SQL by hand: the roles are locked in the order of their ids, which Prisma cannot say.
import * as postingLimits from '@lunchpail/contracts/jobs/posting-limits'
import type { PositionQuestion, Question } from '../../generated/client.ts'
import type { Tx } from '../database.ts'
import type { AskedBy } from './asked-by.ts'
import { questionsFit } from './questions-fit.ts'
import { publishPositions } from '../positions/publish-positions.ts'

type Asked = PositionQuestion & { readonly question: Question }

/**
 * Has the roles that asked a retired question ask it again, where it was or at their end, and tells of them. A role that is
 * gone, or has as many questions as it may have, goes without. Returns how many ask it.
 */
export async function restoreQuestion(tx: Tx, row: Question, at: Date): Promise<number> {
  const places = new Map(
    (row.retiredFrom as unknown as readonly AskedBy[]).map(({ position, ordinal }) => [position, ordinal]),
  )
  const roles = await tx.$queryRaw<{ id: number }[]>`
    select id from position where id = any(${[...places.keys()]}::int[]) order by id for update`
  const asked = Map.groupBy(
    await tx.positionQuestion.findMany({
      where: { positionId: { in: roles.map(({ id }) => id) } },
      include: { question: true },
    }),
    ({ positionId }) => positionId,
  )
  const data = roles.flatMap(({ id }) => {
    const others = asked.get(id) ?? []
    return hasRoom(others, row)
      ? [{ positionId: id, questionId: row.id, ordinal: placeAmong(others, places.get(id)!) }]
      : []
  })
  const ids = data.map(({ positionId }) => positionId)
  await tx.positionQuestion.createMany({ data })
  await tx.question.update({ where: { id: row.id }, data: { retiredAt: null, retiredFrom: [] } })
  await tx.position.updateMany({
    where: { id: { in: ids } },
    data: { version: { increment: 1 }, changedAt: at },
  })
  await publishPositions(tx, ids, at)
  return ids.length
}

const hasRoom = (others: readonly Asked[], row: Question): boolean =>
  others.length < postingLimits.questions && questionsFit([...others.map(({ question }) => question), row])

const placeAmong = (others: readonly Asked[], before: number): number =>
  others.some(({ ordinal }) => ordinal === before)
    ? Math.max(...others.map(({ ordinal }) => ordinal)) + 1
    : before
