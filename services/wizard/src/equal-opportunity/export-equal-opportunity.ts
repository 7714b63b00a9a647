import { dayMs } from '@lunchpail/contracts/durations'
import { Readable } from 'node:stream'
import {
  maxEqualOpportunityRows,
  type exportEqualOpportunity as contract,
} from '@lunchpail/contracts/wizard/api'
import { csvOf } from '@lunchpail/contracts/csv'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { companyIdOf } from '../policies.ts'
import { equalOpportunityWords } from './equal-opportunity-words.ts'
import { findSent } from './find-sent.ts'

/** Who did not answer has empty cells; what the answers are is in this file and in no other answer of the site. */
export const exportEqualOpportunity =
  ({ rawSql, equalOpportunity, clock }: Deps): Handler<typeof contract> =>
  async ({ caller, query, language }) => {
    const since = new Date(clock.now().getTime() - (query.days ?? 365) * dayMs)
    const sent = await findSent(rawSql.statements, companyIdOf(caller), since, maxEqualOpportunityRows)
    const answers = await equalOpportunity.readAll(sent.map(({ account_id }) => account_id))
    const words = equalOpportunityWords[language]
    const csv = csvOf([
      words.head,
      ...sent.map(({ id, account_id, title, city, region, submitted_at }) => {
        const said = answers.get(account_id) ?? {}
        return [
          id,
          title,
          `${city}, ${region}`,
          submitted_at.toISOString().slice(0, 10),
          said.gender ? words.gender[said.gender] : '',
          said.ethnicity ? words.ethnicity[said.ethnicity] : '',
          said.veteran_status ? words.veteran[said.veteran_status] : '',
          said.disability_status ? words.disability[said.disability_status] : '',
        ]
      }),
    ])
    return {
      status: 200,
      stream: Readable.from([Buffer.from(csv)]),
      type: 'text/csv; charset=utf-8',
      headers: { 'content-disposition': 'attachment; filename="equal-opportunity.csv"' },
    }
  }
