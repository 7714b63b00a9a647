import { readRegistry } from '@lunchpail/kit-build/releases/edit-registry'
import { trialNote } from '@lunchpail/kit-build/releases/registry'
import { reportsPath } from '@lunchpail/contracts/shell/reports-address'
import { expect, it, vi } from 'vitest'
import { jobsDescriptor, releaseOn } from '../test/test-release.ts'
import { testSite } from '../test/test-site.ts'

it('[BY-16] a trial whose pages report errors ends itself on the site, with the reason at the release and in the metrics', async () => {
  const site = await testSite({ OPERATOR_ON_SITE: '1', TRUSTED_PROXIES: '1' })
  await releaseOn(site, jobsDescriptor('1'))
  await releaseOn(site, jobsDescriptor('2'), {}, 50)
  const pageOf = async (visitor: string) =>
    (await fetch(site.url, { headers: { cookie: `visitor=${visitor}`, accept: 'text/html' } })).text()
  const visitors = Array.from({ length: 140 }, (_, index) => String(index).padStart(22, 'v'))
  await vi.waitFor(async () =>
    expect((await Promise.all(visitors.map(pageOf))).join()).toContain('/remotes/mf-jobs/2/'),
  )
  const pages = await Promise.all(visitors.map(async (visitor) => [visitor, await pageOf(visitor)] as const))
  const theirs = pages.filter(([, text]) => text.includes('/remotes/mf-jobs/2/')).map(([visitor]) => visitor)
  expect(theirs.length).toBeGreaterThan(50)
  const report = async (visitor: string, network: number) => {
    const at = '/remotes/mf-jobs/2/list.cccccccc.js:1:20'
    const answer = await fetch(site.url + reportsPath, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': `198.51.100.${network}`,
        cookie: `visitor=${visitor}`,
      },
      body: JSON.stringify({ events: [], errors: [{ where: 'window', name: 'TypeError', at }] }),
    })
    expect(answer.status).toBe(204)
  }
  await Promise.all(theirs.slice(0, 20).map(report))
  await vi.waitFor(async () => expect(trialNote(await readRegistry(site.store), 'mf-jobs')).toBeUndefined())
  await vi.waitFor(async () => expect(await pageOf(theirs[0]!)).toContain('/remotes/mf-jobs/1/'))
  const { releases, live } = (await readRegistry(site.store)).remotes['mf-jobs']!
  expect(live).toBe('1')
  expect(releases.find(({ version }) => version === '2')?.ended).toMatch(
    /^ended by itself: failed for \d+ of \d+ visitors \(.+ %\), what is live for 0 of \d+ \(0\.0 %\)$/,
  )
  const metrics = await (await fetch(`${site.url}/metrics`)).text()
  expect(metrics).toContain('\ntrials_ended_total{remote="mf-jobs"} 1\n')
  expect(await (await fetch(`${site.url}/integrations/`)).text()).toContain('ended by itself')
})
