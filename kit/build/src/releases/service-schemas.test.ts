import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { descriptor, endpoint, object } from '../../test/test-descriptor.ts'
import { releaseIncompatibilities } from './release-compatibility.ts'
import { allServiceSchemas } from './service-schemas.ts'

const text = { type: 'string' }
const answer = (...fields: string[]) => ({
  answers: { '200': object(Object.fromEntries(fields.map((field) => [field, text]))) },
})
const instances = {
  old: [endpoint('jobs.list', answer('id', 'pay')), endpoint('jobs.gone')],
  new: [endpoint('jobs.list', answer('id', 'wage')), endpoint('jobs.added')],
}

/** Instances behind a balancer, which gives each connection to another. */
async function balanced(...names: (keyof typeof instances)[]): Promise<string> {
  let connections = 0
  const server = createServer((request, response) => {
    const instance = names[Number((request.socket as { at?: number }).at) % names.length]
    if (instance === undefined) return response.writeHead(401).end()
    response.end(JSON.stringify({ instance, endpoints: instances[instance], provides: [], consumes: [] }))
  })
  server.on('connection', (socket) => Object.assign(socket, { at: (connections += 1) }))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('[BY-16] compares a release with every live instance of a service, and refuses where one is not heard', async () => {
  const reasonsFor = async (live: string[], ...names: (keyof typeof instances)[]) => {
    const url = await balanced(...names)
    const heard = await allServiceSchemas({ jobs: url }, async () => '', new Map([['jobs', live]]))
    const site = { shells: [], live: [], services: heard.endpoints, unheard: heard.unheard }
    const uses = (used: ReturnType<typeof endpoint>) =>
      releaseIncompatibilities([descriptor('mf-jobs', { endpointsUsed: [used] })], site)
    return {
      ofBoth: uses(endpoint('jobs.list', answer('id'))),
      ofOld: uses(endpoint('jobs.list', answer('pay'))),
      ofNew: uses(endpoint('jobs.list', answer('wage'))),
      added: uses(endpoint('jobs.added')),
    }
  }
  const lacks = (what: string) => [`mf-jobs: ${what}`]
  expect(await reasonsFor(['old', 'new'], 'old', 'new')).toEqual({
    ofBoth: [],
    ofOld: lacks('jobs.list 200.pay is needed but not there'),
    ofNew: lacks('jobs.list 200.wage is needed but not there'),
    added: lacks('the endpoint jobs.added is not there'),
  })
  expect(await reasonsFor(['new'], 'new')).toEqual({
    ofBoth: [],
    ofOld: lacks('jobs.list 200.pay is needed but not there'),
    ofNew: [],
    added: [],
  })
  const unheard = (why = '') =>
    lacks(`old of jobs lives and does not say what it has${why}: try again once its rollout has ended`)
  expect((await reasonsFor(['old', 'new'], 'new')).ofBoth).toEqual(unheard())
  // it takes nobody's word, as by a key that it does not know or a clock that is wrong
  expect((await reasonsFor(['old'])).ofBoth).toEqual(unheard(' (it answers 401)'))
  expect((await reasonsFor([])).ofBoth).toEqual(
    lacks('jobs never said what it has, which this release calls'),
  )
})
