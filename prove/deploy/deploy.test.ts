import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { withDatabase } from '@lunchpail/kit-local/rig/database'
import { migrationUrl } from '@lunchpail/kit-service/migrate-service'
import { note } from '@lunchpail/kit-service/testing/figures'
import { Platform } from './platform.ts'
import { Team } from './team.ts'

const example = path.join(import.meta.dirname, '../example-team')
const noun = 'milestones'

/** A command that went well; where one did not, what it said is shown. */
const well = { ok: true, text: expect.any(String) as string }

/** The folders of the packages whose versions a refusal wants raised. */
const toRaise = (refusal: string): string[] => [
  ...new Set([...refusal.matchAll(/^ {2}(\S+): .* raise the version$/gm)].map(([, folder]) => folder!)),
]

// Builds a site, installs 500 packages and starts twelve processes: too long for `npm test`, which packs a part
describe.runIf(process.env['PROVE'] === '1')('deploy: a team in a repository of its own', () => {
  const platform = new Platform()
  const team = new Team(example)
  const packed = mkdtempSync(path.join(tmpdir(), 'packed-'))
  let began = 0
  afterAll(async () => {
    await team.remove()
    await platform.remove()
    rmSync(packed, { recursive: true, force: true })
    // a site ends, and twenty thousand files go
  }, 300_000)

  it('gets packages with its contract once their versions are raised, and not before', () => {
    platform.merge(noun, path.join(example, 'contract'))
    const refused = platform.pack(packed)
    expect(refused.text).toContain('contracts: noun: its types changed since')
    for (const folder of toRaise(refused.text)) platform.raise(folder)
    expect(platform.pack(packed)).toEqual(well)
  })

  it('builds on nothing but these packages: their types fit', async () => {
    const started = platform.start()
    team.install(packed)
    expect(team.npm('typecheck', [], {})).toEqual({ ok: true, text: '' })
    await started
  })

  it('[BY-16] brings its service to a running site, once its database and NATS are ready for it', async () => {
    const { service, migration, operator } = platform.operated()
    began = performance.now()
    expect(team.npm('migrate', [], migration(noun)).text).toContain(`${noun} has what this release needs`)
    expect(team.npm('fits', [], operator).text).toContain('NATS does not let it publish $JS.API.CONSUMER')
    expect(team.npm('fits', ['--apply'], operator).text).toContain(`${noun} fits to what is live`)
    await team.startService(service(noun))
  })

  it('[BY-16] releases its microfrontend to that site, after its page and its slot were opened on the live shell', () => {
    const { operator } = platform.operated()
    const released = team.npm('release', [], operator)
    expect(released.text).toMatch(/mf-milestones 0\.1\.0-[0-9a-f]{8} is live\n$/)
    note(
      'deploy',
      'a new service and its microfrontend, from migrations to live',
      `${((performance.now() - began) / 1000).toFixed(1)} s`,
    )
  })

  it('[SH-05] the job list is answered while a migration waits for its table, which a long transaction reads', async () => {
    const { url, migration } = platform.operated()
    const answers: { status: number; ms: number }[] = []
    let isOver = false
    const list = async (): Promise<void> => {
      for (; !isOver; await wait(50)) {
        const began = performance.now()
        const { status, body } = await fetch(`${url}/api/hire/v1/position/`)
        await body?.cancel()
        answers.push({ status, ms: performance.now() - began })
      }
    }
    const steps: string[] = []
    await withDatabase(migrationUrl('jobs', migration('jobs'))!, async (reader) => {
      await reader.query('begin; select from position limit 1')
      const visitors = [list(), list()]
      await platform
        .migrate('jobs', 'alter table position add column later text', (line) => {
          steps.push(line)
          if (steps.filter((step) => step.endsWith('holds its table')).length === 4)
            void reader.query('commit')
        })
        .finally(() => (isOver = true))
      await Promise.all(visitors)
    })
    expect(steps.slice(-2)).toEqual(['29991231000000_later is applied', 'jobs has what this release needs'])
    const failed = answers.filter(({ status }) => status !== 200)
    expect(failed).toEqual([])
    const slowest = Math.max(...answers.map(({ ms }) => ms)) / 1000
    note(
      'deploy',
      'the job list while a migration waited four times for a long reader',
      `${answers.length} requests, none failed, the longest answer ${slowest.toFixed(1)} s`,
    )
  })

  it('is seen there: its endpoint and its page by the shell, and an event of another service in both', async () => {
    const { url } = platform.operated()
    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH']!,
      args: ['--no-sandbox', '--disable-gpu'],
    })
    try {
      const page = await browser.newPage()
      const people = async () =>
        ((await (await page.request.get(`${url}/api/milestones/`)).json()) as { people: number }).people
      // those of the demonstration: the first events of the stream
      await expect.poll(people).toBeGreaterThan(10)
      const before = await people()
      await page.goto(`${url}/milestones`)
      await page.getByText(`${before} people have joined`).waitFor()
      const { csrf } = (await (await page.request.get(`${url}/session/`)).json()) as { csrf: string }
      const joined = await page.request.post(`${url}/api/hire/v1/account/`, {
        headers: { 'x-csrf-token': csrf },
        data: {
          type: 'applicant',
          first_name: 'Marisol',
          last_name: 'Vega',
          email: 'marisol.vega@example.com',
          phone: '9735550142',
          password: 'hammer-and-9-nails',
          text_consent: true,
        },
      })
      expect(joined.status(), await joined.text()).toBe(201)
      await expect.poll(people).toBe(before + 1)
      await page.reload()
      await page.getByText(`${before + 1} people have joined`).waitFor()
    } finally {
      await browser.close()
    }
  })

  it('[BY-16] tries a change with a share of the visitors, takes it back, and makes it live for all', async () => {
    const { url, operator } = platform.operated()
    /** the releases of visitors who have never been here */
    const seen = async () => {
      const pages = Array.from({ length: 40 }, async () => (await fetch(`${url}/milestones`)).text())
      const versions = (await Promise.all(pages)).map((page) => /mf-milestones\/([\w.-]+)\//.exec(page)?.[1])
      return [...new Set(versions)]
    }
    const [before] = await seen()
    team.reword('Milestones', 'What we have reached')
    const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`
    const changed = performance.now()
    const tried = team.npm('release', ['--share', '10'], operator)
    expect(tried).toEqual(well)
    await expect.poll(seen).toHaveLength(2)
    note('deploy', 'from a change to 10 % of the visitors', seconds(changed))
    expect(team.npm('rollback', [], operator)).toEqual(well)
    await expect.poll(seen).toEqual([before])
    const released = performance.now()
    expect(team.npm('release', ['--share', '100'], operator)).toEqual(well)
    await expect.poll(seen).not.toContain(before)
    note('deploy', 'from a build to all of the visitors', seconds(released))
  })
})
