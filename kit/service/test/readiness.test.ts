import { startTestNats } from '@lunchpail/kit-events/testing/test-nats'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startTestService } from '../src/testing/test-service.ts'
import { service } from './sample/service.ts'

const users = (password: string) =>
  `authorization { users = [{ user: "engagement", password: "${password}" }] }`

it('is not ready where NATS refuses its credentials, and is again once it does not', async () => {
  const nats = await startTestNats({ configuration: users('changed') })
  onTestFinished(() => nats.remove())
  const url = nats.url.replace('//', '//engagement:hush@')
  const sample = await startTestService(service, { env: { NATS_URL: url } })
  onTestFinished(() => sample.stop())
  const readiness = async () => {
    const answer = await fetch(`${sample.url}/health/ready`)
    return { status: answer.status, body: await answer.json() }
  }
  const soon = { interval: 50 }
  const refused = { status: 503, body: { status: 'down', database: 'up', nats: 'refused' } }
  const ready = { status: 200, body: { status: 'up', database: 'up', nats: 'up' } }
  await vi.waitFor(async () => expect(await readiness()).toMatchObject(refused), soon)
  await nats.reload(users('hush'))
  await vi.waitFor(async () => expect(await readiness()).toMatchObject(ready), soon)
  await nats.reload(users('changed'))
  await vi.waitFor(async () => expect(await readiness()).toMatchObject(refused), soon)
  await nats.stop()
  await nats.reload(users('hush'))
  await nats.start()
  await vi.waitFor(async () => expect(await readiness()).toMatchObject(ready), soon)
  await nats.stop()
  const away = { status: 200, body: { status: 'up', database: 'up', nats: 'down' } }
  await vi.waitFor(async () => expect(await readiness()).toMatchObject(away), soon)
})
