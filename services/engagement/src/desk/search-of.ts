import { dayMs } from '@lunchpail/contracts/durations'
import { pipelineTab } from '@lunchpail/contracts/engagement/enumerations'
import type { ApplyStep, ListedTab } from '@lunchpail/contracts/engagement/portal-api'
import type { ApplicantSearch } from './find-applicants.ts'

interface ApplicantsQuery {
  readonly tab?: number | undefined
  readonly search?: string | undefined
  readonly position?: number | undefined
  readonly state?: number | undefined
  readonly days?: number | undefined
  readonly step?: ApplyStep | undefined
  readonly source?: string | undefined
}

/** A list's query as a search in the caller's company. */
export const searchOf = (
  { tab = pipelineTab.unreviewed, search, position, state, days, step, source }: ApplicantsQuery,
  employerId: string,
  now: Date,
): ApplicantSearch => ({
  employerId,
  tab: tab as ListedTab,
  search,
  position,
  state,
  step,
  source,
  since: days === undefined ? undefined : new Date(now.getTime() - days * dayMs),
})
