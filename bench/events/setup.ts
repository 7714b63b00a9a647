import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { DataOf } from '@lunchpail/contracts/event'
import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import type { Transaction } from '@lunchpail/kit-service/service'

/** A transaction as kit needs it, on pg alone, so that events are measured and not a query builder. */
export const openTransaction =
  (pool: pg.Pool) =>
  async <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const result = await work({
        $executeRawUnsafe: async (text, ...values) => (await client.query(text, values)).rowCount ?? 0,
        $queryRawUnsafe: async <R>(text: string, ...values: unknown[]) =>
          (await client.query(text, values)).rows as R,
      })
      await client.query('commit')
      return result
    } catch (failure) {
      await client.query('rollback')
      throw failure
    } finally {
      client.release()
    }
  }

export const event = applicationSubmitted

/** A submit of three positions, about 900 bytes; its submission_id says which one it is. */
export const submitted = (): DataOf<typeof event> => ({
  account_id: randomUUID(),
  submission_id: randomUUID(),
  submitted_at: new Date().toISOString(),
  language: 'en',
  positions: Array.from({ length: 3 }, (_, index) => ({
    application_id: randomUUID(),
    position_id: index + 1,
    title: 'Warehouse Associate, Second Shift',
    company_name: 'Riverside Distribution',
    city: 'Newark',
    region: 'NJ',
  })),
})

/** What the two processes of a run tell their parent. */
export type Stamps = readonly (readonly [id: string, at: number])[]
export type Order =
  { readonly rate: number; readonly seconds: number; readonly plain: boolean } | 'collect' | 'end'
