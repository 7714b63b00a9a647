import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { rspack } from '@rspack/core'
import type { MicrofrontendManifest } from '@lunchpail/kit-web/manifest'
import { browserConfig } from '../browser-config.ts'

const stubImportsRule = {
  test: /\.tsx?$/,
  enforce: 'pre' as const,
  loader: path.join(import.meta.dirname, '../stub-imports.ts'),
}

/**
 * A microfrontend's manifest as a value, at build time: the module alone is built for Node, without following its
 * `import()`s, so that no screen is compiled a second time.
 */
export async function loadManifest(name: string, folder: string): Promise<MicrofrontendManifest> {
  const output = await mkdtemp(path.join(tmpdir(), `${name}-manifest-`))
  const config = browserConfig({ name, folder, development: true, assets: '', publicPath: '' })
  const compiler = rspack({
    ...config,
    target: 'node24',
    devtool: false,
    entry: { manifest: './src/manifest.tsx' },
    output: { path: output, filename: '[name].mjs', module: true, library: { type: 'module' } },
    module: { ...config.module, rules: [...config.module!.rules!, stubImportsRule] },
  })
  try {
    await new Promise<void>((done, fail) =>
      compiler.run((error, stats) => {
        if (error) fail(error)
        else if (stats?.hasErrors()) fail(new Error(stats.toString({ all: false, errors: true })))
        else done()
      }),
    )
    const { manifest } = (await import(path.join(output, 'manifest.mjs'))) as {
      manifest?: MicrofrontendManifest
    }
    if (!manifest) throw new Error(`${name}/src/manifest.tsx exports no \`manifest\``)
    return manifest
  } finally {
    compiler.close(() => {})
    await rm(output, { recursive: true, force: true })
  }
}
