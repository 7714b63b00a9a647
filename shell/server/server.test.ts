import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ConfigError } from '@lunchpail/kit-service/environment'
import { siteConfig } from './config.ts'
import { signedIn, testAuth } from './test/test-auth.ts'
import { smallServer } from './test/test-service.ts'
import { jobsDescriptor, releaseOn } from './test/test-release.ts'
import { testSite } from './test/test-site.ts'

describe('the server of the site', () => {
  it('ends its streams first, lets calls under way end, and takes nothing new', async () => {
    const held = Promise.withResolvers<void>()
    const arrived = Promise.withResolvers<void>()
    const service = await smallServer((_, response) => {
      arrived.resolve()
      void held.promise.then(() => response.end('{"late":true}'))
    })
    const auth = await testAuth()
    onTestFinished(async () => void (await Promise.all([service.stop(), auth.stop()])))
    auth.sessions.set('s', signedIn('s'))
    const site = await testSite({ AUTH_URL: auth.url, JOBS_URL: service.url })
    const stream = await fetch(`${site.url}/live/`, { headers: { cookie: 'session=s' } })
    const call = fetch(`${site.url}/api/hire/v1/position/`)
    await arrived.promise
    const stopped = site.stop()
    expect(await stream.text()).toBe('retry: 2000\n\n')
    held.resolve()
    const answer = await call
    expect([await answer.json(), answer.headers.get('connection')]).toEqual([{ late: true }, 'close'])
    await stopped
    await expect(fetch(site.url)).rejects.toThrow()
  })

  it('does not wait for a call that never ends', async () => {
    const arrived = Promise.withResolvers<void>()
    const service = await smallServer(() => arrived.resolve())
    onTestFinished(service.stop)
    const site = await testSite({ JOBS_URL: service.url })
    const call = fetch(`${site.url}/api/hire/v1/position/`)
    await arrived.promise
    await Promise.all([expect(call).rejects.toThrow(), site.stop(50)])
  })

  it('says whether it is well, and counts by name, to those who run it alone', async () => {
    const site = await testSite({ OPERATOR_PORT: '0' })
    const operator = `http://127.0.0.1:${site.operatorPort}`
    for (const listener of [site.url, operator]) {
      expect((await fetch(`${listener}/health/live`)).status).toBe(200)
      expect((await fetch(`${listener}/health/ready/`)).status).toBe(200)
    }
    await fetch(`${site.url}/jobs/12?q=private`, { headers: { accept: 'text/html' } })
    const metrics = await (await fetch(`${operator}/metrics`)).text()
    expect(metrics).toContain('http_requests_total{name="jobs.job",status="200"} 1')
    expect(metrics).not.toContain('private')
    expect((await fetch(`${operator}/jobs`)).status).toBe(404)
    expect((await fetch(`${site.url}/session/`, { method: 'POST' })).status).toBe(405)
  })

  it.each([
    '/metrics',
    '/api/docs/',
    '/api/docs',
    '/api/docs/events/',
    '/api/docs/swagger-ui-bundle.js',
    '/api/openapi.json',
    '/api/asyncapi.json',
    '/integrations/',
  ])(
    "has %s on the operator's listener, and on the site where that is switched on alone",
    async (address) => {
      const [site, developers] = [
        await testSite({ OPERATOR_PORT: '0' }),
        await testSite({ OPERATOR_ON_SITE: '1' }),
      ]
      for (const headers of [{}, { accept: 'text/html' }, { 'x-forwarded-for': '127.0.0.1' }] as Record<
        string,
        string
      >[])
        expect((await fetch(site.url + address, { headers })).status).toBe(404)
      expect((await fetch(`http://127.0.0.1:${site.operatorPort}${address}`)).status).toBe(200)
      expect((await fetch(developers.url + address)).status).toBe(200)
      expect(developers.operatorPort).toBeUndefined()
    },
  )

  it('tells open tabs to load again when a release changes, in development alone', async () => {
    const stream = async (environment: NodeJS.ProcessEnv) => {
      const site = await testSite(environment)
      const answer = await fetch(`${site.url}/live/`)
      return { site, answer }
    }
    const { site, answer } = await stream({ DEV_RELOAD: '1' })
    let text = ''
    void (async () => {
      for await (const chunk of answer.body ?? []) text += new TextDecoder().decode(chunk as Uint8Array)
    })().catch(() => undefined)
    await releaseOn(site, jobsDescriptor('0.1.0-aaaa'))
    await vi.waitFor(() => expect(text).toContain('event: reload'))
    expect((await stream({ DEV_RELOAD: '1', ENVIRONMENT: 'production' })).answer.status).toBe(204)
  })

  it('names every error of its environment at once, and no value', () => {
    const errors = (() => {
      try {
        siteConfig({
          PUBLIC_URL: 'secret',
          AUTH_URL: 'ftp://secret',
          PORT: 'secret',
          TRUSTED_PROXIES: 'secret',
        })
      } catch (error) {
        return error instanceof ConfigError ? error.errors : []
      }
      return []
    })()
    for (const name of [
      'PUBLIC_URL',
      'AUTH_URL',
      'PORT',
      'TRUSTED_PROXIES',
      'NATS_URL',
      'JOBS_URL',
      'REGISTRY_FILE',
      'SHELL_DIST',
    ])
      expect(errors.some((error) => error.startsWith(`${name} `))).toBe(true)
    expect(errors.join()).not.toContain('secret')
  })
})
