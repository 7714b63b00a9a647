import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { cacheBustGlobal } from '@lunchpail/kit-web/bust-cache'
import { rspack, type Compiler, type Configuration, type RspackPluginInstance } from '@rspack/core'
import { compressAssets } from './compress-assets.ts'
import { fileHashes } from './file-hashes.ts'
import { evaluateInTasks } from './evaluate-in-tasks.ts'

/**
 * After a person retries what hung, scripts and styles are fetched under new addresses (kit/web's `bustCache` starts it):
 * at the old address the browser would join the request that still hangs.
 */
const cacheBusting = (): RspackPluginInstance => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('cache-busting', (compilation) => {
      const { createScript, createLink } = rspack.RuntimePlugin.getCompilationHooks(compilation)
      const mark = `globalThis.${cacheBustGlobal}`
      createScript.tap('cache-busting', (code) => `${code}\nif (${mark}) script.src += ${mark};`)
      createLink.tap('cache-busting', (code) => `${code}\nif (${mark}) link.href += ${mark};`)
    })
  },
})

const require = createRequire(import.meta.url)
const kitWeb = fileURLToPath(import.meta.resolve('@lunchpail/kit-web/host-api'))

/** The browsers of the last three years: what they know is not transpiled. */
const targets = ['chrome >= 111', 'edge >= 111', 'firefox >= 119', 'safari >= 16.4', 'ios_saf >= 16.4']

const chunkLoadTimeoutMs = 8000

interface BrowserBuild {
  /** name of the folder: `shell`, `mf-jobs` */
  readonly name: string
  readonly folder: string
  readonly development: boolean
  /** folder within dist for scripts and styles, with its trailing slash */
  readonly assets: string
  readonly publicPath: string
}

const files = ({ development, assets }: BrowserBuild) => {
  const file = (extension: string) => `${assets}[name]${development ? '' : '.[contenthash:8]'}.${extension}`
  return {
    filename: file('js'),
    chunkFilename: file('js'),
    cssFilename: file('css'),
    cssChunkFilename: file('css'),
    // sites serve no .mjs, which are builds for Node: a worker's script is .js
    assetModuleFilename: ({ filename = '' }: { filename?: string }) =>
      `${assets}[name].[contenthash:8]${filename.endsWith('.mjs') ? '.js' : '[ext]'}`,
  }
}

const scripts = (development: boolean) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  // unused exports of our modules are tree-shaken
  sideEffects: false,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development } },
    },
    env: { targets },
  },
})

/**
 * Every style is in a cascade layer: `kit.base` under `kit` under `remote`. What overrides another sheet's rule is in a
 * later layer, so the order of imports decides nothing.
 */
const styles = {
  test: /\.css$/,
  type: 'css/auto' as const,
  use: [{ loader: path.join(import.meta.dirname, 'layer-css.ts') }],
}

/** React Router's package resolves to its development build in every browser; this is the production one. */
function productionRouter(): Record<string, string> {
  const folder = path.join(
    path.dirname(require.resolve('react-router/package.json', { paths: [kitWeb] })),
    'dist/production',
  )
  return {
    'react-router$': path.join(folder, 'index.mjs'),
    'react-router/dom$': path.join(folder, 'dom-export.mjs'),
  }
}

const shakenRouter = {
  test: /[\\/]react-router[\\/]dist[\\/]production[\\/]/,
  use: [{ loader: path.join(import.meta.dirname, 'shake-router.ts') }],
}

const bareIcons = {
  test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/,
  use: [{ loader: path.join(import.meta.dirname, 'bare-icons.ts') }],
}

const bareFederationErrors = {
  test: /[\\/]@module-federation[\\/]error-codes[\\/]dist[\\/]desc\.m?js$/,
  use: [{ loader: path.join(import.meta.dirname, 'bare-federation-errors.ts') }],
}

/**
 * The portal of a remote that is part of the first visit has its own copies of what it shares with those pages: modules of two
 * chunks are not joined, which costs the first visit some 0.5 kB.
 */
const ofPortal = { test: /[\\/]portal-screens\.ts$/, layer: 'portal' }

/** Code for the server alone is under `typeof document === 'undefined'`, and is left out here. */
export const inBrowser = () => new rspack.DefinePlugin({ 'typeof document': '"object"' })

/** The configuration that the shell and every microfrontend share. */
export function browserConfig(build: BrowserBuild): Configuration {
  const { name, folder, development, publicPath } = build
  return {
    name,
    context: folder,
    mode: development ? 'development' : 'production',
    target: ['web', 'es2022'],
    output: {
      path: path.join(folder, 'dist'),
      clean: true,
      uniqueName: name,
      publicPath,
      chunkLoadTimeout: chunkLoadTimeoutMs,
      ...files(build),
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: development ? {} : productionRouter() },
    module: {
      parser: { 'css/auto': { namedExports: false } },
      generator: {
        'css/auto': {
          localIdentName: development ? '[uniqueName]-[name]-[local]' : '[uniqueName]-[hash]-[local]',
        },
      },
      // without keys, React's development build complains
      rules: [
        scripts(development),
        styles,
        shakenRouter,
        ofPortal,
        ...(development ? [] : [bareIcons, bareFederationErrors]),
      ],
    },
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: { format: { comments: false } },
        }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets } }),
      ],
    },
    plugins: [cacheBusting(), ...(development ? [] : [evaluateInTasks(), fileHashes(), compressAssets()])],
    ignoreWarnings: [/Conflicting order between .+\.css/],
    // with it, remotes hang in development
    lazyCompilation: false,
    devtool: development ? 'cheap-module-source-map' : false,
    performance: false,
  }
}
