import { expect, it, onTestFinished } from 'vitest'
import type { ManagedProcess } from '../managed-process.ts'
import { controlSite } from './site-control.ts'

it('stops and starts the processes of a site by their names, and tells which of them were', async () => {
  const did: string[] = []
  const managed = (name: string) => {
    const action = (what: string) => () => void did.push(`${what} ${name}`)
    return [name, { name, state: () => 'running', stop: action('stop'), start: action('start') }] as const
  }
  const processes = new Map([managed('jobs'), managed('nats')])
  const control = await controlSite(processes as unknown as ReadonlyMap<string, ManagedProcess>)
  onTestFinished(control.close)
  const ask = async (path: string, method = 'GET') => {
    const answer = await fetch(control.url + path, { method })
    return [answer.status, await answer.json()]
  }
  const states = [
    { name: 'jobs', state: 'running' },
    { name: 'nats', state: 'running' },
  ]
  expect(await ask('/processes')).toEqual([200, states])
  expect(await ask('/processes/jobs/sing', 'POST')).toEqual([404, { error: 'no such process or action' }])
  expect(await ask('/processes/none/stop', 'POST')).toEqual([404, { error: 'no such process or action' }])
  expect(await ask('/changed')).toEqual([200, []])
  for (const action of ['stop', 'start'])
    expect(await ask(`/processes/nats/${action}`, 'POST')).toEqual([200, states[1]])
  expect(did).toEqual(['stop nats', 'start nats'])
  expect(await ask('/changed')).toEqual([200, ['nats']])
})
