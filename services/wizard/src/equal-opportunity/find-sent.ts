// SQL by hand: applications joined with positions by a number that is no foreign key, so that Prisma knows no relation.
import { readRows } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { hiddenSql } from '../policies.ts'

interface SentRow {
  readonly id: string
  readonly account_id: string
  readonly title: string
  readonly city: string
  readonly region: string
  readonly submitted_at: Date
}

const text = `select a.id, a.account_id, p.content->>'title' as title, p.content->>'city' as city,
    p.content->>'region' as region, s.submitted_at
  from position p join application a on a.position_id = p.id join submission s on s.id = a.submission_id
  where p.managed_by = $1::uuid and s.submitted_at >= $2::timestamptz and not ${hiddenSql('a')}
  order by s.submitted_at desc, a.id limit $3::int`

/** What was sent to the roles of a company since a time, the latest first. */
export const findSent = (on: Transaction, companyId: string, since: Date, most: number): Promise<SentRow[]> =>
  readRows<SentRow>(on, { text, values: [companyId, since, most] })
