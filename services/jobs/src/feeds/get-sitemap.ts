import type { getSitemap as endpoint } from '@lunchpail/contracts/jobs/api'
import { readRows } from '@lunchpail/kit-database/statement'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { companiesStatement, sitemapStatement } from './sitemap.ts'

interface Row {
  readonly id: number
  readonly changed_at: Date
}

export const getSitemap =
  ({ statements }: Deps): Handler<typeof endpoint> =>
  async ({ params }) => {
    const rows = await readRows<Row>(statements, sitemapStatement(params.page))
    if (rows.length === 0) return refuse('not-found')
    const companies = await readRows<Row>(statements, companiesStatement(params.page))
    return { status: 200, body: { positions: rows.map(entryOf), companies: companies.map(entryOf) } }
  }

const entryOf = ({ id, changed_at }: Row) => ({ id, changed_at: changed_at.toISOString() })
