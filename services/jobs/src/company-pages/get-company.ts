import type { getCompany as endpoint } from '@lunchpail/contracts/jobs/api'
import { pageSize } from '@lunchpail/contracts/page-size'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { logoUrl } from '../positions/logo-url.ts'
import { positionWords } from '../positions/position-words.ts'
import { findApplied } from '../search/find-candidate.ts'
import { presentCard } from '../search/present-card.ts'
import { findCompany, findOpenings } from './find-company.ts'

export const getCompany =
  ({ statements, clock }: Deps): Handler<typeof endpoint> =>
  async ({ params, query, language, caller: { account } }) => {
    const now = clock.now()
    const page = query.page ?? 1
    const company = (await findCompany(statements, params.id, now)) ?? refuse('not-found')
    const { id, name, about, total, reply_days: days } = company
    const rows = (page - 1) * pageSize < total ? await findOpenings(statements, id, page) : []
    const applied = await findApplied(
      statements,
      account,
      rows.map((row) => row.id),
      now,
    )
    return {
      status: 200,
      body: {
        company: {
          id,
          name,
          logo_url: logoUrl(id, company.logo_version),
          about,
          replies: days === null ? null : positionWords[language].replies(days),
        },
        positions: rows.map((row) => presentCard(row, language, applied)),
        page,
        pages: Math.max(1, Math.ceil(total / pageSize)),
        total,
      },
    }
  }
