import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { nouns } from '@lunchpail/contracts/noun'
import { CliError } from '@lunchpail/kit-local/cli-error'
import { note } from '@lunchpail/kit-service/testing/figures'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  endSeconds,
  migrations,
  processes,
  release,
  streams,
  user,
  type Process,
} from '../../deploy/src/processes.ts'
import { installDebian } from '../install-debian.ts'
import { runContained, type Contained } from './container.ts'
import { unwanted } from './contents.ts'
import { Deployment, planted, publicHost } from './deployment.ts'
import { writableFolders } from './writable-folders.ts'

const proving = process.env['PROVE'] === '1'

/** Why no image can be made and run on this machine; undefined where it can. */
const whyNot = async (): Promise<string | undefined> => {
  if (process.getuid?.() !== 0) return 'only root builds images here: run "sudo npm run prove -- images"'
  const mount = spawnSync('/usr/bin/unshare', ['--mount', '/bin/mount', '-t', 'tmpfs', 'tmpfs', '/mnt'])
  if (mount.status !== 0)
    return 'root may not mount here, as in most containers: run it on a machine of its own'
  try {
    await installDebian(['buildah', 'mmdebstrap'], '/usr/bin/buildah', '/usr/bin/mmdebstrap')
    return undefined
  } catch (failure) {
    if (failure instanceof CliError) return failure.message
    return `run "apt-get install -y buildah mmdebstrap", which failed here: ${(failure as Error).message}`
  }
}
const reason = proving ? await whyNot() : 'it takes minutes'
if (proving && reason !== undefined) note('images', 'not tried', reason)

/** For the base and for taking twenty layers of each image away again, on a busy disk. */
const limitMs = 900_000

describe.skipIf(reason !== undefined)('the images that Containerfile makes', () => {
  let deployment: Deployment
  beforeAll(async () => {
    deployment = await Deployment.begin()
    note(
      'images',
      'base',
      'Debian 12 with this Node, made here; production’s is Node’s own image in a registry',
    )
  }, limitMs)
  afterAll(() => deployment?.end(), limitMs)

  it.each(processes)(
    'images: %s has one with what it runs on and nothing else',
    async (name) => {
      const began = performance.now()
      const image = await deployment.build(name)
      const seconds = ((performance.now() - began) / 1_000).toFixed(0)
      const { megabytes, ownMegabytes } = image
      note('images', name, `${megabytes} MB, ${ownMegabytes} of them not the base's; built in ${seconds} s`)
      expect(image.user).toBe(`${user}:${user}`)
      expect(image.described).not.toContain(planted)
      expect(unwanted(image.files, planted)).toEqual([])
    },
    3_600_000,
  )

  it('images: make databases, migrations and streams', async () => {
    const databases = { name: 'databases', command: ['node', 'kit/service/bin/databases.ts'] }
    const first = { ...databases, image: 'auth', variables: {}, secrets: 'databases' } as const
    for (const task of [first, ...migrations, streams(deployment.site)])
      expect(await deployment.run(task), task.name).toMatchObject({ code: 0 })
  }, 600_000)

  /** Once it is ready: that it has no rights, can write nowhere else, and that its image's health check agrees. */
  const expectConfined = async (container: Contained, pid: number): Promise<void> => {
    expect(await writableFolders(container)).toEqual([...container.volumes, '/tmp'])
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const line = (key: string): string => new RegExp(`^${key}:(.*)$`, 'm').exec(status)![1]!.trim()
    const everywhere = Array(4).fill(String(user)).join('\t')
    expect([line('Uid'), line('Gid'), line('Groups')]).toEqual([everywhere, everywhere, ''])
    expect([line('CapPrm'), line('CapEff'), line('CapAmb')].map(Number)).toEqual([0, 0, 0])
    expect(line('NoNewPrivs')).toBe('1')
    expect(await runContained(container, container.image.healthcheck)).toMatchObject({ code: 0 })
  }

  it.each(nouns)(
    'images: %s is ready without rights, and can write nothing but /tmp',
    async (name) => {
      const container = await deployment.container(name)
      const started = await deployment.start(container, name)
      await expectConfined(container, started.pid()!)
    },
    600_000,
  )

  it('images: the shell is ready once its task has released its microfrontends, and serves them', async () => {
    const container = await deployment.container('shell')
    const starting = deployment.start(container, 'shell')
    // it is tried again until what it needs is there, as in compose.yaml
    const released = () => deployment.run(release(deployment.site, 'here'))
    await expect.poll(released, { timeout: 200_000, interval: 1_000 }).toMatchObject({ code: 0 })
    const started = await starting
    await expectConfined(container, started.pid()!)
    const headers = { host: publicHost, 'x-forwarded-proto': 'https', accept: 'text/html' }
    const page = async () => (await fetch(`${deployment.url('shell')}/jobs`, { headers })).text()
    // a shell that started before the release serves it once it has heard of it, and rendered its screens
    await expect.poll(page, { timeout: 60_000 }).toContain('/mf-jobs/')
  }, 600_000)

  it('images: each says at SIGTERM that it is not ready, answers on, and ends in time', async () => {
    const { running } = deployment
    expect(running).toHaveLength(processes.length)
    const seconds = await Promise.all(
      running.map(async (one) => {
        const url = deployment.url(one.name as Process)
        const began = performance.now()
        const stopped = one.stop(endSeconds * 1_000)
        while ((await fetch(`${url}/health/ready`)).status !== 503) await wait(50)
        expect((await fetch(`${url}/health/live`)).status, one.name).toBe(200)
        await stopped
        expect(deployment.logOf(one), one.name).not.toMatch(/"level":(60|"fatal")/)
        return (performance.now() - began) / 1_000
      }),
    )
    // after that it would have been killed
    expect(seconds.filter((each) => each >= endSeconds)).toEqual([])
    const [least, most] = [Math.min(...seconds), Math.max(...seconds)].map((each) => each.toFixed(1))
    note('images', 'from SIGTERM to the end', `${least} to ${most} s`)
  }, 120_000)
})
