import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { folderStore } from '@lunchpail/kit-build/releases/store/folder-store'
import { nouns, serviceUrlVariable } from '@lunchpail/contracts/noun'
import { freePort } from '@lunchpail/kit-events/testing/free-port'
import { startTestNats } from '@lunchpail/kit-events/testing/test-nats'
import { testFolder, testSite } from './test/test-site.ts'
import { soon, asked, asPerson, readableLog, addVersion } from './test/asked-site.ts'

describe('the server of the site', () => {
  it('says whether it is well, and counts by name, to those who run it alone', async () => {
    const site = await testSite({ OPERATOR_PORT: '0' })
    const operator = `http://127.0.0.1:${site.operatorPort}`
    await site.warm
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

  it('is alive while it leaves, and no longer ready; what is asked all the same is answered', async () => {
    const operatorPort = await freePort()
    const site = await testSite({ OPERATOR_PORT: String(operatorPort) })
    const operator = `http://127.0.0.1:${operatorPort}`
    await site.warm
    const both = (address: string) => Promise.all([site.url, operator].map((at) => asked(at + address)))
    const ready = [200, { ready: true }, 'no-store']
    expect(await both('/health/ready')).toEqual([ready, ready])
    site.leave()
    const leaving = [503, { ready: false, reason: 'leaving' }, 'no-store']
    expect(await both('/health/ready')).toEqual([leaving, leaving])
    for (const [status, body] of await both('/health/live'))
      expect([status, body]).toEqual([200, { live: true }])
    expect((await fetch(`${site.url}/jobs`, { headers: asPerson })).status).toBe(200)
  })

  it('is not ready where NATS refuses it, which would never tell it anything', async () => {
    const nats = await startTestNats({
      configuration: 'authorization { users = [{ user: "shell", password: "hush" }] }',
    })
    onTestFinished(() => nats.remove())
    const site = await testSite({ NATS_URL: nats.url })
    const refused = [503, { ready: false, reason: 'nats-refused' }, 'no-store']
    await vi.waitFor(async () => expect(await asked(`${site.url}/health/ready`)).toEqual(refused), soon)
    expect((await fetch(`${site.url}/health/live`)).status).toBe(200)
  })

  it('is not ready before its services are, and waits for none that stays away', async () => {
    const isReady = Promise.withResolvers<void>()
    const jobs = http.createServer(
      (_request, response) => void isReady.promise.then(() => response.writeHead(200).end()),
    )
    jobs.listen(0, '127.0.0.1')
    await once(jobs, 'listening')
    onTestFinished(() => void jobs.close())
    const url = `http://127.0.0.1:${(jobs.address() as AddressInfo).port}`
    const urls = Object.fromEntries(nouns.map((noun) => [serviceUrlVariable(noun), url]))
    const site = await testSite(urls, { rendering: { prepareMs: 60_000 } })
    const impatient = await testSite(urls, { rendering: { prepareMs: 100 } })
    const warming = [503, { ready: false, reason: 'warming' }, 'no-store']
    const ready = [200, { ready: true }, 'no-store']
    await impatient.warm
    expect(await asked(`${impatient.url}/health/ready`)).toEqual(ready)
    expect(await asked(`${site.url}/health/ready`)).toEqual(warming)
    isReady.resolve()
    await site.warm
    expect(await asked(`${site.url}/health/ready`)).toEqual(ready)
  })

  it('is not ready before it has read a registry, and is still once it cannot read it any more', async () => {
    const { logTo, saying } = readableLog()
    const store = folderStore(path.join(await testFolder(), 'store'))
    await addVersion(store, '{"remotes":')
    const site = await testSite({ RELEASE_STORE: store.address, LOG_LEVEL: 'warn' }, { logTo })
    await site.warm
    const without = [503, { ready: false, reason: 'no-registry' }, 'no-store']
    const ready = [200, { ready: true }, 'no-store']
    const readiness = () => asked(`${site.url}/health/ready`)
    expect(await readiness()).toEqual(without)
    expect(saying('not ready: no registry could be read')).toHaveLength(1)
    await addVersion(store, JSON.stringify({ remotes: {} }))
    await vi.waitFor(async () => expect(await readiness()).toEqual(ready), soon)
    const failures = () => saying('the registry cannot be read; what was live stays').length
    const before = failures()
    await addVersion(store, '{"remotes":')
    await vi.waitFor(() => expect(failures()).toBeGreaterThan(before), soon)
    expect(await readiness()).toEqual(ready)
  })
})
