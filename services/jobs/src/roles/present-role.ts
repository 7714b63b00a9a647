import type { RoleDetail, RoleListed } from '@lunchpail/contracts/jobs/api'
import { scheduleTypes, type PortalState, type RoleReview } from '@lunchpail/contracts/jobs/enumerations'
import { isLive } from '@lunchpail/contracts/jobs/rules/live-state'
import type { Prisma } from '../../generated/client.ts'
import { tradeOfBit, shiftsOfBits } from '../positions/bits.ts'
import { fieldsOfColumns } from '../positions/posting-columns.ts'
import type { Section } from '../positions/posting.ts'
import { textOfSections } from '../positions/text-of-sections.ts'
import type { RoleRow } from './find-roles.ts'
import { portalSource } from '../companies/own-company.ts'
import { wantedState } from '../positions/shown-state.ts'
import { hiddenBefore, kindOfRule } from '../screening/rules.ts'
import type { Finding } from '../screening/screen-posting.ts'

export const presentRole = (row: RoleRow): RoleListed => ({
  id: row.id,
  title: row.title,
  location_name: row.location_name,
  state: row.state,
  portal_state: row.portal_state,
  active: row.active,
  wage: { from: row.wage_from, to: row.wage_to },
  shifts: shiftsOfBits(row.shifts),
  questions: row.questions,
  posted_at: row.posted_at.toISOString(),
  changed_at: row.changed_at.toISOString(),
  review: row.review,
})

/** What the detail of a role reads with its row. */
export const withParts = {
  facility: true,
  questions: { orderBy: { ordinal: 'asc' } },
  review: { include: { decisions: { orderBy: { id: 'desc' }, take: 1 } } },
} as const

export type RoleWithParts = Prisma.PositionGetPayload<{ include: typeof withParts }>

export const presentRoleDetail = (row: RoleWithParts): RoleDetail => ({
  id: row.id,
  version: row.version,
  title: row.title,
  location_name: `${row.facility.city}, ${row.facility.region}`,
  state: wantedState(row),
  portal_state: row.portalState as PortalState,
  active: row.state === 'open' && isLive(row.portalState as PortalState),
  wage: { from: row.wageFrom?.toNumber() ?? null, to: row.wageTo?.toNumber() ?? null },
  shifts: shiftsOfBits(row.shifts),
  questions: row.questions.length,
  posted_at: row.postedAt.toISOString(),
  changed_at: row.changedAt.toISOString(),
  zip: row.facility.zip,
  address: row.facility.address,
  role: tradeOfBit(row.role),
  schedule_type: scheduleTypes[row.scheduleType] ?? 'either',
  schedule_start: row.scheduleStart,
  description: textOfSections(row.sections as unknown as Section[]),
  ...fieldsOfColumns(row),
  keywords: row.keywords,
  question_ids: row.questions.map(({ questionId }) => questionId),
  imported: row.source !== portalSource && !row.managed,
  ...presentReview(row),
})

/** What its managers are told of the look that operators have at it. That candidates reported it is not theirs to know. */
function presentReview({ withheld, review }: RoleWithParts) {
  const findings = (review?.findings ?? []) as unknown as Finding[]
  const asked: RoleReview | null = review?.state === 'waiting' && findings.length > 0 ? 'shown' : null
  return {
    review: review?.state === 'hidden' ? ('hidden' as const) : withheld ? ('held' as const) : asked,
    review_reason: review?.state === 'hidden' ? (review.decisions[0]?.reason ?? null) : null,
    review_findings:
      review?.state === 'kept'
        ? []
        : // what it repeats is for operators
          findings
            .filter(({ rule }) => rule !== hiddenBefore)
            .map(({ rule, sentence }) => ({ kind: kindOfRule(rule), sentence })),
  }
}
