import { setTimeout as wait } from 'node:timers/promises'
import { jobsDescriptor, releaseOn } from './test-release.ts'
import { testSite } from './test-site.ts'
import type { TestSite } from './test-site.ts'
import type { SiteSeams } from '../server.ts'

/** Draws as the shell's build does, in a few lines. */
const shell = `
  export const shared = { react: { lib: () => ({ version: 'the shared one' }) } }
  const own = { draw: ({ url }) => ({ html: '<h1>' + new URL(url).pathname + '</h1>', title: 'The shell', needs: [], head: {} }) }
  export const draw = async (request, pages = own) => pages.draw(request)`

/** Draws as a microfrontend's build does: by the services' answers, and on some addresses in the ways in which code fails. */
const remote = `
  const { version } = require('react')
  const list = '/api/hire/v1/position/'
  module.exports.firstPages = {
    pages: {},
    draw: ({ url, site, answers, fragment }) => {
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

/** A site that draws its own pages, and those of a release of the jobs. */
export async function drawingSite(
  environment: NodeJS.ProcessEnv = {},
  seams: Partial<SiteSeams> = {},
): Promise<TestSite> {
  const site = await testSite(environment, seams, shell)
  const descriptor = jobsDescriptor('0.1.0-aaaa', { first: 'first.4e5f6a7b.cjs' })
  await releaseOn(site, descriptor, { 'first.4e5f6a7b.cjs': remote })
  // until the registry was read again
  while (!(await (await fetch(site.url)).text()).includes('0.1.0-aaaa')) await wait(20)
  return site
}
