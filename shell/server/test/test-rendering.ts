import { setTimeout as wait } from 'node:timers/promises'
import { jobsDescriptor, releaseOn } from './test-release.ts'
import { testSite } from './test-site.ts'
import type { TestSite } from './test-site.ts'
import type { SiteRuntime } from '../server.ts'

/** The shell's node build in a few lines. */
const shell = `
  export const shared = { react: { lib: () => ({ version: 'the shared one' }) } }
  const own = { render: ({ url }) => ({ html: '<h1>' + new URL(url).pathname + '</h1>', title: 'The shell', needs: [], head: {} }) }
  export const render = async (request, pages = own) => pages.render(request)`

/** A microfrontend's node build: renders the services' answers, and on some addresses fails in the ways code fails. */
const remote = `
  const { version } = require('react')
  const list = '/api/hire/v1/position/'
  module.exports.serverRenderedPages = {
    pages: {},
    render: ({ url, site, answers, fragment }) => {
      const { searchParams } = new URL(url)
      if (searchParams.has('hang')) for (;;);
      if (searchParams.has('throw')) throw new Error('broken')
      if (searchParams.has('grow')) for (const all = []; ; ) all.push(new Array(1e6).fill(0).map(String))
      const answer = answers[list]
      if (!answer) return { html: '', needs: [list], head: {} }
      const html = '<p>' + [version, fragment ?? 'page', site.language, answer.status, answer.body.headers?.authorization].join() + '</p>'
      return { html, title: 'Jobs <near> you', needs: [], head: { status: 410, canonical: '/jobs?role=8', robots: 'noindex', jsonLd: { '@type': 'JobPosting', title: '</script><b>' } } }
    },
  }`

/** A site that renders its own pages and those of a release of mf-jobs. */
export async function renderingSite(
  environment: NodeJS.ProcessEnv = {},
  runtime: Partial<SiteRuntime> = {},
): Promise<TestSite> {
  const site = await testSite(environment, runtime, shell)
  const descriptor = jobsDescriptor('0.1.0-aaaa', { first: 'first.4e5f6a7b.cjs' })
  await releaseOn(site, descriptor, { 'first.4e5f6a7b.cjs': remote })
  // until the registry was read again
  while (!(await (await fetch(site.url)).text()).includes('0.1.0-aaaa')) await wait(20)
  return site
}
