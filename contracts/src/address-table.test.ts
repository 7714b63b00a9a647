import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { anybody } from './access.ts'
import { addressTable, pathFits } from './address-table.ts'
import { allEndpoints, allEvents, allPages, allSlots } from './addresses.ts'
import { endpoint } from './endpoint.ts'
import type { Endpoint } from './endpoint.ts'
import { page } from './page.ts'

const at = (
  method: Endpoint['method'],
  path: string,
  owner: Endpoint['owner'] = 'jobs',
  name = `${method} ${path}`,
) => endpoint({ name, owner, method, path, summary: '', access: anybody, answers: { 200: z.object({}) } })

describe('the table of addresses', () => {
  it('holds every contract of the site without two owners of one address', () => {
    const table = addressTable(allEndpoints, allPages)
    for (const { method, path, name, when } of allEndpoints)
      expect(
        table.endpoint(method, path, new URLSearchParams(when && { [when.parameter]: when.value }))?.name,
      ).toBe(name)
    for (const { path, name } of allPages) expect(table.page(path)?.name).toBe(name)
    expect(new Set(allEvents.map(({ type }) => type)).size).toBe(allEvents.length)
    expect(new Set(allSlots.map(({ name }) => name)).size).toBe(allSlots.length)
    expect(allEndpoints.length).toBeGreaterThan(10)
  })

  it.each([
    ['one address', [at('GET', '/api/x/:id/'), at('GET', '/api/x/:key', 'auth', 'other')], []],
    ['one name', [at('GET', '/api/x/', 'jobs', 'same'), at('GET', '/api/y/', 'auth', 'same')], []],
    [
      'a page and an endpoint',
      [at('GET', '/jobs/')],
      [page({ name: 'jobs.list', owner: 'jobs', path: '/jobs' })],
    ],
    [
      'two pages',
      [],
      [
        page({ name: 'a', owner: 'jobs', path: '/x/:id' }),
        page({ name: 'b', owner: 'auth', path: '/x/:name' }),
      ],
    ],
  ])('throws for two owners of %s', (_, endpoints, pages) => {
    expect(() => addressTable(endpoints, pages)).toThrow(/declared twice/)
  })

  it('tells methods of one address apart, and fixed segments from parameters', () => {
    const table = addressTable(
      [at('GET', '/api/x/:id/'), at('GET', '/api/x/saved/'), at('POST', '/api/x/:id/')],
      [],
    )
    expect(table.endpoint('GET', '/api/x/saved')?.path).toBe('/api/x/saved/')
    expect(table.endpoint('GET', '/api/x/7')?.path).toBe('/api/x/:id/')
    expect(table.endpoint('PATCH', '/api/x/7')).toBeUndefined()
    expect(table.methods('/api/x/7/').toSorted()).toEqual(['GET', 'POST'])
    expect(table.methods('/api/unknown')).toEqual([])
  })

  it('takes a trailing slash or none, and nothing longer or shorter', () => {
    expect(pathFits('/jobs/:id', '/jobs/7/')).toBe(true)
    expect(pathFits('/jobs/:id', '/jobs')).toBe(false)
    expect(pathFits('/jobs/:id', '/jobs/7/more')).toBe(false)
    expect(pathFits('/', '')).toBe(true)
  })
})
