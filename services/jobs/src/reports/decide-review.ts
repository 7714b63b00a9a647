import type { Tx } from '../database.ts'
import { publishPositions } from '../positions/publish-positions.ts'
import { shownState, wantedState } from '../positions/shown-state.ts'
import { isWithheld, type ReviewState } from '../screening/review-state.ts'

export const decisions = ['keep', 'hide', 'reopen'] as const
export type Decision = (typeof decisions)[number]

interface Decided {
  readonly by: string
  readonly reason: string | null
  readonly at: Date
}

/** From which states a decision leads where; `none` is a position that was not reviewed yet. */
const ways: Readonly<
  Record<
    Decision,
    Partial<Record<ReviewState | 'none', { readonly state: ReviewState; readonly held: boolean }>>
  >
> = {
  keep: {
    waiting: { state: 'kept', held: false },
    reopened: { state: 'kept', held: false },
    hidden: { state: 'kept', held: false },
  },
  hide: {
    none: { state: 'hidden', held: true },
    waiting: { state: 'hidden', held: true },
    kept: { state: 'hidden', held: true },
    reopened: { state: 'hidden', held: true },
  },
  // what was kept is shown while it waits, what was hidden is not
  reopen: { kept: { state: 'waiting', held: false }, hidden: { state: 'reopened', held: true } },
}

/** What an operator decides about a position, with who it was. `undefined` where there is none, or it is so already. */
export async function decideReview(
  tx: Tx,
  positionId: number,
  decision: Decision,
  { by, reason, at }: Decided,
): Promise<{ readonly title: string; readonly state: ReviewState } | undefined> {
  const found = await tx.position.findUnique({ where: { id: positionId }, select: { source: true } })
  if (!found) return undefined
  // SQL by hand: takes turns with an import of its feed, and with a manager who changes it.
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtext(${`import ${found.source}`}))`
  await tx.$queryRaw`select id from position where id = ${positionId} for update`
  const position = await tx.position.findUniqueOrThrow({
    where: { id: positionId },
    include: { review: true },
  })
  const next = ways[decision][(position.review?.state as ReviewState | undefined) ?? 'none']
  if (!next) return undefined
  await tx.review.upsert({
    where: { positionId },
    create: { positionId, ...next, since: at },
    update: { ...next, since: at, ...(decision !== 'reopen' && { reports: 0 }) },
  })
  await tx.reviewDecision.create({ data: { positionId, action: decision, reason, decidedBy: by, at } })
  const withheld = isWithheld(next)
  if (withheld !== position.withheld) {
    await tx.position.update({
      where: { id: positionId },
      data: {
        ...shownState(wantedState(position), { ...position, withheld }),
        changedAt: at,
        version: { increment: 1 },
      },
    })
    await publishPositions(tx, [positionId], at)
  }
  return { title: position.title, state: next.state }
}
