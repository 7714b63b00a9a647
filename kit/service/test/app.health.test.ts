import { describe, expect, it } from 'vitest'
import { withoutDatabase, serveApp } from './served-app.ts'

const app = serveApp()
const { serve, ready, nats, taken, consumers } = app

describe('the health of a service', () => {
  it('is live as long as it answers', async () => {
    app.phase = 'leaving'
    const answer = await fetch(`${app.url}/health/live`)
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'up' }])
  })

  it('is ready with its database, also while NATS or a consumer is away, and not where NATS refuses it', async () => {
    const up = { status: 'up', database: 'up', nats: 'up', stream: 'up', consumers: 'up', routes: 'up' }
    expect(await ready()).toEqual([200, up])
    consumers.areReady = false
    expect(await ready()).toEqual([200, { ...up, consumers: 'down' }])
    nats.isConnected = false
    expect(await ready()).toEqual([200, { ...up, nats: 'down', consumers: 'down' }])
    nats.isRefused = true
    expect(await ready()).toEqual([503, { ...up, status: 'down', nats: 'refused', consumers: 'down' }])
  })

  it('is not ready where NATS does not permit one of its consumers', async () => {
    Object.assign(consumers, { areReady: false, areRefused: true })
    expect(await ready()).toEqual([
      503,
      { status: 'down', database: 'up', nats: 'up', stream: 'up', consumers: 'refused', routes: 'up' },
    ])
  })

  it('is not ready where an operator has yet to make its stream', async () => {
    app.isUnmade = true
    expect((await ready())[0]).toBe(503)
  })

  it('is not ready where another has the address of one of its routes, and says whose it is', async () => {
    app.isTaken = true
    expect(await ready()).toEqual([
      503,
      expect.objectContaining({ status: 'down', routes: 'taken', taken: [taken] }),
    ])
  })

  it('is not ready before it has warmed up', async () => {
    app.phase = 'warming'
    const warming = {
      status: 'warming',
      database: 'up',
      nats: 'up',
      stream: 'up',
      consumers: 'up',
      routes: 'up',
    }
    expect(await ready()).toEqual([503, warming])
  })

  it('is not ready without its database', async () => {
    const down = { status: 'down', database: 'down', nats: 'up', stream: 'up', consumers: 'up', routes: 'up' }
    expect(await ready(await serve({ ...app.live, pool: withoutDatabase() }))).toEqual([503, down])
  })

  it('is not ready while it leaves, however well it is', async () => {
    app.phase = 'leaving'
    const leaving = {
      status: 'leaving',
      database: 'up',
      nats: 'up',
      stream: 'up',
      consumers: 'up',
      routes: 'up',
    }
    expect(await ready()).toEqual([503, leaving])
  })
})
