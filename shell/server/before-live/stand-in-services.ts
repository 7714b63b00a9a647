import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { pathFits } from '@lunchpail/contracts/address-table'
import { identify } from '@lunchpail/contracts/auth/api'
import type { ResultOf } from '@lunchpail/contracts/endpoint'
import type { ReleaseEndpoint } from '@lunchpail/kit-build/releases/release-descriptor'
import { sample } from './sample.ts'

type Identity = ResultOf<typeof identify>['body']

/** Who looks at a page; a session's cookie is the name. */
export type Viewer = 'visitor' | 'candidate' | 'manager'

const accountOf = (viewer: Viewer): Identity['account'] => ({
  id: viewer,
  type: viewer === 'manager' ? 'hiring manager' : 'applicant',
  first_name: 'Ana',
  last_name: 'Ruiz',
  email: 'ana@example.com',
  phone: '2125550123',
  company_name: viewer === 'manager' ? 'Harbor & Pine' : null,
  title: null,
  has_password: true,
  phone_state: 'unverified',
  phone_takes_texts: true,
  email_verified: true,
  text_consent: false,
  job_alerts_enabled: false,
  language: 'en',
})
const identity = (viewer: Viewer): Identity => {
  const isVisitor = viewer === 'visitor'
  return {
    level: 'normal',
    session_id: isVisitor ? null : viewer,
    csrf: 'csrf',
    token: 'token',
    account: isVisitor ? null : accountOf(viewer),
  }
}

/**
 * One server in place of all services: says who is there, and answers each call of a release with the least that its contract
 * allows. It keeps nothing, and what is not declared fails as of a service that is away.
 */
export async function standInServices(endpoints: readonly ReleaseEndpoint[]): Promise<{
  readonly url: string
  readonly stop: () => Promise<void>
}> {
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://service')
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const found = endpoints.find(({ method, path }) => method === request.method && pathFits(path, pathname))
    const [status, schema] = Object.entries(found?.answers ?? {})[0] ?? []
    if (pathname === '/health/ready') return response.end()
    if (pathname === identify.path)
      return void json(request).then((body) => {
        const { session } = body as { session?: Viewer }
        answer(200, identity(session ?? 'visitor'))
      })
    return status === undefined ? answer(503, {}) : answer(Number(status), sample(schema))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
