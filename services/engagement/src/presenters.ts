import type { Application as ApplicationContract } from '@lunchpail/contracts/engagement/api'
import type { Application, Change, Position } from '../generated/client.ts'

export const presentApplication = (
  row: Application & { changes: Change[] },
  position: Position | undefined,
): ApplicationContract => ({
  id: row.id,
  position: {
    id: row.positionId,
    title: row.title,
    company_name: row.companyName,
    city: row.city,
    region: row.region,
    ...(position && {
      logo_url: position.logoUrl,
      wage: { from: position.wageFrom, to: position.wageTo },
    }),
  },
  state: row.state,
  had_interview: row.hadInterview,
  approved: row.approved,
  reason: row.reason,
  reason_other: row.reasonOther,
  submitted_at: row.submittedAt.toISOString(),
  timeline: row.changes.map(({ state, at }) => ({ state, at: at.toISOString() })),
})
