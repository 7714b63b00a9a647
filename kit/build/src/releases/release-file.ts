import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { rspack } from '@rspack/core'
import type { Compilation, Compiler, RspackPluginInstance } from '@rspack/core'
import * as z from 'zod/mini'
import { allEndpoints, allPages, allSlots } from '@lunchpail/contracts/addresses'
import type { MicrofrontendManifest } from '@lunchpail/kit-web/manifest'
import { checkManifest } from './check-manifest.ts'
import { describeEndpoint, describeSlot } from './contract-schemas.ts'
import { loadManifest } from './load-manifest.ts'
import { releaseDescriptor } from './release-descriptor.ts'
import type { ReleaseDescriptor } from './release-descriptor.ts'
import { sharedUsed } from '../shared-use.ts'
import { screenPreloads, sentencePreloads } from '../preloads.ts'
import { serverBuildFile } from '../server-build.ts'

/** name of the chunk that holds the exposed manifest */
export const exposedChunk = 'manifest'

interface Own {
  readonly name: string
  readonly folder: string
  readonly checksInput?: true | undefined
}

/** Unused declarations are tree-shaken from a production build, so a name that is in a script is used. */
const usedIn = (scripts: string) => (declared: { readonly name: string }) => scripts.includes(declared.name)

/** The same sources give the same version, and any change another one. */
function versionOf(folder: string, compilation: Compilation): string {
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string
  }
  const hash = createHash('sha256')
  for (const { name, source } of [...compilation.getAssets()].sort((a, b) => (a.name < b.name ? -1 : 1)))
    hash.update(name).update(source.buffer())
  return `${version}-${hash.digest('hex').slice(0, 8)}`
}

/** The files of a chunk, with the shared files that were split off from it. */
function filesOf(compilation: Compilation, chunk: string): string[] {
  const groups = compilation.namedChunks.get(chunk)?.groupsIterable ?? []
  return [...new Set([...groups].flatMap((group) => group.getFiles()))]
}

function describe(
  { name, folder, checksInput }: Own,
  manifest: MicrofrontendManifest,
  compilation: Compilation,
): ReleaseDescriptor {
  const noun = name.replace(/^mf-/, '')
  const pages = allPages.filter(({ owner }) => owner === noun)
  const ownSlots = allSlots.filter(({ provider }) => provider === noun)
  const errors = checkManifest(manifest, noun, { pages, slots: ownSlots })
  if (errors.length) throw new Error(`${name}:\n${errors.map((error) => `- ${error}`).join('\n')}`)

  if (ownSlots.length > 0 && !checksInput)
    throw new Error(`${name} checks what its slots are given: its rspack.config.ts has to say checksInput`)

  const scripts = compilation.getAssets().filter((asset) => asset.name.endsWith('.js'))
  const used = usedIn(scripts.map(({ source }) => source.source().toString()).join('\n'))
  const screens = screenPreloads(manifest.routes, compilation)
  return z.parse(releaseDescriptor, {
    name,
    version: versionOf(folder, compilation),
    hostApi: manifest.hostApi,
    entry: scripts.find((asset) => asset.name.startsWith('remoteEntry'))?.name,
    preload: filesOf(compilation, exposedChunk),
    sentences: sentencePreloads(compilation),
    first: serverBuildFile(compilation.getAssets()),
    pages: pages.map((page) => ({
      name: page.name,
      path: page.path,
      signedIn: page.signedIn ?? false,
      candidates: page.candidates ?? false,
      preload: screens.get(page.path) ?? [],
    })),
    nav: manifest.nav,
    slotsProvided: ownSlots.map(describeSlot),
    slotsUsed: allSlots
      .filter(({ provider }) => provider !== noun)
      .filter(used)
      .map(describeSlot),
    endpointsUsed: allEndpoints.filter(used).map(describeEndpoint),
    sharedUsed: sharedUsed(compilation),
  })
}

/** Writes `dist/release.json`, and refuses a manifest that is not what the contracts declare. */
export const releaseFile = (own: Own): RspackPluginInstance => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('release-file', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tapPromise({ name: 'release-file', stage }, async () => {
        try {
          const manifest = await loadManifest(own.name, own.folder)
          const text = JSON.stringify(describe(own, manifest, compilation), null, 2)
          compilation.emitAsset('release.json', new compiler.webpack.sources.RawSource(text))
        } catch (error) {
          compilation.errors.push(error as Error)
        }
      })
    })
  },
})
