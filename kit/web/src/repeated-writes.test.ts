// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { anybody } from '@lunchpail/contracts/access'
import { endpoint } from '@lunchpail/contracts/endpoint'
import { call, setTransport } from './api-client.ts'
import { setSession } from './session.ts'

const write = endpoint({
  name: 'jobs.thing.add',
  owner: 'jobs',
  summary: '',
  access: anybody,
  method: 'POST',
  path: '/api/thing/',
  idempotent: true,
  body: z.object({ name: z.string() }),
  answers: { 201: z.object({ name: z.string() }) },
})

const keys: (string | null)[] = []
let answer: () => Response
setTransport((request) => {
  keys.push(request.headers.get('idempotency-key'))
  return new Promise((resolve) => resolve(answer()))
})
const add = (name: string) => call(write, { body: { name } }).catch(() => {})
const lost = () => {
  throw new TypeError('Failed to fetch')
}
const said = (status: number) => () => Response.json({ name: 'x', error: 'No.' }, { status })

beforeEach(() => setSession({ account: null, level: 'normal', csrf: 'first', available: true }))
afterEach(() => void keys.splice(0))

it('[SH-06] a write is the same one again, pressed twice after no answer came or a gateway gave it', async () => {
  for (const first of [lost, said(502), said(503)]) {
    answer = first
    await add('x')
    answer = said(201)
    await add('x')
    expect(new Set(keys.splice(0)).size).toBe(1)
  }
})

it('[SH-06] it is another one where it was answered, or asks for something else', async () => {
  for (const [first, then] of [
    [said(201), 'x'],
    [said(409), 'x'],
    [lost, 'y'],
  ] as const) {
    answer = first
    await add('x')
    answer = said(201)
    await add(then)
    expect(new Set(keys.splice(0)).size).toBe(2)
  }
})
