import { existsSync, globSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { rspack } from '@rspack/core'
import type { Configuration, ExternalItem, RspackPluginInstance } from '@rspack/core'
import { browserConfig, inBrowser } from './browser-config.ts'
import { exposedChunk, releaseFile } from './releases/release-file.ts'
import { emitServerBuild } from './server-build.ts'
import { sharedModules, sharedOfRemote } from './share-policy.ts'
import { lazyZod, zodStub } from './zod-stub.ts'

const require = createRequire(import.meta.url)

interface Microfrontend {
  /** name of the folder: `mf-jobs` */
  readonly name: string
  readonly folder: string
  /** parses input or slot props by the schemas of its contract, and so bundles zod, which makes them late; others do not */
  readonly checksInput?: true
}
interface CommandLine {
  readonly mode?: string
}

/** The global variable under which a remote's entry script leaves its container: `mf_jobs`. */
const containerName = (name: string): string => name.replaceAll('-', '_')

/** Takes the federation runtime as ES modules, tree-shaken: a third smaller. */
const runtimeAsModules = (): RspackPluginInstance[] => {
  const asModule = (file: string) => file.replace(/\.cjs$/, '.js')
  const paths = [require.resolve('@module-federation/enhanced')]
  const runtime = asModule(require.resolve('@module-federation/runtime', { paths }))
  return [
    new rspack.NormalModuleReplacementPlugin(/webpack-bundler-runtime\/dist\/index\.cjs$/, (resource) => {
      resource.request = asModule(resource.request)
    }),
    new rspack.NormalModuleReplacementPlugin(/^@module-federation\/runtime$/, runtime),
  ]
}

/** Beside the manifest, so that the sentences load in parallel with the screen. */
const sentences = (folder: string): string[] =>
  existsSync(path.join(folder, 'src/sentences.ts')) ? ['./src/sentences.ts'] : []

/** A second router in the page breaks every link, so the build refuses it. */
const oneRouter: ExternalItem = ({ request, context }, done) =>
  request?.startsWith('react-router') && !context?.includes(`${path.sep}node_modules${path.sep}`)
    ? done(new Error(`${context} imports ${request}; pages take the router from @lunchpail/kit-web/router`))
    : done()

/** The file that renders its pages on the server, where it has such pages; it shares with the shell what the remote shares. */
const serverRendering = (
  folder: string,
  config: Configuration,
  plugins: readonly RspackPluginInstance[],
): RspackPluginInstance[] =>
  existsSync(path.join(folder, 'src/server-rendered-pages.tsx'))
    ? [
        emitServerBuild({
          config,
          entry: './src/server-rendered-pages.tsx',
          kind: 'commonjs',
          outside: sharedModules().map(({ module }) => module),
          plugins,
        }),
      ]
    : []

/** The remote as the shell loads it: one exposed module, everything of the share policy taken from the shell. */
function remote({ name, folder, checksInput }: Microfrontend, development: boolean): Configuration {
  const usual = browserConfig({ name, folder, development, assets: '', publicPath: 'auto' })
  const unread = zodStub(folder)
  const schemas = () => (checksInput ? [] : [unread.plugin()])
  const zod = checksInput ? lazyZod : unread.alias
  const alias = { ...usual.resolve?.alias, ...zod }
  const rules = [...usual.module!.rules!, ...(checksInput ? [] : [unread.rule])]
  const config = { ...usual, module: { ...usual.module, rules }, resolve: { ...usual.resolve, alias } }
  return {
    ...config,
    entry: {},
    externals: [oneRouter],
    plugins: [
      ...config.plugins!,
      ...schemas(),
      inBrowser(),
      new ModuleFederationPlugin({
        name: containerName(name),
        filename: development ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
        exposes: {
          './manifest': { import: [...sentences(folder), './src/manifest.tsx'], name: exposedChunk },
        },
        shared: sharedOfRemote(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      ...runtimeAsModules(),
      ...serverRendering(folder, config, schemas()),
      releaseFile({ name, folder, checksInput }),
    ],
  }
}

/** The documents of the team's own, with containers for its screens and slots: `mf-auth/containers.html`. */
const ownDocuments = (folder: string): RspackPluginInstance[] =>
  globSync('*.html', { cwd: folder }).map(
    (filename) => new rspack.HtmlRspackPlugin({ filename, template: path.join(folder, filename) }),
  )

/** The microfrontend as its own host, with the site's server behind it. */
function standalone({ name, folder }: Microfrontend): Configuration {
  const config = browserConfig({ name, folder, development: true, assets: '', publicPath: '/' })
  const site = process.env['SITE_URL'] ?? 'http://127.0.0.1:3000'
  return {
    ...config,
    entry: { main: ['@lunchpail/kit-ui/tokens.css', '@lunchpail/kit-ui/reset.css', './src/main.tsx'] },
    plugins: [
      ...config.plugins!,
      new rspack.HtmlRspackPlugin({
        title: name,
        templateContent:
          '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><div id="root"></div>',
      }),
      ...ownDocuments(folder),
    ],
    devServer: {
      host: '127.0.0.1',
      port: 'auto',
      hot: true,
      historyApiFallback: true,
      client: { overlay: false },
      proxy: [{ context: ['/api', '/session', '/live'], target: site, changeOrigin: true }],
    },
  }
}

/** A microfrontend's whole rspack.config.ts: `export default microfrontend({ name: 'mf-jobs', folder: import.meta.dirname })`. */
export const microfrontend =
  (own: Microfrontend) =>
  (env: Readonly<Record<string, unknown>> = {}, { mode }: CommandLine = {}): Configuration => {
    if (env['standalone']) return standalone(own)
    if (!existsSync(path.join(own.folder, 'src/manifest.tsx')))
      throw new Error(`${own.name} has no src/manifest.tsx, the one module that it exposes`)
    return remote(own, mode === 'development')
  }
