import type pg from 'pg'

/** Sends a statement and resolves to its rows, or to undefined where it failed. */
export type ReadRows = <Row extends pg.QueryResultRow>(
  text: string,
  values?: unknown[],
) => Promise<Row[] | undefined>

/** Statements of the same moment go over one connection of the pool, so that they open no further ones, each a process of PostgreSQL. */
export const sharedConnection = (pool: pg.Pool): ReadRows => {
  let shared: Promise<pg.PoolClient> | undefined
  let readers = 0
  return async <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => {
    shared ??= pool.connect()
    const connecting = shared
    readers += 1
    try {
      return (await (await connecting).query<Row>(text, values)).rows
    } catch {
      return undefined
    } finally {
      readers -= 1
      if (readers === 0) {
        shared = undefined
        await connecting.then((client) => client.release()).catch(() => {})
      }
    }
  }
}
