import { dayMs } from '@lunchpail/contracts/durations'
import { scheduleType } from '@lunchpail/contracts/jobs/enumerations'
import type { PositionStatus } from '@lunchpail/contracts/jobs/enumerations'
import type { Prisma } from '../../generated/client.ts'
import type { Tx } from '../database.ts'
import { bitOfTrade, bitsOfShifts } from '../positions/bits.ts'
import { contentHash } from './content-hash.ts'
import { excerptOf } from './excerpt.ts'
import { insertPositions } from './insert-positions.ts'
import { prepare } from './prepare.ts'
import { textWordsOf } from './text-words.ts'
import type { Posting } from '../positions/posting.ts'
import { companyKey, saveCompanies } from '../companies/save-companies.ts'
import type { SavedCompany } from '../companies/save-companies.ts'
import { columnsOfFields } from '../positions/posting-columns.ts'
import { publishPositions } from '../positions/publish-positions.ts'
import { findHidden } from '../duplicates/find-hidden.ts'
import { isSameText } from '../duplicates/likeness.ts'
import { shownState, wantedState } from '../positions/shown-state.ts'
import { findReviews, repeatedOf, reviewOf, saveReview, type ReviewChange } from '../screening/reviews.ts'
import { rulesVersion } from '../screening/rules.ts'

export interface Counts {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  /** of those, how many an operator has to look at */
  readonly waiting: number
}

/**
 * Upserts positions from a feed, in the caller's transaction, by source and external id. Unchanged rows are not written,
 * so that a second run publishes nothing.
 */
export async function savePostings(
  tx: Tx,
  source: string,
  postings: readonly Posting[],
  at: Date,
): Promise<Counts> {
  // SQL by hand: an advisory lock lets two imports of one feed take turns.
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtext(${`import ${source}`}))`
  const companies = await saveCompanies(tx, source, postings)
  const stored = await tx.position.findMany({
    where: { source, externalId: { in: postings.map((posting) => posting.externalId) } },
    select: {
      id: true,
      externalId: true,
      contentHash: true,
      state: true,
      postedState: true,
      sameAs: true,
      version: true,
      managed: true,
      postedAt: true,
      signature: true,
    },
  })
  const storedBy = new Map(stored.map((position) => [position.externalId, position]))
  const reviews = await findReviews(
    tx,
    stored.map(({ id }) => id),
  )
  const hidden = await findHidden(tx)
  const changedIds: number[] = []
  const changedQuestions: ReturnType<typeof questionsOf> = []
  const reviewed = new Map<number, ReviewChange>()
  const added = new Map<
    string,
    { posting: Posting; company: SavedCompany; review: ReviewChange; data: ReturnType<typeof columnsOf> }
  >()
  for (const posting of postings) {
    const company = companies.get(companyKey(posting.company))!
    const before = storedBy.get(posting.externalId)
    const hash = contentHash(posting, company.logoVersion)
    const was = before && wantedState(before)
    const state = stateAfter(was, posting.state)
    if (before?.managed || (before?.contentHash === hash && was === state)) continue
    const reviewBefore = before && reviews.get(before.id)
    // a text that stands here already was reviewed, or had nothing to review, or still waits for its review
    const isText = before?.signature && isSameText(before.signature, prepare(posting).signature)
    const review = reviewOf(
      posting,
      reviewBefore,
      isText && !repeatedOf(reviewBefore)
        ? undefined
        : await hidden(posting, prepare(posting).signature, before?.id),
      prepare(posting).screened,
    )
    const data = columnsOf(posting, company, {
      source,
      hash,
      state,
      withheld: review.withheld,
      sameAs: before?.sameAs ?? null,
      postedAt: credible(posting.postedAt, at) ?? before?.postedAt ?? at,
      at,
    })
    if (before) {
      const { id } = before
      await tx.position.update({ where: { id }, data: { ...data, version: before.version + 1 } })
      changedQuestions.push(...questionsOf(id, posting, company))
      changedIds.push(id)
      reviewed.set(id, review)
    } else added.set(posting.externalId, { posting, company, review, data })
  }
  if (changedIds.length > 0)
    await tx.positionQuestion.deleteMany({ where: { positionId: { in: changedIds } } })
  // by one statement: of a first feed every posting is new
  const bodies = await textWordsOf(
    tx,
    Array.from(added.values(), ({ posting }) => posting),
  )
  const created = await insertPositions(
    tx,
    Array.from(added.values(), ({ data }, at) => ({ ...data, version: 1, body: bodies[at]! })),
  )
  const questions = [
    ...changedQuestions,
    ...created.flatMap(({ id, externalId }) => {
      const { posting, company } = added.get(externalId)!
      return questionsOf(id, posting, company)
    }),
  ]
  if (questions.length > 0) await tx.positionQuestion.createMany({ data: questions })
  for (const { id, externalId } of created) {
    changedIds.push(id)
    reviewed.set(id, added.get(externalId)!.review)
  }
  let waiting = 0
  for (const [id, review] of reviewed) if (await saveReview(tx, id, review, at)) waiting += 1
  await publishPositions(tx, changedIds, at)
  return {
    added: added.size,
    changed: changedIds.length - added.size,
    unchanged: postings.length - changedIds.length,
    waiting,
  }
}

/** None where it is a placeholder (0001, 9999) or a slip of the pen: no job is posted in years to come, or before there were feeds. */
const credible = (postedAt: Date | null, at: Date): Date | null =>
  postedAt && postedAt.getUTCFullYear() >= 1990 && postedAt.getTime() <= at.getTime() + dayMs
    ? postedAt
    : null

/** A feed reopens what was closed because it was missing; what a manager paused stays paused. */
const stateAfter = (before: PositionStatus | undefined, posted: PositionStatus): PositionStatus =>
  before === 'paused' && posted === 'open' ? 'paused' : posted

export const columnsOf = (
  posting: Posting,
  company: SavedCompany,
  {
    source,
    hash,
    state,
    at,
    postedAt,
    ...reasons
  }: {
    source: string
    hash: string
    state: PositionStatus
    withheld: boolean
    sameAs: number | null
    postedAt: Date
    at: Date
  },
) => {
  const { likeness, signature, benefits } = prepare(posting)
  return {
    source,
    externalId: posting.externalId,
    companyId: company.id,
    facilityId: company.facilityOf(posting.place),
    ...shownState(state, reasons),
    screened: rulesVersion,
    likeness,
    signature,
    title: posting.title,
    excerpt: excerptOf(posting.sections),
    sections: posting.sections as unknown as Prisma.InputJsonValue,
    wageFrom: posting.wage.from,
    wageTo: posting.wage.to,
    role: bitOfTrade(posting.role),
    shifts: bitsOfShifts(posting.shifts),
    scheduleType: scheduleType[posting.schedule.type],
    scheduleStart: posting.schedule.start,
    scheduleDuration: posting.schedule.duration,
    scheduleDescription: posting.schedule.description,
    disablePreferredShift: posting.schedule.disablePreferredShift,
    ...posting.requirements,
    ...columnsOfFields(posting.fields ?? {}),
    benefits,
    keywords: [...posting.requirements.keywords],
    postedAt,
    closesAt: posting.closesAt ?? null,
    changedAt: at,
    contentHash: hash,
    unpublished: false,
  }
}

const questionsOf = (positionId: number, posting: Posting, company: SavedCompany) =>
  [...new Set(posting.questions.map(company.questionOf))]
    .filter((questionId) => questionId !== null)
    .map((questionId, ordinal) => ({ positionId, ordinal, questionId }))
