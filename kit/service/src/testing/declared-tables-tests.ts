import type { Retention } from '@lunchpail/kit-database/retention'
import { expect, it } from 'vitest'
import type { TestService } from './test-service.ts'

const byName = (one: { readonly name: string }, other: { readonly name: string }): number =>
  one.name.localeCompare(other.name)

const tables = `
  select case schemaname when 'public' then '' else schemaname || '.' end || tablename as name,
         exists (select from information_schema.columns where table_schema = schemaname
                  and table_name = tablename and column_name = 'account_id') as names_account
    from pg_tables
   where schemaname not in ('kit', 'graphile_worker', 'pg_catalog', 'information_schema') and tablename not like '\\_prisma%'`

/** Compares the tables of a service with its retention list. */
export const declaredTablesTests = (retention: readonly Retention[], service: () => TestService): void => {
  it('declares of every table how long its rows are kept, and whose they are', async () => {
    const { rows } = await service().pool.query<{ name: string; names_account: boolean }>(tables)
    const declared = retention.map(({ table, account }) => ({
      name: table,
      names_account: account === 'account_id',
    }))
    expect(declared.toSorted(byName)).toEqual(rows.toSorted(byName))
    expect(retention.filter(({ keep, account }) => keep === 'until-erased' && !account)).toEqual([])
  })
}
