// SQL by hand: Prisma would read a position's parents in statements of their own, and has no `not exists` over a text key.
import { livePortalStates, scheduleTypes } from '@lunchpail/contracts/jobs/enumerations'
import { binder, readRows } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { postingFieldsSql } from '../positions/posting-columns.ts'
import type { FeedPosition } from './indeed-xml.ts'
import { portalSource } from '../companies/own-company.ts'

/** Open, approved, and of no company that is not. A company made in the portal keeps its employer's id as its name there. */
const isOffered = `p.state = 'open' and p.portal_state in (${livePortalStates.join(', ')})
  and not exists (select from employer e where not e.approved
    and (e.id = c.employer_id or (c.source = '${portalSource}' and e.id::text = c.external_id)))`

interface FeedState {
  readonly count: number
  readonly changed_at: Date | null
}

/** How many positions the feed has, and when the latest changed. */
export async function readFeedState(on: Transaction): Promise<FeedState> {
  const [state] = await readRows<FeedState>(on, {
    text: `select count(*)::int as count, max(p.changed_at) as changed_at
      from position p join company c on c.id = p.company_id where ${isOffered}`,
    values: [],
  })
  return state!
}

/** The next positions of the feed, by their ids. */
export async function readFeedPage(on: Transaction, after: number, size: number): Promise<FeedPosition[]> {
  const { values, bind } = binder()
  const rows = await readRows<Omit<FeedPosition, 'schedule'> & { schedule_type: number }>(on, {
    text: `select p.id, p.title, p.posted_at, p.closes_at, c.name as company, f.address, f.city, f.region, f.zip, p.sections,
        p.wage_from, p.wage_to, p.role, p.schedule_type, p.shifts, p.schedule_start, p.disable_preferred_shift,
        p.keywords, ${postingFieldsSql}
      from position p join facility f on f.id = p.facility_id join company c on c.id = p.company_id
      where p.id > ${bind(after, 'int')} and ${isOffered} order by p.id limit ${bind(size, 'int')}`,
    values,
  })
  return rows.map(({ schedule_type, ...row }) => ({
    ...row,
    schedule: scheduleTypes[schedule_type] ?? 'either',
  }))
}
