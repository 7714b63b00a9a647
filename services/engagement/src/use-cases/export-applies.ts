import { Readable } from 'node:stream'
import { maxExported, type exportApplies as contract } from '@lunchpail/contracts/engagement/portal-api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { csvOf } from '@lunchpail/contracts/csv'
import { stateWords } from '../domain/state-words.ts'
import { findApplies } from '../portal/find-applies.ts'
import { searchOf } from '../portal/search-of.ts'

export const exportApplies =
  ({ database, clock }: Deps): Handler<typeof contract> =>
  async ({ caller, query, language }) => {
    const search = searchOf({ tab: 6, ...query }, caller.account.company.id, clock.now())
    const rows = await findApplies(database, search, { sort: 'newest', skip: 0, take: maxExported })
    const { head, states } = stateWords[language]
    const csv = csvOf([
      head,
      ...rows.map((row) => [
        row.id,
        row.first_name ?? '',
        row.last_name ?? '',
        row.title,
        `${row.city}, ${row.region}`,
        states[row.state] ?? '',
        row.submitted_at.toISOString(),
        (row.moved_at ?? row.submitted_at).toISOString(),
        row.interview_at?.toISOString() ?? '',
      ]),
    ])
    return {
      status: 200,
      stream: Readable.from([Buffer.from(csv)]),
      type: 'text/csv; charset=utf-8',
      headers: { 'content-disposition': 'attachment; filename="applications.csv"' },
    }
  }
