import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { editRegistry } from '@lunchpail/kit-build/edit-registry'
import { withRelease, withTrial } from '@lunchpail/kit-build/registry'
import type { ReleaseDescriptor } from '@lunchpail/kit-build/release-descriptor'
import type { TestSite } from './test-site.ts'

export const jobsDescriptor = (
  version: string,
  more: Partial<ReleaseDescriptor> = {},
): ReleaseDescriptor => ({
  name: 'mf-jobs',
  version,
  hostApi: 1,
  entry: 'remoteEntry.aaaaaaaa.js',
  preload: ['manifest.bbbbbbbb.js'],
  sentences: { en: ['words.eeeeeeee.js'], es: ['palabras.ffffffff.js'] },
  pages: [
    { name: 'jobs.list', path: '/jobs', signedIn: false, preload: ['list.cccccccc.js', 'list.dddddddd.css'] },
    { name: 'jobs.new', path: '/jobs/:id/new', signedIn: false, preload: [] },
  ],
  nav: [{ page: '/jobs', label: { en: 'Jobs </script><b>', es: 'Empleos' }, icon: 'search' }],
  slotsProvided: [],
  slotsUsed: [{ name: 'wizard.draft-notice.v1', props: {}, outcome: {} }],
  endpointsUsed: [],
  ...more,
})

/** Makes a release live on a running site, as the release command does, for a share of the visitors in percent. */
export async function releaseOn(
  site: TestSite,
  descriptor: ReleaseDescriptor,
  files: Readonly<Record<string, string>> = {},
  share = 100,
): Promise<void> {
  const folder = path.join(site.releasesFolder, descriptor.name, descriptor.version)
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, descriptor.entry), 'var mf_jobs = {}')
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text)
  const release = { version: descriptor.version, releasedAt: new Date().toISOString(), descriptor }
  await editRegistry(site.registryFile, (state) =>
    share < 100 ? withTrial(state, release, share) : withRelease(state, release),
  )
}
