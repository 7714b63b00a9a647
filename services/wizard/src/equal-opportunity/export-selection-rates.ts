import { Readable } from 'node:stream'
import type { SentPosition } from '@lunchpail/contracts/jobs/events'
import type { exportSelectionRates as contract } from '@lunchpail/contracts/wizard/api'
import { quarterTimes } from '@lunchpail/contracts/wizard/rules/quarters'
import { csvOf } from '@lunchpail/contracts/csv'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { companyIdOf } from '../policies.ts'
import type { Report } from './equal-opportunity-store.ts'
import { findOutcomes } from './find-outcomes.ts'
import { presentReport } from './present-report.ts'

/** People of one read. */
const batch = 20_000

/**
 * A quarter of a company is counted once and kept: of two reports about the same people, a day apart, the difference would
 * tell the answers of whoever moved in between.
 */
export const exportSelectionRates =
  (deps: Deps): Handler<typeof contract> =>
  async ({ caller, query: { quarter }, language }) => {
    const { equalOpportunity, clock } = deps
    if (clock.now() < quarterTimes(quarter).counted)
      return refuse('invalid', { fieldErrors: { quarter: 'field.invalid' } })
    const companyId = companyIdOf(caller)
    const report =
      (await equalOpportunity.report(companyId, quarter)) ??
      (await equalOpportunity.keepReport(
        companyId,
        quarter,
        await countReport(deps, companyId, quarter),
        clock.now(),
      ))
    return {
      status: 200,
      stream: Readable.from([Buffer.from(csvOf(presentReport(report, language)))]),
      type: 'text/csv; charset=utf-8',
      headers: { 'content-disposition': `attachment; filename="selection-rates-${quarter}.csv"` },
    }
  }

async function countReport(
  { rawSql, database, equalOpportunity }: Deps,
  companyId: string,
  quarter: string,
): Promise<Report> {
  const tables = await equalOpportunity.countTables(
    findOutcomes(rawSql.statements, companyId, quarterTimes(quarter), batch),
  )
  const shown = new Set(tables.flatMap(({ position }) => position ?? []))
  const positions = await database.position.findMany({
    where: { id: { in: [...shown] } },
    select: { id: true, content: true },
  })
  const titles = positions.map(({ id, content }) => [id, (content as unknown as SentPosition).title])
  return { tables, titles: Object.fromEntries(titles) }
}
