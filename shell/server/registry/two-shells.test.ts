import path from 'node:path'
import { mkdir, writeFile } from 'node:fs/promises'
import { editRegistry } from '@lunchpail/kit-build/releases/edit-registry'
import { withLive } from '@lunchpail/kit-build/releases/registry'
import { expect, it, vi } from 'vitest'
import { jobsDescriptor, releaseOn } from '../test/test-release.ts'
import { testFolder, testSite } from '../test/test-site.ts'

/** The scripts and styles that a page names, with what its data names. */
const filesOf = (page: string): string[] => [
  // the test's build has no style sheet
  ...new Set(
    page.replaceAll('/assets/main.77aa01ff.css', '').match(/\/(?:assets|remotes)\/[\w./-]+\.(?:js|css)/g),
  ),
]

it('[BY-16] two shells without a common disk serve the files of each other’s pages, through a release and a rollback', async () => {
  const one = await testSite()
  // of another build, as while shells are rolled out
  const dist = path.join(await testFolder(), 'dist')
  await mkdir(path.join(dist, 'assets'), { recursive: true })
  const build = { scripts: ['assets/main.99999999.js'], styles: [], preload: [] }
  await writeFile(path.join(dist, 'assets.json'), JSON.stringify(build))
  await writeFile(path.join(dist, 'assets/main.99999999.js'), 'globalThis.newer = true')
  const other = { RELEASE_STORE: one.store.address, SHELL_DIST: dist }
  const two = await testSite(other)
  const lazy = { 'chunk.12345678.js': '// asked for by a script alone' }
  await releaseOn(one, jobsDescriptor('1'), lazy)

  const refused: string[] = []
  const asked = { pages: 0, files: 0 }
  let isOver = false
  const load = async (): Promise<void> => {
    for (let turn = 0; !isOver; turn += 1) {
      const [from, files] = turn % 2 === 0 ? [one, two] : [two, one]
      const page = await fetch(`${from.url}/jobs`, { headers: { accept: 'text/html' } })
      asked.pages += 1
      // an open tab of the first release asks whichever shell for what its scripts need later
      for (const file of [...filesOf(await page.text()), '/remotes/mf-jobs/1/chunk.12345678.js']) {
        const { status } = await fetch(files.url + file)
        asked.files += 1
        if (status !== 200) refused.push(`${status} ${file}`)
      }
    }
  }
  const loads = Promise.all([load(), load()])
  const live = async (version: string) => {
    for (const site of [one, two])
      await vi.waitFor(
        async () => {
          const page = await fetch(`${site.url}/jobs`, { headers: { accept: 'text/html' } })
          expect(await page.text()).toContain(`/remotes/mf-jobs/${version}/remoteEntry`)
        },
        { interval: 20 },
      )
  }
  for (const version of ['2', '3']) {
    await releaseOn(one, jobsDescriptor(version), { 'list.cccccccc.js': `// ${version}` })
    await live(version)
  }
  await editRegistry(one.store, (state) => withLive(state, 'mf-jobs', '2'))
  await live('2')
  isOver = true
  await loads
  expect(refused).toEqual([])
  expect(asked.pages).toBeGreaterThan(1)

  // a shell that starts now has none of what open tabs and the first shell's pages have
  const three = await testSite(other)
  for (const file of [
    '/remotes/mf-jobs/1/chunk.12345678.js',
    '/remotes/mf-jobs/3/list.cccccccc.js',
    '/assets/main.1f3a9c2b.js',
  ])
    expect([file, (await fetch(three.url + file)).status]).toEqual([file, 200])
  for (const nothing of [
    '/remotes/mf-jobs/9/chunk.js',
    '/remotes/last-registry.json',
    '/remotes/mf-jobs/..%2F..%2Flast-registry.json',
    '/assets/none.00000000.js',
  ])
    expect([nothing, (await fetch(three.url + nothing)).status]).toEqual([nothing, 404])
})
