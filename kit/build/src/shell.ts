import { statSync } from 'node:fs'
import path from 'node:path'
import { rspack } from '@rspack/core'
import type { Compiler, Configuration, RspackPluginInstance } from '@rspack/core'
import { browserConfig, inBrowser } from './browser-config.ts'
import { serverBuildFile, emitServerBuild } from './server-build.ts'
import { offerOf } from './shared-use.ts'
import { sharedOfShell } from './share-policy.ts'
import { zodStub } from './zod-stub.ts'
import { dayMs } from '@lunchpail/contracts/durations'

/** Chunks that nearly every page needs right after the first script, by name. */
const preloadedChunks = ['federation']

/** Chunks of the shell's own pages, by address: other pages do not load them. */
const shellPageChunks = { '/': 'home' }

/** Chunks of the shell's sentences, by language: the others come with the first script. */
const sentenceChunks = { es: 'sentences-es' }

/** Open tabs, and a server that has not restarted, still request the files of the build before. */
const keepFilesMs = 7 * dayMs
const isRecent = (file: string): boolean => {
  const found = statSync(file, { throwIfNoEntry: false })
  return found !== undefined && found.isFile() && Date.now() - found.mtimeMs < keepFilesMs
}

/** Writes `dist/assets.json`: the hashed files that the server names in every page. */
const assetList = (): RspackPluginInstance => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('asset-list', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'asset-list', stage }, () => {
        const files = compilation.entrypoints.get('main')!.getFiles()
        const filesOf = (name: string) => compilation.namedChunkGroups.get(name)?.getFiles() ?? []
        const preload = preloadedChunks.flatMap(filesOf)
        const filesBy = (chunks: Readonly<Record<string, string>>) =>
          Object.fromEntries(Object.entries(chunks).map(([key, name]) => [key, filesOf(name)]))
        const list = {
          scripts: files.filter((file) => file.endsWith('.js')),
          styles: files.filter((file) => file.endsWith('.css')),
          preload,
          pages: filesBy(shellPageChunks),
          sentences: filesBy(sentenceChunks),
          serverBuild: serverBuildFile(compilation.getAssets()),
          offer: offerOf(compilation),
        }
        compilation.emitAsset(
          'assets.json',
          new compiler.webpack.sources.RawSource(JSON.stringify(list, null, 2)),
        )
      })
    })
  },
})

/**
 * The shell's whole rspack.config.ts: `export default shell({ folder: import.meta.dirname })`. It names no
 * microfrontend; the module `shared-modules` holds what it shares with those that it loads.
 */
export const shell =
  ({ folder }: { readonly folder: string }) =>
  (_: unknown = {}, { mode }: { readonly mode?: string } = {}): Configuration => {
    const development = mode === 'development'
    const config = browserConfig({ name: 'shell', folder, development, assets: 'assets/', publicPath: '/' })
    const shared = path.join(folder, 'src/shared-modules.js')
    // it calls endpoints and parses nothing: auth's contract names one, for handles of a form that is not the shell's
    const schemas = zodStub(folder, ['safeParse'])
    const alias = { ...config.resolve?.alias, ...schemas.alias, 'shared-modules': shared }
    const resolve = { ...config.resolve, alias }
    const module = { ...config.module, rules: [...config.module!.rules!, schemas.rule] }
    const sharedSource = () => new rspack.experiments.VirtualModulesPlugin({ [shared]: sharedOfShell() })
    const serverBuild = {
      config: { ...config, module, resolve },
      entry: './src/server-render.tsx',
      kind: 'module',
      plugins: [sharedSource(), schemas.plugin()],
    } as const
    return {
      ...config,
      entry: { main: './src/entry.ts' },
      output: { ...config.output, clean: { keep: isRecent } },
      module,
      resolve,
      plugins: [
        ...config.plugins!,
        inBrowser(),
        sharedSource(),
        schemas.plugin(),
        emitServerBuild(serverBuild),
        new rspack.DefinePlugin({
          // the federation runtime's own switches: no server, no snapshot of a manifest file, no loader of remotes
          ENV_TARGET: '"web"',
          FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
          FEDERATION_OPTIMIZE_NO_REMOTE: true,
          DEVELOPMENT_BUILD: development,
        }),
        assetList(),
      ],
    }
  }
