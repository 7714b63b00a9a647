import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { hashOf } from '@lunchpail/kit-build/releases/publish-files'
import type { BeforeLive } from '@lunchpail/kit-build/shell-offer'
import type { ReleaseDescriptor } from '@lunchpail/kit-build/releases/release-descriptor'
import { folderStore } from '@lunchpail/kit-build/releases/store/folder-store'
import type { ShellOffer } from '@lunchpail/kit-build/shell-offer'
import { describe, expect, it } from 'vitest'
import { jobsDescriptor } from '../test/test-release.ts'
import { testFolder } from '../test/test-site.ts'
import { beforeLive } from './before-live.ts'
import { byRenderer } from './by-renderer.ts'
import { inBrowser } from './in-browser.ts'
import { confirmed } from './open-pages.ts'
import { sample } from './sample.ts'

const key = 'shells/renderers/a.mjs'
const renderer = `
  export const shared = {}
  export const render = async (request, pages) => pages.render(request)`

const look = async (way: BeforeLive, offer: Partial<ShellOffer>, first = '', stored = renderer) => {
  const dist = await testFolder()
  await writeFile(path.join(dist, 'first.cjs'), first)
  const store = folderStore(path.join(dist, 'store'))
  await store.create(key, stored)
  const built: ReleaseDescriptor = jobsDescriptor('1', { first: 'first.cjs' })
  return way(built, dist, [{ hostApi: 1, shared: {}, ...offer }], store)
}
const pages = (render: string) =>
  `module.exports.serverRenderedPages = { pages: { '/jobs': null }, render: () => { ${render} } }`

describe('[BY-16] a build, before it is live', () => {
  const offer = { renderer: { key, integrity: hashOf(renderer) } }

  it('is rendered by what live shells render with; one of which a page fails is told', async () => {
    const told = await Promise.all(
      ['return { html: "", needs: [], head: {} }', 'throw new Error("no such list")', 'process.exit(3)'].map(
        (render) => look(byRenderer, offer, pages(render)),
      ),
    )
    expect(told).toEqual([
      [],
      ['mf-jobs: its pages do not render on a live shell: Error: no such list'],
      ['mf-jobs: its pages do not render on a live shell: its thread ended with 3'],
    ])
  })

  it('is not rendered by a file that no shell put there', async () => {
    expect(await look(byRenderer, offer, pages(''), 'steal()')).toEqual([
      `mf-jobs: ${key}, by which a live shell renders, is not what it put there`,
    ])
  })

  it('needs a browser where a live shell has files for one', async () => {
    const build = { archive: { key: 'shells/builds/a.zip', integrity: 'sha384-a' }, manifest: {} }
    const [why, ...more] = await look(inBrowser(undefined), { build })
    expect(why).toMatch(/^mf-jobs: there is no browser here .* CHROMIUM_PATH .* --without-browser /)
    expect(more).toEqual([])
  })

  it('is not refused for what fails once, on a machine that has much else to do', async () => {
    const opened: string[] = []
    const again = (broken: string) =>
      confirmed(['/jobs', '/saved', '/map'], async (page) => (opened.push(page), page === broken))
    expect([await again('none'), await again('/saved')]).toEqual([[], ['/jobs', '/saved', '/map']])
    expect(opened).toEqual(['/jobs', '/saved', '/map', '/jobs', '/saved'])
  })

  it('is looked at once for the same shells, and further only where it fits so far', async () => {
    let looks = 0
    const ways = (first: string[]) => beforeLive([async () => first, async () => [`look ${(looks += 1)}`]])
    const refused = ways(['no'])
    expect(await look(refused, offer)).toEqual(['no'])
    const fits = ways([])
    expect([await look(fits, offer), await look(fits, offer)]).toEqual([['look 1'], ['look 1']])
    expect(await look(fits, {})).toEqual(['look 2'])
  })
})

it('makes of a schema the least that it allows', () => {
  const schema = {
    type: 'object',
    properties: {
      id: { type: 'integer', minimum: -5 },
      state: { enum: ['open', 'closed'] },
      posted_at: { type: 'string' },
      day: { type: 'string' },
      zone: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      slug: { type: 'string', pattern: '^[1-9]\\d{0,8}$' },
      code: { type: 'string', minLength: 8, maxLength: 8 },
      page: { type: 'number', default: 3 },
      cards: { type: 'array', items: { type: 'object' } },
      more: { type: 'string' },
    },
    required: ['id', 'state', 'posted_at', 'day', 'zone', 'slug', 'code', 'page', 'cards'],
  }
  expect(sample(schema)).toEqual({
    id: 1,
    state: 'open',
    posted_at: '2026-01-15T15:00:00.000Z',
    day: '2026-01-15',
    zone: null,
    slug: '12',
    code: 'samplexx',
    page: 3,
    cards: [],
  })
})
