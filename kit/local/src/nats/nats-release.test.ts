import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { createTar } from 'nanotar'
import { describe, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../test/temporary-folder.ts'
import { missingNats, natsBinary } from './nats-binary.ts'
import { fetchedNats, fetchNats, natsVersion, type ReleaseOptions } from './nats-release.ts'
import { readJson, writeSecretJson } from '../state-folder.ts'

/** A program that says its version, as nats-server does. */
const script = (version: string): string => `#!/bin/sh\necho "nats-server: v${version}"\n`
const inside = `nats-server-v${natsVersion}-linux-amd64`
const tarball = gzipSync(
  createTar([
    { name: `${inside}/README.md`, data: 'not this' },
    { name: `${inside}/nats-server`, data: script(natsVersion) },
  ]),
)
const zip = Buffer.from(zipSync({ [`${inside}/nats-server.exe`]: Buffer.from('MZ') }))
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

const newFolder = (): string => {
  const folder = temporaryFolder()
  onTestFinished(() => folder.remove())
  return folder.path
}
const program = (version: string): string => {
  const file = path.join(newFolder(), 'nats-server')
  writeFileSync(file, script(version))
  chmodSync(file, 0o755)
  return file
}
/** A server in GitHub's place; it counts its requests. */
const releases = async (respond: RequestListener) => {
  const asked: (string | undefined)[] = []
  const server = createServer((request, response) => {
    asked.push(request.url)
    respond(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { downloadUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mirror/`, asked }
}
const fromMirror = async (respond: RequestListener, expected = sha256(tarball)) => {
  const { downloadUrl, asked } = await releases(respond)
  const archives = { 'linux-x64': { file: `${inside}.tar.gz`, sha256: expected } }
  return { folder: newFolder(), downloadUrl, archives, system: 'linux-x64', asked }
}
const whole: RequestListener = (_, response) => void response.end(tarball)
const cut: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-length': tarball.length })
  response.write(tarball.subarray(0, 100), () => response.destroy())
}
/** Nothing is left, neither a program nor a half of one. */
const isEmpty = ({ folder }: ReleaseOptions): boolean => readdirSync(folder).length === 0

describe('the release of NATS', () => {
  it('is fetched from its address, checked, unpacked and kept', async () => {
    const options = await fromMirror(whole)
    expect(fetchedNats(options)).toBeUndefined()
    const fetched = await fetchNats(options)
    expect(execFileSync(fetched, ['--version'], { encoding: 'utf8' })).toContain(natsVersion)
    expect(options.asked).toEqual([`/mirror/v${natsVersion}/${inside}.tar.gz`])
    expect(fetchedNats(options)).toBe(fetched)
    expect(readdirSync(options.folder)).toEqual([`nats-server-v${natsVersion}`])
    expect(statSync(fetched).mode & 0o777).toBe(0o755)
  })

  it('is a zip on Windows', async () => {
    const { downloadUrl } = await releases((_, response) => void response.end(zip))
    const archives = { 'win32-x64': { file: 'nats-server.zip', sha256: sha256(zip) } }
    const fetched = await fetchNats({ folder: newFolder(), downloadUrl, archives, system: 'win32-x64' })
    expect(path.basename(fetched)).toBe('nats-server.exe')
  })

  it('is kept once where two starts fetch it at the same time', async () => {
    const options = await fromMirror(whole)
    const [one, other] = await Promise.all([fetchNats(options), fetchNats(options)])
    expect(one).toBe(other)
    expect(readdirSync(options.folder)).toEqual([`nats-server-v${natsVersion}`])
  })

  it('leaves nothing of a wrong checksum, of a download that is cut, and of an answer that is no release', async () => {
    const wrong = await fromMirror(whole, sha256(zip))
    await expect(fetchNats(wrong)).rejects.toThrow(`the checksum of ${inside}.tar.gz is not the one`)
    expect(isEmpty(wrong)).toBe(true)
    const broken = await fromMirror(cut)
    await expect(fetchNats(broken)).rejects.toThrow(/^the download from 127\.0\.0\.1:\d+ was cut$/)
    expect(isEmpty(broken)).toBe(true)
    const absent = await fromMirror((_, response) => void response.writeHead(404).end())
    await expect(fetchNats(absent)).rejects.toThrow(/answered 404$/)
    await expect(fetchNats({ ...absent, downloadUrl: 'http://127.0.0.1:9' })).rejects.toThrow(
      'cannot be reached',
    )
    await expect(fetchNats({ ...absent, system: 'aix-ppc64' })).rejects.toThrow('no release for aix-ppc64')
    expect(isEmpty(absent)).toBe(true)
  })

  it('is pinned by a checksum for every system that the packages of the project know', async () => {
    for (const system of [
      'linux-x64',
      'linux-arm64',
      'darwin-x64',
      'darwin-arm64',
      'win32-x64',
      'win32-arm64',
    ]) {
      const { downloadUrl, asked } = await releases(whole)
      await expect(fetchNats({ folder: newFolder(), downloadUrl, system })).rejects.toThrow('the checksum of')
      expect(asked[0]).toMatch(/nats-server-v[\d.]+-(linux|darwin|windows)-(amd64|arm64)\.(tar\.gz|zip)$/)
    }
  })
})

describe('the program to run as NATS', () => {
  const options = async (respond: RequestListener) => {
    const lines: string[] = []
    const debian = path.join(newFolder(), 'debian')
    const mirror = await fromMirror(respond)
    return {
      ...mirror,
      // not the one of the environment
      named: '',
      lines,
      log: (line: string) => void lines.push(line),
      fromDebian: async () => debian,
      debian,
    }
  }
  const missing: RequestListener = (_, response) => void response.writeHead(404).end()
  const none = path.join('/', 'nowhere')

  it('is the named one before any other', async () => {
    const named = program('2.9.0')
    expect(await natsBinary({ ...(await options(whole)), named })).toBe(named)
    await expect(natsBinary({ ...(await options(whole)), named: none })).rejects.toThrow('is not a program')
  })

  it('is the installed one where its minor version is the release or newer, without a request', async () => {
    const given = await options(whole)
    for (const version of [natsVersion, '2.15.0', '3.0.0']) {
      const installed = program(version)
      expect(await natsBinary({ ...given, installed })).toBe(installed)
    }
    expect(given.asked).toEqual([])
  })

  it('is the release where the installed one is older, and then the one that was fetched', async () => {
    const given = { ...(await options(whole)), installed: program('2.9.10') }
    const fetched = await natsBinary(given)
    expect(fetched.startsWith(given.folder)).toBe(true)
    expect(await natsBinary(given)).toBe(fetched)
    expect(given.asked).toHaveLength(1)
  })

  it('is the older one where the release cannot be fetched, and says so', async () => {
    const given = { ...(await options(missing)), installed: program('2.9.10') }
    expect(await natsBinary(given)).toBe(given.installed)
    expect(given.lines).toEqual([
      expect.stringMatching(
        `^NATS ${natsVersion} could not be fetched \\(127.* answered 404\\): the installed 2.9.10 runs.$`,
      ),
    ])
  })

  it('asks for a release that it could not fetch once a day, and says so once', async () => {
    const given = { ...(await options(missing)), installed: program('2.9.10') }
    expect(await natsBinary(given)).toBe(given.installed)
    expect(await natsBinary(given)).toBe(given.installed)
    expect([given.asked.length, given.lines.length]).toEqual([1, 1])
    // another address, and the next day
    const mirror = await releases(missing)
    expect(await natsBinary({ ...given, downloadUrl: mirror.downloadUrl })).toBe(given.installed)
    expect(mirror.asked).toHaveLength(1)
    const file = path.join(given.folder, 'not-fetched.json')
    const failed = readJson<{ at: number }>(file)!
    writeSecretJson(file, { ...failed, at: failed.at - 25 * 60 * 60 * 1000 })
    await natsBinary({ ...given, downloadUrl: mirror.downloadUrl })
    expect(mirror.asked).toHaveLength(2)
    // where nothing else runs, each start asks
    const none = { ...(await options(missing)), fromDebian: () => Promise.reject(new Error('no apt-get')) }
    await expect(natsBinary({ ...none, installed: program('2.1.0') })).rejects.toThrow('NATS is missing')
    await expect(natsBinary({ ...none, installed: program('2.1.0') })).rejects.toThrow('NATS is missing')
    expect(none.asked).toHaveLength(2)
  })

  it("is Debian's where nothing else is there, and a sentence where that is not either", async () => {
    const given = { ...(await options(cut)), installed: program('2.1.0') }
    expect(await natsBinary(given)).toBe(given.debian)
    const fromDebian = () => Promise.reject(new Error('this system has no apt-get'))
    await expect(natsBinary({ ...given, fromDebian })).rejects.toThrow(/NATS is missing .* was cut\): /)
    expect(existsSync(given.debian)).toBe(false)
  })

  it.each([
    ['debian ', 'sudo apt-get install -y nats-server'],
    ['darwin', 'brew install nats-server'],
    ['alpine ', 'apk add nats-server'],
    ['fedora', `put nats-server ${natsVersion} on your PATH`],
  ])('is asked for on %s in one sentence', (system, command) => {
    const sentence = missingNats('github.com cannot be reached', system)
    for (const part of [command, 'NATS_URL', 'NATS_DOWNLOAD_URL', 'github.com cannot be reached'])
      expect(sentence).toContain(part)
    expect(sentence).not.toContain('\n')
  })
})
