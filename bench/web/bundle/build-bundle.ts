import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { rspack } from '@rspack/core'
import type { Compilation, Configuration } from '@rspack/core'
import { loadManifest } from '@lunchpail/kit-build/releases/load-manifest'
import { importStub } from '@lunchpail/kit-build/stub-imports'
import { releaseFolder } from '@lunchpail/kit-build/releases/publish-files'
import type { Release } from '@lunchpail/kit-build/releases/registry'
import { buildForServer } from '@lunchpail/kit-build/server-build'
import { sharedModules } from '@lunchpail/kit-build/share-policy'
import { lazyZod, stubFile } from '@lunchpail/kit-build/zod-stub'
import { shell } from '@lunchpail/kit-build/shell'
import type { RegistryEntry } from '@lunchpail/kit-web/site-data'
import { readAssetManifest } from '../../../shell/server/pages/asset-manifest.ts'
import type { Bundle } from './bundle.ts'
import { chunkName } from './name-chunks.ts'

const root = path.join(import.meta.dirname, '../../..')
const shellFolder = path.join(root, 'shell')
const version = 'bundle'

/** Stands for the shell's federation: every manifest is in the bundle, and its screens are chunks of it. */
const manifests = (names: readonly string[]): string =>
  [
    ...names.map(
      (name, index) =>
        `import { manifest as m${index} } from ${JSON.stringify(path.join(root, name, 'src/manifest.tsx'))}`,
    ),
    `const manifests = { ${names.map((name, index) => `${JSON.stringify(name)}: m${index}`).join(', ')} }`,
    'export const fetchManifest = async ({ name }) => manifests[name]',
  ].join('\n')

/** The shell's own build with the microfrontends in it: same loaders, same minifier, same compression. */
function configuration(names: readonly string[], dist: string): Configuration {
  const own = shell({ folder: shellFolder })({}, { mode: 'production' })
  const federation = path.join(shellFolder, 'src/remotes/manifests.js')
  // the shell parses nothing and its zod is a stub, which pages that check input cannot do with
  const unstubbed = Object.entries(own.resolve!.alias!).filter(([, file]) => file !== stubFile(shellFolder))
  return {
    ...own,
    resolve: { ...own.resolve, alias: { ...Object.fromEntries(unstubbed), ...lazyZod } },
    output: { ...own.output, path: dist, clean: false },
    module: {
      ...own.module,
      rules: [
        ...own.module!.rules!,
        { test: path.join(shellFolder, 'src/main.tsx'), parser: { dynamicImportMode: 'eager' } },
        {
          test: /\/mf-[a-z]+\/src\/(manifest\.tsx|sentences\.ts)$/,
          enforce: 'pre',
          loader: path.join(import.meta.dirname, 'name-chunks.ts'),
        },
      ],
    },
    plugins: [
      ...own.plugins!,
      new rspack.NormalModuleReplacementPlugin(/\/remotes\/federation\.ts$/, federation),
      new rspack.experiments.VirtualModulesPlugin({ [federation]: manifests(names) }),
    ],
  }
}

type FilesOf = (chunk: string) => string[]

function build(config: Configuration): Promise<FilesOf> {
  const compiler = rspack(config)
  const files = new Map<string, string[]>()
  compiler.hooks.afterEmit.tap('bundle', ({ namedChunkGroups }: Compilation) => {
    for (const [name, group] of namedChunkGroups) files.set(name, [...group.getFiles()])
  })
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) => {
      compiler.close(() => {})
      if (error) reject(error)
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })))
      else resolve((name) => files.get(name) ?? [])
    }),
  )
}

const importOf = new RegExp(`${importStub.replace('.', '\\.')}\\(\\s*["'](.+?)["']`)

/** The microfrontend as the bundle's pages know it: where its pages are; its files are the bundle's. */
async function entryOf({ descriptor }: Release, main: string, filesOf: FilesOf): Promise<RegistryEntry> {
  const { name, hostApi, pages, nav, slotsProvided } = descriptor
  const { routes } = await loadManifest(name, path.join(root, name))
  const requestOf = (lazy: unknown) =>
    typeof lazy === 'function' ? importOf.exec(lazy.toString())?.[1] : undefined
  const screens = new Map(routes.map(({ path: at, lazy }) => [at, requestOf(lazy)]))
  return {
    name,
    version,
    hostApi,
    nav,
    entry: main,
    preload: [],
    pages: pages.map(({ path: at, signedIn }) => ({
      path: at,
      signedIn,
      preload: ['./sentences.en.ts', screens.get(at)]
        .flatMap((request) => (request ? filesOf(chunkName(name, request)) : []))
        .map((file) => `/${file}`),
    })),
    slots: slotsProvided.map((slot) => slot.name),
  }
}

/** Builds what the releases were built from as one bundle, with its server builds. */
export async function buildBundle(live: readonly Release[], dist: string): Promise<Bundle> {
  const names = live.map(({ descriptor }) => descriptor.name)
  const config = configuration(names, dist)
  const filesOf = await build(config)
  const releasesFolder = path.join(dist, 'server-rendering')
  const releases: Release[] = []
  for (const release of live) {
    // its pages name what they need of the bundle, sentences included
    const descriptor = {
      ...release.descriptor,
      version,
      sentences: undefined,
      first: undefined as string | undefined,
    }
    if (release.descriptor.first !== undefined) {
      const { text } = await buildForServer({
        // the bundle's own, as class names come from it
        config,
        entry: path.join(root, descriptor.name, 'src/server-rendered-pages.tsx'),
        kind: 'commonjs',
        outside: sharedModules().map(({ module }) => module),
      })
      descriptor.first = 'server-rendered-pages.cjs'
      mkdirSync(releaseFolder(releasesFolder, descriptor), { recursive: true })
      writeFileSync(path.join(releaseFolder(releasesFolder, descriptor), descriptor.first), text)
    }
    releases.push({ ...release, version, descriptor })
  }
  const assets = await readAssetManifest(dist)
  const main = `/${assets.scripts[0]}`
  const entries = await Promise.all(live.map((release) => entryOf(release, main, filesOf)))
  return { dist, assets, entries, releases, releasesFolder }
}
