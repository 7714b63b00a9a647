import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { inheritedVariables } from '../src/testing/run-here.ts'
import { startTestService, type TestService } from '../src/testing/test-service.ts'
import { defaultPerson } from '../src/testing/test-tokens.ts'
import * as contract from './sample/contract.ts'
import { service } from './sample/service.ts'

/** A database and a NATS, with one instance in this process; further ones are processes of their own. */
let sample: TestService
const children: ChildProcess[] = []
beforeAll(async () => {
  sample = await startTestService(service, { losesPostgres: true })
})
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')))
afterAll(() => sample?.stop())

const spawn = (env: NodeJS.ProcessEnv): ChildProcess => {
  const child = fork(path.join(import.meta.dirname, 'sample/main.ts'), {
    env: { ...inheritedVariables, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  children.push(child)
  return child
}
const startProcess = async (
  env: NodeJS.ProcessEnv = {},
): Promise<{ child: ChildProcess; url: string; output: () => string }> => {
  const child = spawn({ ...sample.env, ...env })
  let output = ''
  child.stdout!.on('data', (chunk: Buffer) => (output += chunk))
  const [message] = (await once(child, 'message')) as [{ ready: boolean; port: number }]
  expect(message.ready).toBe(true)
  return { child, url: `http://127.0.0.1:${message.port}`, output: () => output }
}
const soon = { interval: 20 }

describe('a service as a process', () => {
  it('ends on SIGTERM with every request answered, and takes no new one', async () => {
    const { child, url } = await startProcess()
    const authorization = await sample.callerToken('shell', 'engagement')
    const slow = fetch(`${url}/internal/slow/`, { headers: { authorization } })
    await vi.waitFor(async () => expect(await inFlight()).toBe(1), soon)
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    await vi.waitFor(async () => await expect(fetch(`${url}/health/live`)).rejects.toThrow(), soon)
    const answer = await slow
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ done: true })
    expect(await exit).toEqual([0, null])
  })

  it('says first that it is not ready, and answers on until load balancers have noticed', async () => {
    const { child, url } = await startProcess({ DRAIN_PAUSE_SECONDS: '3' })
    const ready = async () => (await fetch(`${url}/health/ready`)).status
    expect(await ready()).toBe(200)
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    await vi.waitFor(async () => expect(await ready()).toBe(503), soon)
    await post(url, 'written while it leaves')
    await vi.waitFor(() => expect(ready()).rejects.toThrow(), soon)
    expect(await exit).toEqual([0, null])
  })

  it('[SH-06] publishes what it committed before it ended', async () => {
    const { child, url } = await startProcess()
    const before = sample.events.published(contract.noteAdded).length
    const writes = Array.from({ length: 20 }, (_, number) => post(url, `note ${number}`))
    await Promise.all(writes)
    child.kill('SIGTERM')
    await once(child, 'exit')
    await vi.waitFor(
      () => expect(sample.events.published(contract.noteAdded)).toHaveLength(before + 20),
      soon,
    )
  })

  it('[SH-06] another instance publishes on when the one that published is killed', async () => {
    const other = await startProcess()
    await sample.crash()
    await sample.restart()
    // Whichever instance has the relay lock, and whichever is killed: what is committed is published.
    const before = sample.events.published(contract.noteAdded).length
    await Promise.all([post(sample.url, 'by one'), post(other.url, 'by the other')])
    other.child.kill('SIGKILL')
    await vi.waitFor(() => expect(sample.events.published(contract.noteAdded)).toHaveLength(before + 2), soon)
  })

  it('names every error of its environment, shows no value, and ends', async () => {
    const child = spawn({ ...sample.env, NATS_URL: 'secret-one', PORT: 'secret-two', PUBLIC_URL: '' })
    let said = ''
    child.stderr!.on('data', (chunk: Buffer) => (said += chunk))
    expect(await once(child, 'exit')).toEqual([1, null])
    expect(said).toContain('NATS_URL must look like')
    expect(said).toContain('PORT must be a whole number')
    expect(said).toContain('PUBLIC_URL is missing')
    expect(said).not.toContain('secret')
  })

  it('logs requests and failures with their ids, and nothing private', async () => {
    const { url, output } = await startProcess({ LOG_LEVEL: 'info' })
    const headers = {
      authorization: await sample.callerToken('shell', 'engagement'),
      'x-request-id': 'request-4711',
      traceparent: `00-${'c'.repeat(32)}-${'d'.repeat(16)}-01`,
    }
    await fetch(`${url}/internal/broken/?secret=hunter2`, { headers })
    const { token, csrf } = await post(url, 'hunter3')
    await fetch(`${url}/hunter4`)
    await vi.waitFor(() => expect(output()).toContain('engagement.note.add'), soon)
    const lines = output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    const request = lines.find(
      ({ message, requestId }) => message === 'request' && requestId === 'request-4711',
    )
    expect(request).toMatchObject({
      service: 'engagement',
      endpoint: 'engagement.broken.get',
      status: 500,
      traceId: 'c'.repeat(32),
    })
    expect(request!['milliseconds']).toBeTypeOf('number')
    expect(lines.find(({ message }) => message === 'request failed')).toMatchObject({
      error: { name: 'Error' },
    })
    const named = Object.values(defaultPerson).filter((value) => value !== null)
    for (const secret of ['hunter2', 'hunter3', 'hunter4', token, csrf, ...named])
      expect(output()).not.toContain(secret)
  })
})

const inFlight = async () => (await sample.pool.query(`select from effect where what = 'slow'`)).rowCount
/** Calls as the gateway would, by the real time: other processes have no test clock. */
const post = async (url: string, text: string): Promise<{ token: string; csrf: string }> => {
  sample.clock.advance(Date.now() - sample.clock.now().getTime())
  const client = sample.as()
  const token = await client.token()
  const answer = await fetch(`${url}/api/note/`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'x-csrf-token': client.csrf,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ text }),
  })
  expect(answer.status).toBe(201)
  return { token, csrf: client.csrf }
}
