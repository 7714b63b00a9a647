import { writeFile } from 'node:fs/promises'
import type { Socket } from 'node:net'
import path from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { nouns } from '@lunchpail/contracts/noun'
import { freePort } from '@lunchpail/kit-events/testing/free-port'
import { startTestNats } from '@lunchpail/kit-events/testing/test-nats'
import { ConfigError } from '@lunchpail/kit-service/environment'
import { siteConfig } from './config.ts'
import { signedIn, testAuth } from './test/test-auth.ts'
import { smallServer } from './test/test-service.ts'
import { testSite } from './test/test-site.ts'
import { soon, readableLog, addVersion } from './test/asked-site.ts'

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
    const { logTo, lines } = readableLog()
    const site = await testSite(
      { AUTH_URL: auth.url, JOBS_URL: service.url, OPERATOR_PORT: '0', LOG_LEVEL: 'info' },
      { logTo },
    )
    const operator = `http://127.0.0.1:${site.operatorPort}/health/live`
    const stream = await fetch(`${site.url}/live/`, { headers: { cookie: 'session=s' } })
    const call = fetch(`${site.url}/api/hire/v1/position/`)
    await arrived.promise
    const stopped = site.stop()
    expect(await stream.text()).toBe('retry: 2000\n\n')
    // operators see the end
    expect((await fetch(operator)).status).toBe(200)
    held.resolve()
    const answer = await call
    expect([await answer.json(), answer.headers.get('connection')]).toEqual([{ late: true }, 'close'])
    await stopped
    for (const address of [site.url, operator]) await expect(fetch(address)).rejects.toThrow()
    expect(lines.at(-1)).toMatchObject({ level: 30, message: 'stopped' })
  })

  it('opens no stream any more for a tab whose session it asked for when its end began', async () => {
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const auth = await smallServer((_, response) => {
      asked.resolve()
      void answered.promise.then(() => response.end(JSON.stringify(signedIn('s'))))
    })
    onTestFinished(auth.stop)
    const site = await testSite({ AUTH_URL: auth.url })
    const stream = fetch(`${site.url}/live/`, { headers: { cookie: 'session=s' } })
    await asked.promise
    const stopped = site.stop()
    answered.resolve()
    expect((await stream).status).toBe(503)
    await stopped
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

  it('tells in its log once it is ready, and at which ports', async () => {
    const { logTo, saying } = readableLog()
    const site = await testSite({ OPERATOR_PORT: '0', LOG_LEVEL: 'info' }, { logTo })
    const port = Number(new URL(site.url).port)
    await site.warm
    expect(saying('ready')).toMatchObject([
      { level: 30, service: 'shell', port, operatorPort: site.operatorPort },
    ])
    const { services } = saying('services are not ready, and are not waited for')[0] as unknown as {
      services: string[]
    }
    expect(services.toSorted()).toEqual(nouns.toSorted())
  })

  it('keeps an idle connection for longer than the minute of a load balancer, which is the one to close it', async () => {
    const site = await testSite()
    const { headers } = await fetch(`${site.url}/health/live`)
    const [, seconds] = /^timeout=(\d+)$/.exec(headers.get('keep-alive') ?? '') ?? []
    expect(Number(seconds)).toBeGreaterThan(60)
  })

  it('leaves no connection behind, neither to NATS, which knows it by its name, nor to a service', async () => {
    const monitor = await freePort()
    const nats = await startTestNats({ configuration: `http: "127.0.0.1:${monitor}"` })
    onTestFinished(() => nats.remove())
    const connections = async () => {
      const answer = await fetch(`http://127.0.0.1:${monitor}/connz`)
      return ((await answer.json()) as { connections: { name: string }[] }).connections
    }
    const sockets = new Set<Socket>()
    const service = await smallServer((request, response) => {
      const { socket } = request
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      response.end('{}')
    })
    onTestFinished(service.stop)
    const site = await testSite({ NATS_URL: nats.url, JOBS_URL: service.url })
    await vi.waitFor(async () => expect(await connections()).toMatchObject([{ name: 'shell' }]), soon)
    await (await fetch(`${site.url}/api/hire/v1/position/`)).text()
    expect(sockets.size).toBe(1)
    await site.stop()
    await vi.waitFor(() => expect(sockets.size).toBe(0), soon)
    await vi.waitFor(async () => expect(await connections()).toEqual([]), soon)
  })

  it('looks at nothing any more once it has ended', async () => {
    const [ended, running] = [readableLog(), readableLog()]
    const site = await testSite({ DEV_RELOAD: '1', LOG_LEVEL: 'debug' }, { logTo: ended.logTo })
    await site.stop()
    const dist = path.join(site.folder, 'dist')
    await testSite(
      { DEV_RELOAD: '1', LOG_LEVEL: 'debug', SHELL_DIST: dist, RELEASE_STORE: site.store.address },
      { logTo: running.logTo },
    )
    await writeFile(path.join(dist, 'assets.json'), '{')
    await addVersion(site.store, '{')
    for (const sentence of [
      'the build of the shell is not complete yet',
      'the registry cannot be read; what was live stays',
    ])
      await expect.poll(() => running.saying(sentence).length, soon).toBeGreaterThan(0)
    expect(ended.lines.at(-1)?.message).toBe('stopped')
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
      'RELEASE_STORE',
      'SHELL_DIST',
    ])
      expect(errors.some((error) => error.startsWith(`${name} `))).toBe(true)
    expect(errors.join()).not.toContain('secret')
  })
})
