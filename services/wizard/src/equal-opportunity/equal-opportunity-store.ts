import path from 'node:path'
import pg from 'pg'
import type { Logger } from 'pino'
import {
  equalOpportunityAnswers,
  equalOpportunityFields,
  type EqualOpportunityAnswers,
} from '@lunchpail/contracts/wizard/equal-opportunity'
import { verifyIsolated } from '@lunchpail/kit-database/verify-migrated'
import type { ArchivedRows } from '@lunchpail/kit-service/archive'
import { countTables } from './count-groups.ts'
import type { Applicant } from './find-outcomes.ts'
import type { ReportTable } from './safe-report.ts'

/** Its tables, which belong to their role: `npm run migrate` makes them. */
export const isolatedSchema = {
  schema: 'equal_opportunity',
  folder: path.join(import.meta.dirname, '../../prisma/isolated/equal_opportunity'),
}

const columns = equalOpportunityFields.join(', ')
export const completeStatement = `select 1 from equal_opportunity.answer where account_id = $1 and num_nulls(${columns}) = 0`

/** The only access to the equal-opportunity answers: their own role, their own small pool. */
export interface EqualOpportunityStore {
  readonly read: (accountId: string) => Promise<EqualOpportunityAnswers>
  /** Those of several people, for the export of a company that they applied to. */
  readonly readAll: (accountIds: readonly string[]) => Promise<ReadonlyMap<string, EqualOpportunityAnswers>>
  /** all four are there: all that the walk knows of them */
  readonly isComplete: (accountId: string) => Promise<boolean>
  readonly save: (accountId: string, answers: EqualOpportunityAnswers, at: Date) => Promise<void>
  /** The row of a person, for their own archive. */
  readonly archive: (accountId: string) => Promise<ArchivedRows>
  readonly erase: (accountIds: readonly string[]) => Promise<number>
  /** no one is in two batches */
  readonly countTables: (batches: AsyncIterable<readonly Applicant[]>) => Promise<ReportTable[]>
  readonly report: (companyId: string, quarter: string) => Promise<Report | undefined>
  /** Answers the one that is kept: another process may have been first. */
  readonly keepReport: (companyId: string, quarter: string, report: Report, at: Date) => Promise<Report>
  readonly close: () => Promise<void>
}

/** Of what may be shown. A report that an earlier rule let through is not shown anymore, but counted again. */
const rule = 2

/** Selection rates as they are kept: what was not shown is not in it. */
export interface Report {
  readonly tables: readonly ReportTable[]
  /** of the positions that have a table */
  readonly titles: Readonly<Record<string, string>>
}

export async function openEqualOpportunityStore(
  url: string,
  owner: pg.Pool,
  log: Logger,
): Promise<EqualOpportunityStore> {
  await verifyIsolated('wizard', { ...isolatedSchema, url })
  const pool = new pg.Pool({ connectionString: url, max: 3 })
  // Without a listener an idle connection that the server drops would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'connection of the equal-opportunity role lost'))
  if (await isReadableBy(owner)) log.warn("wizard's database role could read the equal-opportunity answers")

  const report = async (companyId: string, quarter: string): Promise<Report | undefined> => {
    const text = `select content from equal_opportunity.report
      where company_id = $1 and quarter = $2 and content->'rule' = $3`
    return (await pool.query<{ content: Report }>(text, [companyId, quarter, rule])).rows[0]?.content
  }
  return {
    read: async (accountId) => {
      const { rows } = await pool.query<Record<string, unknown>>({
        name: 'equal-opportunity-read',
        text: `select ${columns} from equal_opportunity.answer where account_id = $1`,
        values: [accountId],
      })
      const answers = Object.entries(rows[0] ?? {}).filter(([, value]) => value !== null)
      return equalOpportunityAnswers.parse(Object.fromEntries(answers))
    },
    readAll: async (accountIds) => {
      const { rows } = await pool.query<Record<string, unknown> & { account_id: string }>({
        name: 'equal-opportunity-read-all',
        text: `select account_id, ${columns} from equal_opportunity.answer where account_id = any($1::uuid[])`,
        values: [[...new Set(accountIds)]],
      })
      return new Map(
        rows.map(({ account_id, ...row }) => {
          const answers = Object.entries(row).filter(([, value]) => value !== null)
          return [account_id, equalOpportunityAnswers.parse(Object.fromEntries(answers))]
        }),
      )
    },
    isComplete: async (accountId) => {
      const { rowCount } = await pool.query({
        name: 'equal-opportunity-complete',
        text: completeStatement,
        values: [accountId],
      })
      return rowCount === 1
    },
    save: async (accountId, answers, at) => {
      await pool.query({
        name: 'equal-opportunity-save',
        text: `insert into equal_opportunity.answer (account_id, updated_at, ${columns})
          values ($1, $2, $3, $4, $5, $6) on conflict (account_id) do update
          set (updated_at, ${columns}) = row (excluded.updated_at,
            ${equalOpportunityFields.map((field) => `excluded.${field}`).join(', ')})`,
        values: [accountId, at, ...equalOpportunityFields.map((field) => answers[field] ?? null)],
      })
    },
    archive: async (accountId) => {
      const text = `select updated_at, ${columns} from equal_opportunity.answer where account_id = $1`
      const { rows } = await pool.query<Record<string, unknown>>(text, [accountId])
      const found: ArchivedRows = rows.length > 0 ? { 'equal_opportunity.answer': rows } : {}
      return found
    },
    erase: async (accountIds) => {
      const text = 'delete from equal_opportunity.answer where account_id = any($1::uuid[])'
      return (await pool.query(text, [accountIds])).rowCount ?? 0
    },
    countTables: (batches) => countTables(pool, batches),
    report,
    keepReport: async (companyId, quarter, content, at) => {
      await pool.query(
        `insert into equal_opportunity.report (company_id, quarter, content, counted_at)
         values ($1, $2, $3, $4) on conflict (company_id, quarter) do update
         set content = excluded.content, counted_at = excluded.counted_at
         where report.content->'rule' is distinct from excluded.content->'rule'`,
        [companyId, quarter, JSON.stringify({ ...content, rule }), at],
      )
      return (await report(companyId, quarter))!
    },
    close: () => pool.end(),
  }
}

/** Whether wizard's own role could read the answers: a superuser, or the same role under both addresses. */
export async function isReadableBy(owner: pg.Pool): Promise<boolean> {
  const { rows } = await owner.query<{ readable: boolean }>(
    `select has_schema_privilege('equal_opportunity', 'usage') as readable`,
  )
  return rows[0]!.readable
}
