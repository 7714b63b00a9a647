import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { editRegistry } from '@lunchpail/kit-build/releases/edit-registry'
import { folderStore } from '@lunchpail/kit-build/releases/store/folder-store'
import { systemClock } from '@lunchpail/kit-service/clock'
import { createCallerKeys } from '@lunchpail/kit-service/testing/test-tokens'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { inheritedVariables } from '@lunchpail/kit-service/testing/run-here'
import { echo, smallServer } from './test/test-service.ts'
import { testFolder } from './test/test-site.ts'

const start = (env: NodeJS.ProcessEnv) => {
  const child = fork(path.join(import.meta.dirname, 'main.ts'), {
    env: { ...inheritedVariables, ...env },
    silent: true,
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return { child, said: () => said }
}

const soon = { interval: 20 }

const environment = async (): Promise<NodeJS.ProcessEnv> => {
  const folder = await testFolder()
  await mkdir(path.join(folder, 'dist'))
  await editRegistry(folderStore(path.join(folder, 'store')), (state) => ({ ...state }))
  const service = await smallServer(echo)
  onTestFinished(service.stop)
  await writeFile(
    path.join(folder, 'dist/assets.json'),
    JSON.stringify({ scripts: [], styles: [], preload: [] }),
  )
  return {
    PUBLIC_URL: 'http://localhost',
    NATS_URL: 'nats://127.0.0.1:9',
    AUTH_URL: service.url,
    CALLER_KEY: (await createCallerKeys(systemClock)).key('shell'),
    JOBS_URL: service.url,
    WIZARD_URL: service.url,
    ENGAGEMENT_URL: service.url,
    PROFILE_URL: service.url,
    NOTIFICATIONS_URL: service.url,
    MATCHES_URL: service.url,
    RELEASE_STORE: path.join(folder, 'store'),
    RELEASES_FOLDER: path.join(folder, 'releases'),
    SHELL_DIST: path.join(folder, 'dist'),
  }
}

describe('the process of the site', () => {
  it('says when it is ready, logs names and no addresses, and ends in order when it is told to', async () => {
    const { child, said } = start(await environment())
    const [message] = (await once(child, 'message')) as [{ ready: boolean; port: number }]
    expect(message.ready).toBe(true)
    const url = `http://127.0.0.1:${message.port}/jobs/12?usr=ana@example.com`
    const answer = await fetch(url, { headers: { cookie: 'session=secret' } })
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
    expect(said()).toContain(`"requestId":"${answer.headers.get('x-request-id')}"`)
    expect(said()).toContain('"name":"jobs.job"')
    expect(said()).not.toMatch(/ana@|secret|\/jobs\/12/)
  })

  it('says first that it is not ready, answers on until load balancers have noticed, and then ends', async () => {
    const { child } = start({ ...(await environment()), DRAIN_PAUSE_SECONDS: '3' })
    const [{ port }] = (await once(child, 'message')) as [{ port: number }]
    const status = async (page: string) => (await fetch(`http://127.0.0.1:${port}${page}`)).status
    expect(await status('/health/ready')).toBe(200)
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    await vi.waitFor(async () => expect(await status('/health/ready')).toBe(503), soon)
    expect([await status('/jobs'), await status('/health/live')]).toEqual([200, 200])
    await vi.waitFor(() => expect(status('/health/live')).rejects.toThrow(), soon)
    expect(await exit).toEqual([0, null])
  })

  it('does not start without its environment, and says all that is missing', async () => {
    const { child, said } = start({})
    expect((await once(child, 'exit'))[0]).toBe(1)
    expect(said()).toMatch(/PUBLIC_URL is missing.*AUTH_URL is missing.*RELEASE_STORE is missing/s)
  })
})
