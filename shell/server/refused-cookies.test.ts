import { describe, expect, it } from 'vitest'
import { smallServer } from './test/test-service.ts'
import { testAuth } from './test/test-auth.ts'
import { testSite } from './test/test-site.ts'

const held = 'visitor=vvvvvvvvvvvvvvvvvvvvvv; utm=utm_source=a; source=b; saved_positions=1; login=1'

/** The site, before a service that sets a cookie which is not needed, and at one address one which is. */
async function setUp() {
  const auth = await testAuth()
  const wizard = await smallServer((request, response) => {
    const needed = request.url === '/app/start/' ? ['session=s; Path=/'] : []
    response.setHeader('set-cookie', [...needed, 'login=1; Path=/'])
    response.setHeader('content-type', 'application/json')
    response.end('{}')
  })
  const site = await testSite({ AUTH_URL: auth.url, WIZARD_URL: wizard.url })
  const call = async (path: string, headers: Record<string, string>, method = 'GET') =>
    (
      await fetch(site.url + path, {
        method,
        ...(method === 'POST' && { body: '{}' }),
        headers: { accept: 'text/html', 'content-type': 'application/json', ...headers },
      })
    ).headers
      .getSetCookie()
      .map((line) => line.replace('; Path=/', '').replace('; SameSite=Lax', ''))
  return call
}

describe('[AU-31] a cookie of a refused kind', () => {
  it('goes with the next page, by whatever client, and what is needed stays', async () => {
    const call = await setUp()
    expect(await call('/terms', { cookie: `${held}; cookie_settings=memory.campaign` })).toEqual([
      'utm=; Max-Age=0',
      'source=; Max-Age=0',
      'saved_positions=; Max-Age=0',
      'login=; Max-Age=0',
    ])
    expect(await call('/terms', { cookie: held })).toEqual([])
  })

  it.each(['sec-gpc', 'dnt'])(
    'is refused by the header %s too, as far as it follows a visitor',
    async (name) => {
      const call = await setUp()
      expect(await call('/terms', { cookie: `${held}; cookie_settings=`, [name]: '1' })).toEqual([
        'utm=; Max-Age=0',
        'source=; Max-Age=0',
      ])
    },
  )

  it('is not set by any service', async () => {
    const call = await setUp()
    const cookie = 'visitor=vvvvvvvvvvvvvvvvvvvvvv'
    const path = '/app/start/'
    expect(await call(path, { cookie }, 'POST')).toEqual(['session=s', 'login=1'])
    expect(await call(path, { cookie: `${cookie}; cookie_settings=memory` }, 'POST')).toEqual(['session=s'])
    const other = `${path}?sn=0`
    expect(await call(other, { cookie }, 'POST')).toEqual(['login=1'])
    expect(await call(other, { cookie: `${cookie}; cookie_settings=memory` }, 'POST')).toEqual([])
  })

  it('is in no answer that caches share', async () => {
    const call = await setUp()
    const cookie = `${held}; cookie_settings=memory.campaign`
    expect(await call('/assets/main.1f3a9c2b.js', { cookie })).toEqual([])
  })
})
