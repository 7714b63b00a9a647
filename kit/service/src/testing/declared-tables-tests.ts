import type { Transaction } from '@lunchpail/kit-database/transaction'
import { expect, it } from 'vitest'
import type { ServiceConfig } from '../config.ts'
import { openService } from '../open-service.ts'
import type { ServiceDefinition } from '../service.ts'
import type { TestService } from './test-service.ts'

const byName = (one: { readonly name: string }, other: { readonly name: string }): number =>
  one.name.localeCompare(other.name)

const tables = `
  select case schemaname when 'public' then '' else schemaname || '.' end || tablename as name,
         exists (select from information_schema.columns where table_schema = schemaname
                  and table_name = tablename and column_name = 'account_id') as names_account
    from pg_tables
   where schemaname not in ('kit', 'graphile_worker', 'pg_catalog', 'information_schema') and tablename not like '\\_prisma%'`

const readModels = `
  select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'epoch'`

/** Compares the tables of a service with its retention list and with the read models of its projections. */
export const declaredTablesTests = <Config extends ServiceConfig, Tx extends Transaction>(
  definition: ServiceDefinition<Config, Tx>,
  service: () => TestService,
): void => {
  const { retention } = definition
  it('declares of every table how long its rows are kept, and whose they are', async () => {
    const { rows } = await service().pool.query<{ name: string; names_account: boolean }>(tables)
    const declared = retention.map(({ table, account }) => ({
      name: table,
      names_account: account === 'account_id',
    }))
    expect(declared.toSorted(byName)).toEqual(rows.toSorted(byName))
    expect(retention.filter(({ keep, account }) => keep === 'until-erased' && !account)).toEqual([])
  })
  it('names the tables with an epoch as read models, so that what their owners no longer have goes', async () => {
    const { consumers, close } = await openService(definition, service().env)
    await close()
    const named = [...consumers.values()].flat().flatMap(({ readModel = [] }) => readModel)
    const { rows } = await service().pool.query<{ name: string }>(readModels)
    expect(named.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  })
}
