import { screeningFindings } from '@lunchpail/contracts/jobs/enumerations'
import type { Prisma } from '../../generated/client.ts'
import type { Tx } from '../database.ts'
import type { Section } from '../positions/posting.ts'
import { isWithheld, reviewAfter, type Reviewed } from './review-state.ts'
import { hiddenBefore } from './rules.ts'
import { screenPosting, type Finding, type Screenable, type Screened } from './screen-posting.ts'

export interface StoredReview extends Reviewed {
  /** as the position has it */
  readonly text: string
}

const textOf = ({ title, sections, schedule, place }: Screenable): string =>
  JSON.stringify([
    title,
    sections.map(({ heading, text }) => [heading, text]),
    schedule.description,
    schedule.duration,
    place.address,
  ])

/** Reviews of these positions, by their ids; few have one. */
export async function findReviews(tx: Tx, ids: readonly number[]): Promise<Map<number, StoredReview>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.review.findMany({
    where: { positionId: { in: [...ids] } },
    include: {
      position: {
        select: {
          title: true,
          sections: true,
          scheduleDescription: true,
          scheduleDuration: true,
          facility: { select: { address: true } },
        },
      },
    },
  })
  return new Map(
    rows.map(({ positionId, state, held, findings, reports, position }) => [
      positionId,
      {
        state: state as Reviewed['state'],
        held,
        findings: findings as unknown as Finding[],
        reports,
        text: textOf({
          title: position.title,
          sections: position.sections as unknown as Section[],
          schedule: { description: position.scheduleDescription, duration: position.scheduleDuration },
          place: position.facility,
        }),
      },
    ]),
  )
}

export interface ReviewChange {
  readonly before: StoredReview | undefined
  readonly after: Reviewed | undefined
  readonly withheld: boolean
}

/** What a posting's text makes of its review; `repeats` is a position with the same text that an operator hid. */
export function reviewOf(
  posting: Screenable,
  before: StoredReview | undefined,
  repeats?: { readonly id: number; readonly title: string },
  screened = screenPosting(posting),
): ReviewChange {
  const changed = before !== undefined && before.text !== textOf(posting)
  const repeated = repeats
    ? {
        rule: hiddenBefore,
        sentence: `The text of ${repeats.id}, ${JSON.stringify(repeats.title.slice(0, 200))}, which is hidden.`,
      }
    : changed
      ? undefined
      : repeatedOf(before)
  const after = reviewAfter(before, repeated ? withRepeated(screened, repeated) : screened, changed)
  return { before, after, withheld: isWithheld(after) }
}

/** By what a position waits for a look because its text was hidden elsewhere. */
export const repeatedOf = (review: Reviewed | undefined): Finding | undefined =>
  review?.state === 'waiting' ? review.findings.find(({ rule }) => rule === hiddenBefore) : undefined

/** Held until an operator looked, as what they hid is there again. */
const withRepeated = ({ findings }: Screened, repeated: Finding): Screened => ({
  findings: [repeated, ...findings.slice(0, screeningFindings - 1)],
  holds: true,
})

/** Stores what became of a position's review. Returns whether it came into the queue now. */
export async function saveReview(
  tx: Tx,
  positionId: number,
  { before, after }: ReviewChange,
  at: Date,
): Promise<boolean> {
  if (!after) {
    if (before) await tx.review.deleteMany({ where: { positionId } })
    return false
  }
  const enters = after.state !== before?.state && after.state !== 'kept' && after.state !== 'hidden'
  const data = {
    state: after.state,
    held: after.held,
    findings: after.findings as unknown as Prisma.InputJsonValue,
    reports: after.reports,
  }
  await tx.review.upsert({
    where: { positionId },
    create: { positionId, ...data, since: at },
    update: { ...data, ...(enters && { since: at }) },
  })
  return enters
}
