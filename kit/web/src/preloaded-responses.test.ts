// @vitest-environment happy-dom
import { anybody } from '@lunchpail/contracts/access'
import { endpoint } from '@lunchpail/contracts/endpoint'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { call, setTransport } from './api-client.ts'
import { clearPreloadedResponses, setPreloadedResponses } from './preloaded-responses.ts'

const read = endpoint({
  name: 'jobs.thing.get',
  owner: 'jobs',
  method: 'GET',
  path: '/api/thing/:id/',
  summary: 'A thing.',
  access: anybody,
  params: z.object({ id: z.string() }),
  query: z.object({ page: z.optional(z.string()) }),
  answers: { 200: z.object({ n: z.number() }) },
})
const ask = () => call(read, { params: { id: '7' }, query: { page: '2' } })

let sent: string[]
beforeEach(() => {
  sent = []
  setTransport((request) => {
    sent.push(request.url)
    return Promise.resolve(Response.json({ n: 2 }))
  })
})
afterEach(clearPreloadedResponses)

it('answers the first call with what came with the page, and later ones anew', async () => {
  setPreloadedResponses({ '/api/thing/7/?page=2': { status: 200, body: { n: 1 } } })
  expect(await ask()).toEqual({ n: 1 })
  expect(sent).toEqual([])
  expect(await ask()).toEqual({ n: 2 })
  expect(sent).toHaveLength(1)
})

it('refuses as the service did', async () => {
  setPreloadedResponses({
    '/api/thing/7/?page=2': { status: 404, body: { code: 'not-found', error: 'Not there.' } },
  })
  await expect(ask()).rejects.toMatchObject({ code: 'not-found', message: 'Not there.', status: 404 })
})

it('asks the service for anything else, and for everything once the first load is over', async () => {
  setPreloadedResponses({ '/api/thing/7/?page=2': { status: 200, body: { n: 1 } } })
  await call(read, { params: { id: '8' } })
  clearPreloadedResponses()
  expect(await ask()).toEqual({ n: 2 })
  expect(sent).toHaveLength(2)
})
