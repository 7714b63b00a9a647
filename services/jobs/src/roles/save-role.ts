import * as postingLimits from '@lunchpail/contracts/jobs/posting-limits'
import type { RoleFields } from '@lunchpail/contracts/jobs/api'
import type { PortalState, PositionStatus } from '@lunchpail/contracts/jobs/enumerations'
import { areListedStarts } from '@lunchpail/contracts/jobs/rules/start-list'
import { startsInShifts } from '@lunchpail/contracts/jobs/rules/start-window'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Company } from '../../generated/client.ts'
import type { Tx } from '../database.ts'
import { contentHash } from '../postings/content-hash.ts'
import { missingOfRole, portalStateOf } from './missing-of-role.ts'
import { postingOfRole } from './posting-of-role.ts'
import { questionsFit } from '../questions/questions-fit.ts'
import { prepare } from '../postings/prepare.ts'
import type { Section } from '../positions/posting.ts'
import { columnsOfFields } from '../positions/posting-columns.ts'
import { publishPositions } from '../positions/publish-positions.ts'
import { saveCompanies } from '../companies/save-companies.ts'
import { columnsOf } from '../postings/save-postings.ts'
import { findHidden } from '../duplicates/find-hidden.ts'
import { findReviews, reviewOf, saveReview } from '../screening/reviews.ts'

export interface RoleToSave {
  readonly source: string
  readonly externalId: string
  readonly company: Company
  readonly state: PositionStatus
  readonly postedAt: Date
  readonly before:
    | {
        readonly id: number
        readonly version: number
        readonly portalState: number
        readonly scheduleStart: string | null
        readonly sameAs: number | null
        readonly sections: unknown
      }
    | undefined
}

/** Stores a role as its manager typed it, under the rules of an import, and publishes it. Returns its id. */
export async function saveRole(
  tx: Tx,
  fields: RoleFields,
  { source, externalId, company, state, postedAt, before }: RoleToSave,
  at: Date,
): Promise<number> {
  const missing = missingOfRole(fields)
  if (state === 'open' && Object.keys(missing).length > 0) refuse('role-incomplete', { fieldErrors: missing })
  const { schedule_start: start, shifts } = fields
  // a feed's own times may stay as they are
  if (start !== null && start !== before?.scheduleStart) {
    if (!areListedStarts(start, before?.scheduleStart))
      refuse('invalid', { fieldErrors: { schedule_start: 'field.invalid' } })
    if (!startsInShifts(start, shifts))
      refuse('invalid', { fieldErrors: { schedule_start: 'role.start-outside' } })
  }
  const place = await placeOf(tx, fields)
  const posting = postingOfRole(
    fields,
    { externalId, company, place, state, postedAt },
    (before?.sections ?? []) as readonly Section[],
  )
  if (posting.sections.length === 0) refuse('invalid', { fieldErrors: { description: 'field.required' } })
  if (posting.sections.length > postingLimits.sections)
    refuse('invalid', { fieldErrors: { description: 'field.invalid' } })
  const saved = (await saveCompanies(tx, company.source, [posting])).get(company.externalId)!
  const repeated = await (await findHidden(tx))(posting, prepare(posting).signature, before?.id)
  const review = reviewOf(posting, before && (await findReviews(tx, [before.id])).get(before.id), repeated)
  const { withheld } = review
  const data = {
    ...columnsOf(posting, saved, {
      source,
      hash: contentHash(posting, saved.logoVersion),
      state,
      withheld,
      sameAs: before?.sameAs ?? null,
      postedAt,
      at,
    }),
    ...columnsOfFields(fields),
    portalState: portalStateOf(fields, state, before?.portalState as PortalState | undefined),
    managed: true,
  }
  const { id } = before
    ? await tx.position.update({ where: { id: before.id }, data: { ...data, version: before.version + 1 } })
    : await tx.position.create({ data: { ...data, version: 1 } })
  await saveReview(tx, id, review, at)
  await saveQuestions(tx, id, company.employerId, fields.questions)
  await publishPositions(tx, [id], at)
  return id
}

async function placeOf(tx: Tx, { zip, address }: RoleFields) {
  const place = await tx.place.findUnique({ where: { zip } })
  if (!place) return refuse('invalid', { fieldErrors: { zip: 'person.zip-invalid' } })
  const { city, state: region, latitude, longitude } = place
  return { address, city, region, zip, latitude, longitude, approximate: false }
}

/** Asks the company's own questions, in their order. */
async function saveQuestions(tx: Tx, positionId: number, employerId: string | null, ids: readonly string[]) {
  const asked = [...new Set(ids)]
  const known = await tx.question.findMany({
    where: { company: { employerId }, id: { in: asked }, retiredAt: null },
  })
  if (known.length < asked.length || !questionsFit(known))
    refuse('invalid', { fieldErrors: { questions: 'field.invalid' } })
  await tx.positionQuestion.deleteMany({ where: { positionId } })
  await tx.positionQuestion.createMany({
    data: asked.map((questionId, ordinal) => ({ positionId, ordinal, questionId })),
  })
}
