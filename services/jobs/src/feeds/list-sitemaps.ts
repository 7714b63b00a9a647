import type { listSitemaps as endpoint } from '@lunchpail/contracts/jobs/api'
import { readRows } from '@lunchpail/kit-database/statement'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { sitemapsStatement } from './sitemap.ts'

export const listSitemaps =
  ({ statements }: Deps): Handler<typeof endpoint> =>
  async () => {
    const rows = await readRows<{ page: number; changed_at: Date }>(statements, sitemapsStatement())
    const pages = rows.map(({ page, changed_at }) => ({ page, changed_at: changed_at.toISOString() }))
    return { status: 200, body: { pages } }
  }
