import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { freePort } from '@lunchpail/kit-events/testing/free-port'
import { systemClock } from '@lunchpail/kit-service/clock'
import { runHere } from '@lunchpail/kit-service/testing/run-here'
import { describe, expect, it, onTestFinished } from 'vitest'
import { jobsDescriptor, releaseOn } from '../test/test-release.ts'
import { testFolder, testSite } from '../test/test-site.ts'
import { overrideCommand, serveBuild } from './override-command.ts'
import { overrideTokens } from './override-tokens.ts'

const key = 'a key of thirty-two characters or more'
const publicUrl = 'http://localhost:3000'

/** As long as most: what is short is sent as it is. */
const entryText = `var mf_jobs = "of the developer"; // ${'x'.repeat(20_000)}`

/** A developer's machine with a build of mf-jobs; keeps what it was asked for, and with which cookies. */
async function developer(build: object = jobsDescriptor('0.2.0-local', { first: 'first.cjs' })) {
  const asked: string[] = []
  const files: Record<string, string> = {
    '/release.json': JSON.stringify(build),
    '/remoteEntry.aaaaaaaa.js': entryText,
    '/first.cjs': 'throw new Error("no server runs this")',
    '/page.html': '<p>no document</p>',
  }
  const server = createServer((request, response) => {
    asked.push([request.url, request.headers.cookie].filter(Boolean).join(' '))
    const text = files[request.url!]
    response.writeHead(text === undefined ? 404 : 200, { 'set-cookie': 'session=theirs' }).end(text)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const stop = () => {
    server.close().closeAllConnections()
  }
  onTestFinished(stop)
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, stop }
}

/** A site with a released mf-jobs, and a browser without an override. */
async function site(addresses: string, environment: NodeJS.ProcessEnv = {}) {
  const started = await testSite({ OVERRIDE_KEY: key, OVERRIDE_ADDRESSES: addresses, ...environment })
  await releaseOn(started, jobsDescriptor('0.1.0-released'))
  const browser = (cookie = '', language = 'en') => {
    const get = (
      path: string,
      init: { readonly method?: string; readonly headers?: Record<string, string> } = {},
    ) =>
      fetch(started.url + path, {
        redirect: 'manual',
        ...init,
        headers: { accept: 'text/html', cookie, 'accept-language': language, ...init.headers },
      })
    return { get, page: async (path = '/jobs') => (await get(path)).text() }
  }
  await expect.poll(() => browser().page()).toContain('0.1.0-released')
  return browser
}
const tokens = overrideTokens(key, publicUrl, systemClock)
const linkTo = async (address: string, remote = 'mf-jobs') =>
  `/override/on?token=${await tokens.sign('link', { remote, address })}`
const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? ''

describe('a microfrontend from a developer’s address', () => {
  it('[SH-03] comes to the browser with the signed link alone, and says so with a way out', async () => {
    const { address, asked } = await developer()
    const browser = await site(address)
    const on = await browser().get(await linkTo(address))
    expect([on.status, on.headers.get('location')]).toEqual([303, '/'])
    expect(on.headers.get('set-cookie')).toMatch(
      /^override=.*Max-Age=28800; Path=\/; HttpOnly; SameSite=Lax$/,
    )

    const { get, page } = browser(cookieOf(on))
    const shown = await page()
    expect(shown).toContain('"entry":"/override/mf-jobs/remoteEntry.aaaaaaaa.js"')
    expect(shown).not.toContain('0.1.0-released')
    expect(shown).toContain(`In this browser, mf-jobs comes from ${address}.`)
    expect(shown).toContain('<form method="post" action="/override/off"><button>Turn off</button></form>')
    const spanish = await browser(cookieOf(on), 'es').page()
    expect(spanish).toContain(`En este navegador, mf-jobs viene de ${address}.`)
    const entry = await get('/override/mf-jobs/remoteEntry.aaaaaaaa.js')
    expect(await entry.text()).toBe(entryText)
    expect(Object.fromEntries(entry.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': expect.stringContaining("script-src 'self'"),
    })
    expect(entry.headers.has('set-cookie')).toBe(false)
    // neither the session nor any other cookie leaves the site
    expect(new Set(asked)).toEqual(new Set(['/release.json', '/remoteEntry.aaaaaaaa.js']))

    const off = await get('/override/off', {
      method: 'POST',
      headers: { referer: `${publicUrl}/jobs?q=forklift` },
    })
    expect([off.status, off.headers.get('location'), cookieOf(off)]).toEqual([
      303,
      '/jobs?q=forklift',
      'override=',
    ])
  })

  it('[SH-03] changes nothing for others, who get none of its files', async () => {
    const { address } = await developer()
    const browser = await site(address)
    const page = await browser().page()
    expect(page).toContain('/remotes/mf-jobs/0.1.0-released/remoteEntry.aaaaaaaa.js')
    expect(page).not.toContain('override')
    const file = '/override/mf-jobs/remoteEntry.aaaaaaaa.js'
    expect((await browser().get(file)).status).toBe(404)
    const ofAnotherSite = overrideTokens(key, 'https://other.example', systemClock)
    const other = await ofAnotherSite.sign('cookie', { remote: 'mf-jobs', address })
    expect((await browser(`override=${other}`).get(file)).status).toBe(404)
  })

  it('[SH-03] is refused for an address that is not listed, a link of another kind, and one that is old', async () => {
    const { address, asked } = await developer()
    const browser = await site('http://10.0.0.5:9100')
    const elsewhere = await tokens.sign('cookie', { remote: 'mf-jobs', address })
    const past = { now: () => new Date(Date.now() - 11 * 60_000) }
    const listed = { remote: 'mf-jobs', address: 'http://10.0.0.5:9100' }
    const links = [
      await linkTo(address),
      `/override/on?token=${await tokens.sign('cookie', listed)}`,
      `/override/on?token=${await overrideTokens(key, publicUrl, past).sign('link', listed)}`,
      '/override/on?token=none',
      '/override/on',
    ]
    for (const link of links) {
      const answer = await browser().get(link)
      expect([link, answer.status, answer.headers.get('set-cookie')]).toEqual([link, 403, null])
    }
    expect(await browser(`override=${elsewhere}`).page()).toContain('0.1.0-released')
    expect(asked).toEqual([])
  })

  it('[SH-03] has no server build and no document, and no file of another microfrontend', async () => {
    const { address, asked } = await developer()
    const browser = await site(address)
    const on = await browser().get(await linkTo(address))
    for (const file of [
      'mf-jobs/first.cjs',
      'mf-jobs/page.html',
      'mf-jobs/..%2frelease.json',
      'mf-jobs/gone.js',
      'mf-auth/remoteEntry.aaaaaaaa.js',
    ])
      expect([file, (await browser(cookieOf(on)).get(`/override/${file}`)).status]).toEqual([file, 404])
    expect(asked).toEqual(['/gone.js'])
  })

  it('[SH-03] leaves the released build where the developer serves none of it, and says that too', async () => {
    const { address, stop } = await developer(jobsDescriptor('0.2.0-local', { name: 'mf-auth' }))
    const browser = await site(address)
    const { page } = browser(cookieOf(await browser().get(await linkTo(address))))
    const said = `${address} has no build of mf-jobs, so you see the released one.`
    for (const step of [() => {}, stop]) {
      step()
      expect(await page()).toMatch(new RegExp(`${said}[^]*/remotes/mf-jobs/0.1.0-released/`))
    }
  })

  it('[SH-03] is nowhere on a site that has no key', async () => {
    const { address } = await developer()
    const browser = await site('', { OVERRIDE_KEY: '' })
    expect((await browser().get(await linkTo(address))).status).toBe(404)
  })
})

describe('npm run override', () => {
  /** A repository with one microfrontend; `serve` ends with the test. */
  const command = async (env: NodeJS.ProcessEnv) => {
    const root = await testFolder()
    await mkdir(path.join(root, 'mf-jobs/src'), { recursive: true })
    await writeFile(path.join(root, 'mf-jobs/src/manifest.tsx'), '')
    const build = async (folder: string) => {
      await mkdir(path.join(folder, 'dist'))
      const built = JSON.stringify(jobsDescriptor('0.2.0-local'))
      await writeFile(path.join(folder, 'dist/release.json'), built)
    }
    const serve = async (dist: string, address: string) => {
      const stop = await serveBuild(dist, address)
      onTestFinished(stop)
      return stop
    }
    return runHere(overrideCommand(root, build, serve), () => env)
  }
  const env = { OVERRIDE_KEY: key, OVERRIDE_ADDRESSES: 'http://10.0.0.5:9100', PUBLIC_URL: publicUrl }

  it('[SH-03] serves the build, and prints a link that shows it', async () => {
    const address = `http://127.0.0.1:${await freePort()}`
    const browser = await site(address)
    const run = await command({ ...env, OVERRIDE_ADDRESSES: `http://10.0.0.5:9100,${address}` })
    const { code, out } = await run('mf-jobs', `${address}/`)
    const link = /http:\/\/localhost:3000(\/\S+)/.exec(out)?.[1] ?? out
    expect(code).toBe(0)
    expect(await browser(cookieOf(await browser().get(link))).page()).toContain('"version":"0.2.0-local"')
  })

  it('[SH-03] says what is wrong, before it builds anything', async () => {
    const cases: [string[], NodeJS.ProcessEnv, number, string][] = [
      [[], env, 2, 'npm run override -- mf-jobs'],
      [['mf-auth'], env, 2, 'npm run override -- mf-jobs'],
      [['../mf-jobs'], env, 2, 'npm run override -- mf-jobs'],
      [['mf-jobs'], { ...env, OVERRIDE_KEY: '' }, 1, 'it has no OVERRIDE_KEY'],
      [
        ['mf-jobs', 'http://10.0.0.6:9100'],
        env,
        1,
        'none from http://10.0.0.6:9100, but from http://10.0.0.5',
      ],
      [['mf-jobs', 'here'], env, 1, 'none from here'],
    ]
    for (const [args, given, code, said] of cases) {
      const ended = await (await command(given))(...args)
      expect(ended).toEqual({ code, out: '', err: expect.stringContaining(said) as string })
    }
  })
})
