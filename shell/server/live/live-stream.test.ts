import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { connectNats } from '@lunchpail/kit-events/nats'
import { encodeTabUpdate, type TabUpdate } from '@lunchpail/kit-events/tab-updates'
import { startTestNats } from '@lunchpail/kit-events/testing/test-nats'
import { account, signedIn, testAuth } from '../test/test-auth.ts'
import { smallServer } from '../test/test-service.ts'
import { testSite } from '../test/test-site.ts'
import { liveTimes, maxStreamsOfSession } from './live-hub.ts'

/** How long the machine may take; what is awaited comes at once on an idle one. */
const patience = { interval: 10 }

/** Reads a stream of events as a browser does. */
async function openStream(url: string, session: string, query = '') {
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const answer = await fetch(`${url}/live/${query}`, {
    headers: { cookie: `session=${session}`, accept: 'text/event-stream' },
    signal: leaving.signal,
  })
  let text = ''
  let ended = false
  const read = async () => {
    for await (const chunk of answer.body ?? []) text += new TextDecoder().decode(chunk as Uint8Array)
  }
  void read()
    .catch(() => undefined)
    .finally(() => (ended = true))
  return { answer, text: () => text, ended: () => ended }
}

const running = async () => {
  const auth = await testAuth()
  onTestFinished(auth.stop)
  auth.sessions.set('one', signedIn('one'))
  auth.sessions.set('two', signedIn('two'))
  auth.sessions.set('other', signedIn('other', 'a2'))
  return auth
}

const nats = async () => {
  const server = await startTestNats()
  onTestFinished(server.remove)
  const link = connectNats({ url: server.url, name: 'test' })
  onTestFinished(link.close)
  await new Promise<void>((resolve) => void link.onConnect(resolve))
  const publish = (update: TabUpdate) => {
    const { subject, payload } = encodeTabUpdate(update)
    link.publish(subject, payload)
  }
  return { ...server, publish, say: link.publish }
}

describe('the live stream', () => {
  it('tells the tabs of an account what changed, and no one else', async () => {
    const [auth, { url, publish }] = [await running(), await nats()]
    const site = await testSite({ AUTH_URL: auth.url, NATS_URL: url })
    const [one, two, other] = [
      await openStream(site.url, 'one'),
      await openStream(site.url, 'two'),
      await openStream(site.url, 'other'),
    ]
    expect(one.answer.headers.get('content-type')).toBe('text/event-stream')
    expect(one.answer.headers.get('cache-control')).toBe('no-store')
    // a proxy passes each line on at once
    expect(one.answer.headers.get('x-accel-buffering')).toBe('no')
    await vi.waitFor(() => {
      publish({ kind: 'changed', accountId: 'a1', topic: 'applications' })
      for (const stream of [one, two])
        expect(stream.text()).toContain('event: changed\ndata: {"topic":"applications"}\n\n')
    }, patience)
    expect(other.text()).not.toContain('changed')
  })

  it('tells a tab that its session was ended elsewhere, and hands over no token of it any more', async () => {
    const [auth, { url, publish }] = [await running(), await nats()]
    const site = await testSite({ AUTH_URL: auth.url, NATS_URL: url, ENGAGEMENT_URL: auth.url })
    const [one, two] = [await openStream(site.url, 'one'), await openStream(site.url, 'two')]
    // until the server has subscribed
    await vi.waitFor(() => {
      publish({ kind: 'changed', accountId: 'a1', topic: 'x' })
      expect(one.text()).toContain('changed')
    }, patience)
    const token = async () => {
      const answer = await fetch(`${site.url}/api/hire/v1/application/`, {
        headers: { cookie: 'session=one' },
      })
      return ((await answer.json()) as { headers: Record<string, string> }).headers['authorization']
    }
    expect(await token()).toBe('Bearer token-one')
    auth.sessions.delete('one')
    publish({ kind: 'session', sessionId: 'public-one' })
    await vi.waitFor(() => expect(one.text()).toContain('event: session\n'), patience)
    await vi.waitFor(() => expect(one.ended()).toBe(true), patience)
    expect(await token()).toBe('Bearer token-none')
    expect(two.text()).not.toContain('event: session')
  })

  it('hands over no older token where the sessions of an account changed, and to others the same', async () => {
    const [auth, { url, publish, say }] = [await running(), await nats()]
    const site = await testSite({ AUTH_URL: auth.url, NATS_URL: url })
    const namesOf = async (session: string) => {
      const cookie = `session=${session}; visitor=${'v'.repeat(22)}`
      const answer = await fetch(`${site.url}/session/`, { headers: { cookie } })
      return ((await answer.json()) as { account: { first_name: string } }).account.first_name
    }
    expect([await namesOf('one'), await namesOf('other')]).toEqual(['Ana', 'Ana'])
    const rename = (session: string, accountId: string, name: string) =>
      auth.sessions.set(session, {
        ...signedIn(session, accountId),
        account: { ...account(accountId), first_name: name },
      })
    rename('one', 'a1', 'Eva')
    rename('other', 'a2', 'Eva')
    await vi.waitFor(async () => {
      publish({ kind: 'changed', accountId: 'a1', topic: 'session' })
      expect(await namesOf('one')).toBe('Eva')
    }, patience)
    expect(await namesOf('other')).toBe('Ana')
    // notices come in their order: once this one is there, so are all that were said of the first
    rename('third', 'a3', 'Eva')
    await namesOf('third')
    rename('third', 'a3', 'Ida')
    publish({ kind: 'changed', accountId: 'a3', topic: 'session' })
    await vi.waitFor(async () => expect(await namesOf('third')).toBe('Ida'), patience)
    rename('one', 'a1', 'Ida')
    // what is no update, and an update of something else, come before
    say('live.account.a1', 'nothing')
    publish({ kind: 'changed', accountId: 'a1', topic: 'applications' })
    publish({ kind: 'changed', accountId: 'a2', topic: 'session' })
    await vi.waitFor(async () => expect(await namesOf('other')).toBe('Eva'), patience)
    expect(await namesOf('one')).toBe('Eva')
  })

  it('tells a page whose stream begins later what changed meanwhile', async () => {
    const [auth, { url, publish }] = [await running(), await nats()]
    const site = await testSite({ AUTH_URL: auth.url, NATS_URL: url })
    const early = await openStream(site.url, 'one')
    await vi.waitFor(() => {
      publish({ kind: 'changed', accountId: 'a1', topic: 'applications' })
      expect(early.text()).toContain('applications')
    }, patience)
    // the last of these has come, too
    publish({ kind: 'changed', accountId: 'a1', topic: 'desk' })
    await vi.waitFor(() => expect(early.text()).toContain('desk'), patience)
    const [page, broken, returned] = await Promise.all(
      ['?age=60000', '?age=-1', ''].map((query) => openStream(site.url, 'two', query)),
    )
    await vi.waitFor(() => expect(page!.text()).toContain('"topic":"applications"'), patience)
    await vi.waitFor(() =>
      expect([broken!.text(), returned!.text()]).toEqual(Array(2).fill('retry: 2000\n\n')),
    )
  })

  it('ends its streams once NATS is back, as it heard of no change meanwhile', async () => {
    const [auth, server] = [await running(), await nats()]
    const site = await testSite(
      { AUTH_URL: auth.url, NATS_URL: server.url },
      { live: { ...liveTimes, spreadMs: 0 } },
    )
    const one = await openStream(site.url, 'one')
    await server.stop()
    await server.start()
    await vi.waitFor(() => expect(one.ended()).toBe(true), patience)
    const again = await openStream(site.url, 'one')
    await vi.waitFor(() => {
      server.publish({ kind: 'changed', accountId: 'a1', topic: 'applications' })
      expect(again.text()).toContain('applications')
    }, patience)
  })

  it('finds out by itself where NATS says nothing', async () => {
    const auth = await running()
    const site = await testSite({ AUTH_URL: auth.url }, { live: { ...liveTimes, leaseMs: 30 } })
    const [one, two] = [await openStream(site.url, 'one'), await openStream(site.url, 'two')]
    auth.sessions.delete('one')
    await vi.waitFor(() => expect(one.text()).toContain('event: session\n'), patience)
    expect(two.ended()).toBe(false)
  })

  it('keeps a stream while auth is down, and shows signs of life', async () => {
    const auth = await running()
    const site = await testSite(
      { AUTH_URL: auth.url },
      { live: { ...liveTimes, heartbeatMs: 20, leaseMs: 20 } },
    )
    const one = await openStream(site.url, 'one')
    await auth.stop()
    await vi.waitFor(() => expect(one.text().split('data: .\n\n').length).toBeGreaterThan(5), patience)
    expect([one.ended(), one.text().includes('session')]).toEqual([false, false])
  })

  it('refuses a session more streams than it may have, and says when to come back', async () => {
    const auth = await running()
    const site = await testSite({ AUTH_URL: auth.url })
    await Promise.all(Array.from({ length: maxStreamsOfSession }, () => openStream(site.url, 'one')))
    const { answer } = await openStream(site.url, 'one')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '30'])
    expect((await openStream(site.url, 'two')).answer.status).toBe(200)
  })

  it('counts those who came while it asked auth for their session, too', async () => {
    const answered = Promise.withResolvers<void>()
    const auth = await smallServer((_, response) => {
      void answered.promise.then(() => response.end(JSON.stringify(signedIn('one'))))
    })
    onTestFinished(auth.stop)
    const site = await testSite({ AUTH_URL: auth.url })
    const opening = Array.from({ length: maxStreamsOfSession + 1 }, () => openStream(site.url, 'one'))
    // by now they wait for auth
    await fetch(`${site.url}/health/live`)
    answered.resolve()
    const answers = (await Promise.all(opening)).map(({ answer }) => answer)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([[429, '30']])
  })

  it('sends visitors away for good, and a person whom auth cannot name just now for a while', async () => {
    const auth = await running()
    const site = await testSite({ AUTH_URL: auth.url })
    expect((await fetch(`${site.url}/live`)).status).toBe(204)
    expect(auth.asked).toEqual([])
    expect((await fetch(`${site.url}/live/`, { headers: { cookie: 'session=ended' } })).status).toBe(204)
    await auth.stop()
    expect((await fetch(`${site.url}/live/`, { headers: { cookie: 'session=new' } })).status).toBe(503)
  })
})
