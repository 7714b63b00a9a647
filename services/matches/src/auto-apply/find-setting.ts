// SQL by hand: joins of tables that Prisma knows no relation of.
import type { SentPosition } from '@lunchpail/contracts/jobs/events'
import { readRows } from '@lunchpail/kit-database/statement'
import type { Tx } from '../database.ts'

interface Setting {
  readonly isOn: boolean
  readonly daily: number
  readonly timezone: string | null
}

/** What the person set; undefined where nobody knows them. */
export async function findSetting(tx: Tx, accountId: string): Promise<Setting | undefined> {
  const text = `select auto_apply as "isOn", auto_apply_daily as daily, timezone
    from candidate left join account_status using (account_id) where account_id = $1::uuid`
  return (await readRows<Setting>(tx, { text, values: [accountId] }))[0]
}

/** By what jobs of one company are known: its id, or its name where an older event told none. */
export const companyOf = ({ company_id, company_name }: Pick<SentPosition, 'company_id' | 'company_name'>) =>
  String(company_id ?? company_name)

/** Companies that the person ever applied to, by themselves or automatically. */
export async function findCompanies(tx: Tx, accountId: string): Promise<Set<string>> {
  const text = `select distinct coalesce(state ->> 'company_id', state ->> 'company_name') as company
    from position_card where position_id in (
      select position_id from application where account_id = $1::uuid
      union all select position_id from auto_apply where account_id = $1::uuid and state in ('chosen', 'sent'))`
  const rows = await readRows<{ company: string }>(tx, { text, values: [accountId] })
  return new Set(rows.map(({ company }) => company))
}
