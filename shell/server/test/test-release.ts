import { editRegistry } from '@lunchpail/kit-build/releases/edit-registry'
import { publishBuild } from '@lunchpail/kit-build/releases/publish-files'
import { withRelease, withTrial } from '@lunchpail/kit-build/releases/registry'
import type { Release } from '@lunchpail/kit-build/releases/registry'
import type { ReleaseStore } from '@lunchpail/kit-build/releases/store/release-store'
import type { ReleaseDescriptor } from '@lunchpail/kit-build/releases/release-descriptor'
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

/** Publishes a release as the release command does: the files that are given, and short ones for all others that it names. */
export async function publishTestRelease(
  store: ReleaseStore,
  descriptor: ReleaseDescriptor,
  files: Readonly<Record<string, string>> = {},
): Promise<Release> {
  const { name, version, entry, preload, sentences, pages } = descriptor
  const scripts = [
    ...preload,
    ...Object.values(sentences ?? {}).flat(),
    ...pages.flatMap((page) => page.preload),
  ]
  const texts = {
    [entry]: `var mf_jobs = '${name} ${version}'`,
    ...Object.fromEntries(scripts.map((file) => [file, ''])),
    ...files,
  }
  const bytes = Object.entries(texts).map(([file, text]) => [file, Buffer.from(text)] as const)
  const published = await publishBuild(store, descriptor, Object.fromEntries(bytes))
  return { version, releasedAt: new Date().toISOString(), ...published }
}

/** Makes a release live on a running site, as the release command does, for a share of the visitors in percent. */
export async function releaseOn(
  { store }: Pick<TestSite, 'store'>,
  descriptor: ReleaseDescriptor,
  files: Readonly<Record<string, string>> = {},
  share = 100,
): Promise<void> {
  const release = await publishTestRelease(store, descriptor, files)
  await editRegistry(store, (state) =>
    share < 100 ? withTrial(state, release, share) : withRelease(state, release),
  )
}
