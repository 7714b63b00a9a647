import type pg from 'pg'
import { expect, it, vi } from 'vitest'
import { workerPoolOf } from './worker-pool.ts'

type Callback = (error: undefined, client: pg.PoolClient, release: (failure?: Error) => void) => void

const client = { name: 'client' } as unknown as pg.PoolClient
const release = vi.fn<(failure?: Error) => void>()
const pool = {
  total: 3,
  connect: (callback?: Callback) => {
    if (callback === undefined) return Promise.resolve(client)
    callback(undefined, client, release)
    return undefined
  },
  count(): number {
    return this.total
  },
}
const workerPool = workerPoolOf(pool as unknown as pg.Pool)

it('gives its client back once, however often it is released, and with the failure of the first time', () => {
  const failure = new Error('gone')
  workerPool.connect((error, given, done) => {
    expect([error, given]).toEqual([undefined, client])
    done(failure)
    done()
  })
  expect(release.mock.calls).toEqual([[failure]])
})

it('is otherwise the pool: its connections by promise, its methods and its figures', async () => {
  expect(await workerPool.connect()).toBe(client)
  const { count } = workerPool as unknown as { count: () => number }
  expect(count()).toBe(3)
  expect(workerPool).toMatchObject({ total: 3 })
})
