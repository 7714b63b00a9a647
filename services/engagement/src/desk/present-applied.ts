import type { Applied } from '@lunchpail/contracts/engagement/portal-api'
import { tabOf, type AppliedRow } from './find-applicants.ts'

/** A person whose name is still on its way has none for a moment. */
export const presentApplied = (row: AppliedRow): Applied => ({
  id: row.id,
  candidate: { first_name: row.first_name ?? '', last_name: row.last_name ?? '' },
  position: { id: row.position_id, title: row.title, city: row.city, region: row.region },
  state: row.state,
  tab: tabOf(row),
  submitted_at: row.submitted_at.toISOString(),
  since: (row.moved_at ?? row.submitted_at).toISOString(),
  interview_at: row.interview_at?.toISOString() ?? null,
  interview_zone: row.interview_zone,
  withdrawn: row.withdrawn_at !== null,
  automatic: row.automatic,
})
