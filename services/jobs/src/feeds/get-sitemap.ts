import type { getSitemap as endpoint } from '@lunchpail/contracts/jobs/api'
import { readRows } from '@lunchpail/kit-database/statement'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { sitemapStatement } from './sitemap.ts'

export const getSitemap =
  ({ statements }: Deps): Handler<typeof endpoint> =>
  async ({ params }) => {
    const rows = await readRows<{ id: number; changed_at: Date }>(statements, sitemapStatement(params.page))
    if (rows.length === 0) return refuse('not-found')
    const positions = rows.map(({ id, changed_at }) => ({ id, changed_at: changed_at.toISOString() }))
    return { status: 200, body: { positions } }
  }
