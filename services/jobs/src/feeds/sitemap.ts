// SQL by hand: Prisma groups by columns alone, not by a range of ids.
import { sitemapIds } from '@lunchpail/contracts/jobs/enumerations'
import { binder, type Statement } from '@lunchpail/kit-database/statement'

/** Which pages hold open positions, with their latest change: `page`, `changed_at`. */
export function sitemapsStatement(): Statement {
  const { values, bind } = binder()
  const text = `select (id - 1) / ${bind(sitemapIds, 'int')} + 1 as page, max(changed_at) as changed_at
    from position where state = 'open' group by page order by page`
  return { text, values }
}

/** The open positions of a page: `id`, `changed_at`. */
export function sitemapStatement(page: number): Statement {
  const { values, bind } = binder()
  const first = (page - 1) * sitemapIds
  const text = `select id, changed_at from position
    where state = 'open' and id > ${bind(first, 'int')} and id <= ${bind(first + sitemapIds, 'int')} order by id`
  return { text, values }
}

/** The companies whose first open position is on a page, so that each is on one: `id`, `changed_at`. */
export function companiesStatement(page: number): Statement {
  const { values, bind } = binder()
  const first = bind((page - 1) * sitemapIds, 'int')
  const last = bind(page * sitemapIds, 'int')
  const text = `select p.company_id as id, max(p.changed_at) as changed_at from position p
    where p.state = 'open' and p.id > ${first} and p.id <= ${last} and not exists (
      select from position earlier where earlier.company_id = p.company_id and earlier.state = 'open' and earlier.id <= ${first})
    group by p.company_id order by p.company_id`
  return { text, values }
}
