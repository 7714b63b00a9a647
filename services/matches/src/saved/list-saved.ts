import { knownPosition } from '@lunchpail/contracts/jobs/known-position'
import { fewestOfExcerpt, writtenLanguage } from '@lunchpail/contracts/jobs/rules/written-language'
import type { listSaved as contract, SavedJob } from '@lunchpail/contracts/matches/api'
import { pageSize } from '@lunchpail/contracts/page-size'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { findSaved, type SavedRow } from './find-saved.ts'

function presentSaved({ id, state: sent }: SavedRow): SavedJob {
  const position = knownPosition(sent)
  return {
    id,
    title: position.title,
    company_name: position.company_name,
    location_name: position.location_name,
    wage_from: position.wage_from,
    wage_to: position.wage_to,
    shifts: position.shifts,
    schedule_type: position.schedule_type,
    state: position.state,
    language: writtenLanguage(position.description, fewestOfExcerpt),
  }
}

export const listSaved =
  ({ statements, clock }: Deps): Handler<typeof contract> =>
  async ({ caller: { account }, query }) => {
    const page = query.page ?? 1
    const whose = account ? { account: account.id } : { ids: query.p ?? [] }
    const { rows, total, open } = await findSaved(statements, whose, page, clock.now())
    return {
      status: 200,
      body: {
        jobs: rows.map(presentSaved),
        open: [...open],
        page,
        pages: Math.max(1, Math.ceil(total / pageSize)),
        total,
      },
    }
  }
