import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companyLogo, listPositions } from '@lunchpail/contracts/jobs/api'
import { posting } from '../../test/factories.ts'
import { startJobs, type OwnJobs } from '../../test/jobs-service.ts'
import { openObjectStore } from '@lunchpail/kit-service/object-store'
import { uploadLogo, saveLogo } from './save-logo.ts'

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')

/** Keeps what is put and gives it back: of S3 no more than a logo needs. */
const objects = new Map<string, Buffer>()
const store = createServer((request, response) => {
  const key = request.url!.split('?')[0]!
  if (request.method === 'PUT') {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      objects.set(key, Buffer.concat(parts))
      response.end()
    })
  } else if (objects.has(key)) response.end(objects.get(key))
  else response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
})

let jobs: OwnJobs
const logo = (id: number) => jobs.visitor().call(companyLogo, { params: { id: String(id) } })
let acme: number

beforeAll(async () => {
  await new Promise<void>((ready) => store.listen(0, '127.0.0.1', ready))
  const env = {
    S3_ENDPOINT: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
    S3_BUCKET: 'lunchpail',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  }
  jobs = await startJobs({ env })
  const one = posting({ externalId: 'one' })
  await jobs.save([one, posting({ company: { externalId: 'plain', name: 'Plain', about: null } })])
  const { rows } = await jobs.pool.query<{ id: number }>("select id from company where external_id = 'acme'")
  acme = rows[0]!.id
  const s3 = openObjectStore({ ...env, S3_REGION: 'us-east-1' })!
  const put = await uploadLogo(s3, { companyId: acme, type: 'image/svg+xml', bytes: svg })
  s3.close()
  await jobs.deps.transaction((tx) => saveLogo(tx, put))
  await jobs.save([one])
})
afterAll(async () => {
  await jobs.stop()
  store.close()
})

describe('a logo', () => {
  it('streams out of the object store, to be kept for good under its address with a version', async () => {
    const { body } = await jobs.visitor().call(listPositions, {})
    const address = body.positions.find(({ company }) => company.id === acme)!.company.logo_url
    expect(address).toMatch(new RegExp(`^/api/hire/v1/company/${acme}/logo/\\?v=[0-9a-f]{12}$`))

    const { status, body: bytes, headers } = await logo(acme)
    expect(status).toBe(200)
    expect(Buffer.from(bytes as unknown as Buffer).toString()).toBe(svg.toString())
    expect(headers.get('content-type')).toMatch(/^image\/svg\+xml/)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('content-security-policy')).toMatch(/sandbox.*frame-ancestors 'none'/)
  })

  it('is not found where a company has none, and where there is no such company', async () => {
    const { rows } = await jobs.pool.query<{ id: number }>(
      "select id from company where external_id = 'plain'",
    )
    expect((await logo(rows[0]!.id)).status).toBe(404)
    expect((await logo(999)).status).toBe(404)
  })

  it('is not found while the store has lost it or is down', async () => {
    objects.clear()
    expect((await logo(acme)).status).toBe(404)
    await new Promise((closed) => {
      store.close(closed)
      store.closeAllConnections()
    })
    expect((await logo(acme)).status).toBe(404)
  })
})
