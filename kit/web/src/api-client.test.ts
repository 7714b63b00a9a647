// @vitest-environment happy-dom
import * as z from 'zod/mini'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anybody } from '@lunchpail/contracts/access'
import { endpoint } from '@lunchpail/contracts/endpoint'
import { setAnalytics } from './analytics.ts'
import { addressOf, call, setTransport } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { setLanguage } from './language.ts'
import { currentSession, pausedFor, type Session, setSession } from './session.ts'

const common = { owner: 'jobs', summary: '', access: anybody } as const
const read = endpoint({
  ...common,
  name: 'jobs.thing.get',
  method: 'GET',
  path: '/api/thing/:id/',
  params: z.object({ id: z.string() }),
  query: z.object({ page: z.optional(z.string()), zip: z.optional(z.string()) }),
  answers: { 200: z.object({ name: z.string() }) },
})
const write = endpoint({
  ...common,
  name: 'jobs.thing.add',
  method: 'POST',
  path: '/api/thing/',
  idempotent: true,
  body: z.object({ name: z.string() }),
  answers: { 201: z.object({ name: z.string() }) },
})
const change = endpoint({ ...write, name: 'jobs.thing.save', method: 'PATCH' })
const remove = endpoint({ ...write, name: 'jobs.thing.delete', method: 'DELETE' })

const refused = (status: number, body: object) =>
  Response.json({ requestId: 'r1', error: 'No.', ...body }, { status })
const failure = async (work: Promise<unknown>): Promise<ApiError> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

let sent: Request[]
function answers(...list: ((request: Request) => Response | Promise<Response>)[]): void {
  sent = []
  setTransport(async (request) => {
    sent.push(request)
    return (list[sent.length - 1] ?? list.at(-1)!)(request)
  })
}

beforeEach(() => setSession({ account: null, level: 'normal', csrf: 'first', available: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the address of a call', () => {
  it('fills in parameters and leaves out what is undefined', () => {
    expect(addressOf(read, { params: { id: 'a/b' }, query: { zip: '10001', page: undefined } })).toBe(
      '/api/thing/a%2Fb/?zip=10001',
    )
  })
})

describe('a call', () => {
  it('says the language of the page, and its CSRF value with a write only', async () => {
    answers(() => Response.json({ name: 'x' }))
    await setLanguage('es')
    await call(read, { params: { id: '1' } })
    await call(write, { body: { name: 'x' } })
    await setLanguage('en')
    expect(sent.map(({ headers }) => headers.get('accept-language'))).toEqual(['es', 'es'])
    expect(sent.map(({ headers }) => headers.get('x-csrf-token'))).toEqual([null, 'first'])
    expect(await sent[1]!.json()).toEqual({ name: 'x' })
  })

  it.each([change, remove])('carries the CSRF value with a $method too', async (endpoint) => {
    answers(() => Response.json({ name: 'x' }))
    await call(endpoint, { body: { name: 'x' } })
    expect([sent[0]!.method, sent[0]!.headers.get('x-csrf-token')]).toEqual([endpoint.method, 'first'])
  })

  it('[SH-08] sends a PATCH as a POST that says so while the patch-workaround cookie is set', async () => {
    answers(() => Response.json({ name: 'x' }))
    const override = ({ method, headers }: Request) => [method, headers.get('x-http-method-override')]
    await call(change, { body: { name: 'x' } })
    document.cookie = 'patch-workaround=1'
    await call(change, { body: { name: 'y' } })
    await call(remove, { body: { name: 'y' } })
    document.cookie = 'patch-workaround=; expires=Thu, 01 Jan 1970 00:00:00 GMT'
    await call(change, { body: { name: 'x' } })
    expect(sent.map(override)).toEqual([
      ['PATCH', null],
      ['POST', 'PATCH'],
      ['DELETE', null],
      ['PATCH', null],
    ])
    expect(sent[1]!.credentials).toBe('same-origin')
    expect(await sent[1]!.json()).toEqual({ name: 'y' })
  })

  it('begins a trace with each call', async () => {
    answers(() => Response.json({ name: 'x' }))
    await call(read, { params: { id: '1' } })
    await call(read, { params: { id: '1' } })
    const traces = sent.map(({ headers }) => headers.get('traceparent'))
    for (const trace of traces) expect(trace).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
    expect(new Set(traces).size).toBe(2)
  })

  it('[SH-12] is counted where its endpoint says so, by the status of its answer alone', async () => {
    const counted: string[] = []
    setAnalytics((event) => counted.push(event))
    const saves = endpoint({ ...write, counts: { 201: 'application_sent' } })
    for (const answer of [Response.json({}), refused(409, {}), Response.json({}, { status: 201 })]) {
      setTransport(async () => answer)
      await call(saves, { body: { name: 'a' } }).catch(() => {})
    }
    expect(counted).toEqual(['application_sent'])
  })

  it('[SH-08] carries the sentence, the code and the fields of a refusal', async () => {
    const fields = { name: { code: 'field.required', error: 'This field is required' } }
    answers(() => refused(400, { code: 'invalid', fields }))
    const error = await failure(call(write, { body: { name: '' } }))
    expect(error).toMatchObject({
      code: 'invalid',
      message: 'No.',
      status: 400,
      fieldErrors: fields,
      requestId: 'r1',
    })
  })

  it('[SH-08] takes the status text where the answer has no sentence, and `unknown` for a code from a newer service', async () => {
    answers(() => new Response('<h1>', { status: 500, statusText: 'Server Error' }))
    expect(await failure(call(read, { params: { id: '1' } }))).toMatchObject({
      code: 'unknown',
      message: 'Server Error',
    })
    answers(() => refused(418, { code: 'of-tomorrow' }))
    expect((await failure(call(read, { params: { id: '1' } }))).code).toBe('unknown')
  })

  it('[SH-08] knows the codes that its endpoint declares', async () => {
    answers(() => refused(409, { code: 'conflict' }))
    const careful = endpoint({ ...read, errors: ['conflict'] })
    expect((await failure(call(careful, { params: { id: '1' } }))).code).toBe('conflict')
    expect((await failure(call(read, { params: { id: '1' } }))).code).toBe('unknown')
  })

  it('is `unavailable` where a gateway answers for a service that is down', async () => {
    answers(() => new Response('', { status: 502 }))
    expect((await failure(call(read, { params: { id: '1' } }))).code).toBe('unavailable')
  })

  it('is `unreachable`, with a sentence, where no answer comes', async () => {
    answers(() => Promise.reject(new TypeError('Failed to fetch')))
    const error = await failure(call(read, { params: { id: '1' } }))
    expect(error).toMatchObject({ code: 'unreachable', status: 0 })
    expect(error.message).toMatch(/internet connection/)
  })

  it('gives up after 15 seconds', async () => {
    vi.useFakeTimers()
    answers(
      (request) =>
        new Promise((_, fail) => request.signal.addEventListener('abort', () => fail(new Error('x')))),
    )
    const waiting = failure(call(read, { params: { id: '1' } }))
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await waiting).toMatchObject({
      code: 'unreachable',
      message: 'That took too long. Please try again.',
    })
  })

  it('ends with the caller’s own abort, which is no failure to show', async () => {
    const abort = new AbortController()
    answers(
      (request) =>
        new Promise((_, fail) => request.signal.addEventListener('abort', () => fail(new Error('x')))),
    )
    const waiting = call(read, { params: { id: '1' }, signal: abort.signal }).catch((error: unknown) => error)
    abort.abort()
    expect(await waiting).not.toBeInstanceOf(ApiError)
  })
})

describe('a page that went idle', () => {
  const session = { account: null, level: 'normal', csrf: 'second', available: true }

  it('[SH-08] gets a new CSRF value and tries once more, as the same write', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(session)))
    answers(
      () => refused(403, { code: 'page-idle' }),
      () => Response.json({ name: 'x' }, { status: 201 }),
    )
    expect(await call(write, { body: { name: 'x' } })).toEqual({ name: 'x' })
    expect(sent.map(({ headers }) => headers.get('x-csrf-token'))).toEqual(['first', 'second'])
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).toBe(keys[0])
  })

  it('[AU-35] does not save for another person, who signed in meanwhile, what its own wrote', async () => {
    const of = (id: string | null) => ({ ...session, account: id && { id } }) as unknown as Session
    for (const [next, tries] of [
      ['berta', 1],
      ['anna', 2],
      // who was logged out, as by the end of the account, asks as a visitor
      [null, 2],
    ] as const) {
      setSession(of('anna'))
      vi.stubGlobal('fetch', () => Promise.resolve(Response.json(of(next))))
      answers(() => refused(403, { code: 'page-idle' }))
      expect((await failure(call(change, { body: { name: 'x' } }))).code).toBe('page-idle')
      expect(sent).toHaveLength(tries)
    }
  })

  it('is told so when the second try is refused too', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(session)))
    answers(() => refused(403, { code: 'page-idle' }))
    expect((await failure(call(write, { body: { name: 'x' } }))).code).toBe('page-idle')
    expect(sent).toHaveLength(2)
  })
})

describe('a session that ended elsewhere', () => {
  it('is asked for again when a call is refused for it', async () => {
    const ended = { account: null, level: 'expired', csrf: 'third', available: true }
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(ended)))
    answers(() => refused(401, { code: 'signed-out' }))
    await failure(call(read, { params: { id: '1' } }))
    await vi.waitFor(() => expect(currentSession().level).toBe('expired'))
  })

  const rosa = {
    account: { id: 'rosa' },
    level: 'normal',
    csrf: 'again',
    available: true,
  } as unknown as Session
  const ended = { account: null, level: 'expired', csrf: null, available: true } as const
  it.each([
    ['goes on once the same person is back', 'rosa', 201],
    ['is not done by another person', 'pablo', 401],
  ])('what was being saved %s', async (_, back, status) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(ended)))
    setSession(rosa)
    pausedFor.set('rosa')
    answers(
      () => refused(401, { code: 'signed-out' }),
      () => Response.json({ name: 'x' }, { status: 201 }),
    )
    const saving = call(write, { body: { name: 'x' } }).then(
      () => 201,
      (error: unknown) => (error as ApiError).status,
    )
    await vi.waitFor(() => expect(currentSession().level).toBe('expired'))
    // the wait begins a task after the session was asked for
    await new Promise((later) => setTimeout(later))
    setSession({ ...rosa, account: { id: back } } as unknown as Session)
    pausedFor.set(undefined)
    expect(await saving).toBe(status)
    expect(sent.at(-1)!.headers.get('x-csrf-token')).toBe('again')
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  })

  it('keeps what is known where the site cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    vi.spyOn(console, 'error').mockImplementation(() => {})
    answers(() => refused(401, { code: 'signed-out' }))
    await failure(call(read, { params: { id: '1' } }))
    expect(currentSession().csrf).toBe('first')
  })
})
