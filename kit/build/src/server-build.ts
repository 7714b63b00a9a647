import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { rspack } from '@rspack/core'
import type { Compiler, Configuration, RspackPluginInstance } from '@rspack/core'

interface ServerBuild {
  /** the configuration of the browser's build, of which the server's is a variation */
  readonly config: Configuration
  readonly entry: string
  /** `commonjs` requires its externals from its loader; `module` has none */
  readonly kind: 'commonjs' | 'module'
  /** externals: modules that are not bundled */
  readonly outside?: readonly string[]
  readonly plugins?: readonly RspackPluginInstance[]
}

interface BuiltFile {
  readonly text: Buffer
  /** every file that went into it */
  readonly sources: readonly string[]
}

/** What only a browser can run, and only asks for once it is wanted, as a map. */
const browserAlone = /\.browser\.tsx?$/

/** Builds one module and all that it imports, `import()`s included, into one file for Node, without styles. */
export async function buildForServer(build: ServerBuild): Promise<BuiltFile> {
  const { config, entry, kind, outside = [], plugins = [] } = build
  const output = await mkdtemp(path.join(tmpdir(), 'server-build-'))
  const file = kind === 'module' ? 'first.mjs' : 'first.cjs'
  const compiler = rspack({
    ...config,
    target: 'node24',
    devtool: false,
    entry: { first: entry },
    output: {
      path: output,
      filename: file,
      uniqueName: config.output?.uniqueName,
      ...(kind === 'module'
        ? { module: true, library: { type: 'module' } }
        : { library: { type: 'commonjs2' } }),
    },
    module: {
      ...config.module,
      parser: { ...config.module?.parser, javascript: { dynamicImportMode: 'eager' } },
    },
    externals: Object.fromEntries(outside.map((name) => [name, `commonjs ${name}`])),
    // names stay readable in the log of a failure
    optimization: { minimize: false, splitChunks: false },
    plugins: [...plugins, new rspack.IgnorePlugin({ resourceRegExp: browserAlone })],
  })
  try {
    const sources = await new Promise<string[]>((done, fail) =>
      compiler.run((error, stats) => {
        if (error) fail(error)
        else if (stats?.hasErrors()) fail(new Error(stats.toString({ all: false, errors: true })))
        else done([...(stats?.compilation.fileDependencies ?? [])])
      }),
    )
    return { text: await readFile(path.join(output, file)), sources }
  } finally {
    compiler.close(() => {})
    await rm(output, { recursive: true, force: true })
  }
}

const extensions = { commonjs: 'cjs', module: 'mjs' }

/**
 * Emits the file that renders pages on the server as an asset of the browser's build, so that both are one release.
 * `serverBuildFile` finds it there.
 */
export const emitServerBuild = (build: ServerBuild): RspackPluginInstance => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('server-build', (compilation) => {
      // after the minimizers of the browser's build
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE
      compilation.hooks.processAssets.tapPromise({ name: 'server-build', stage }, async () => {
        try {
          const { text, sources } = await buildForServer(build)
          const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
          compilation.emitAsset(
            `first.${hash}.${extensions[build.kind]}`,
            new compiler.webpack.sources.RawSource(text),
          )
          compilation.fileDependencies.addAll(sources)
        } catch (error) {
          compilation.errors.push(error as Error)
        }
      })
    })
  },
})

export const serverBuildFile = (assets: readonly { readonly name: string }[]): string | undefined =>
  assets.find(({ name }) => /^first\.[0-9a-f]{8}\.[cm]js$/.test(name))?.name
