// SQL by hand: joins of tables that Prisma knows no relation of.
import type { SentPosition } from '@lunchpail/contracts/jobs/events'
import { companyWords, plain } from '@lunchpail/contracts/jobs/rules/company-words'
import { readRows } from '@lunchpail/kit-database/statement'
import type { Tx } from '../database.ts'

interface Setting {
  readonly isOn: boolean
  readonly daily: number
  readonly timezone: string | null
}

/** What the person set; undefined where the person is not known. */
export async function findSetting(tx: Tx, accountId: string): Promise<Setting | undefined> {
  const text = `select auto_apply as "isOn", auto_apply_daily as daily, timezone
    from candidate left join account_status using (account_id) where account_id = $1::uuid`
  return (await readRows<Setting>(tx, { text, values: [accountId] }))[0]
}

type OfCompany = Pick<SentPosition, 'company_id' | 'company_name'> & Partial<Pick<SentPosition, 'managed_by'>>

/**
 * By what jobs of one company are known, where one of them is the same: its id, which is another one for each publisher of its jobs;
 * the company of auth that manages it; its name, as for the same job of two publishers.
 */
export const companiesOf = ({
  company_id: id,
  company_name: name,
  managed_by: managed,
}: OfCompany): string[] => [
  ...(typeof id === 'number' ? [`id ${id}`] : []),
  ...(managed ? [`managed ${managed}`] : []),
  `name ${companyWords(name) || plain(name)}`,
]

interface Companies {
  /** the person ever applied to them, by themselves or automatically */
  readonly applied: Set<string>
  /** an application of auto-apply to them is on its way, and may end otherwise */
  readonly underWay: Set<string>
}

export async function findCompanies(tx: Tx, accountId: string): Promise<Companies> {
  const text = `select distinct (state ->> 'company_id')::int as company_id, state ->> 'company_name' as company_name,
      state ->> 'managed_by' as managed_by, under_way as "isUnderWay"
    from position_card join (
      select position_id, false as under_way from application where account_id = $1::uuid
      union all select position_id, state = 'chosen' from auto_apply where account_id = $1::uuid and state in ('chosen', 'sent')
    ) as applied using (position_id)`
  const rows = await readRows<OfCompany & { isUnderWay: boolean }>(tx, { text, values: [accountId] })
  const of = (isUnderWay: boolean) =>
    new Set(rows.filter((row) => row.isUnderWay === isUnderWay).flatMap(companiesOf))
  return { applied: of(false), underWay: of(true) }
}
