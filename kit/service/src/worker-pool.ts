import type pg from 'pg'

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  /** absent where the pool has ended */
  release: ((failure?: Error | boolean) => void) | undefined,
) => void

/**
 * The pool as graphile-worker may have it. Stopped while the LISTEN of its client fails, it releases that client twice, and the
 * second time is an unhandled rejection, which ends the process (0.18.0). So would the release of a client that a pool
 * which has ended did not give.
 */
export const workerPoolOf = (pool: pg.Pool): pg.Pool =>
  new Proxy(pool, {
    get: (target, key) => {
      if (key === 'connect') return (callback?: Connected) => connect(target, callback)
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })

function connect(pool: pg.Pool, callback: Connected | undefined): Promise<pg.PoolClient> | void {
  if (callback === undefined) return pool.connect()
  pool.connect((error, client, release) => {
    let isReleased = false
    callback(error, client, (failure) => {
      if (isReleased) return
      isReleased = true
      release?.(failure)
    })
  })
}
