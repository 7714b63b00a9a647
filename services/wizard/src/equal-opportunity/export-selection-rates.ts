import { Readable } from 'node:stream'
import type { exportSelectionRates as contract } from '@lunchpail/contracts/wizard/api'
import { quarterTimes } from '@lunchpail/contracts/wizard/rules/quarters'
import { csvOf } from '@lunchpail/contracts/csv'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { companyIdOf } from '../policies.ts'
import type { EqualOpportunityStore, Report } from './equal-opportunity-store.ts'
import { findOutcomes, type Outcome } from './find-outcomes.ts'
import { presentReport } from './present-report.ts'
import { safeReport, type GroupCount } from './safe-report.ts'

/** Applications of one read. */
const batch = 20_000

/**
 * BY-29. A quarter of a company is counted once and kept: of two reports about the same people, a day apart, the difference would
 * tell the answers of whoever moved in between.
 */
export const exportSelectionRates =
  ({ rawSql, equalOpportunity, clock }: Deps): Handler<typeof contract> =>
  async ({ caller, query: { quarter }, language }) => {
    const times = quarterTimes(quarter)
    if (clock.now() < times.counted) return refuse('invalid', { fieldErrors: { quarter: 'field.invalid' } })
    const companyId = companyIdOf(caller)
    const report =
      (await equalOpportunity.report(companyId, quarter)) ??
      (await equalOpportunity.keepReport(
        companyId,
        quarter,
        await countReport(
          (after) => findOutcomes(rawSql.statements, companyId, times, after, batch),
          equalOpportunity.countGroups,
        ),
        clock.now(),
      ))
    return {
      status: 200,
      stream: Readable.from([Buffer.from(csvOf(presentReport(report, language)))]),
      type: 'text/csv; charset=utf-8',
      headers: { 'content-disposition': `attachment; filename="selection-rates-${quarter}.csv"` },
    }
  }

/** Batch by batch: counts can be added up. */
async function countReport(
  find: (after: string | null) => Promise<readonly Outcome[]>,
  countGroups: EqualOpportunityStore['countGroups'],
): Promise<Report> {
  const counts: GroupCount[] = []
  const titles = new Map<number, string>()
  for (let after: string | null = null; ;) {
    const outcomes = await find(after)
    for (const { position_id, title } of outcomes) titles.set(position_id, title)
    if (outcomes.length > 0) counts.push(...(await countGroups(outcomes)))
    if (outcomes.length < batch) break
    after = outcomes.at(-1)!.id
  }
  const tables = safeReport(counts)
  const shown = new Set(tables.map(({ position }) => position))
  return { tables, titles: Object.fromEntries([...titles].filter(([position]) => shown.has(position))) }
}
