import { rspack } from '@rspack/core'
import type { Compiler, RspackPluginInstance } from '@rspack/core'
import { checkFileGlobal } from '@lunchpail/kit-web/host-api'
import { hashesFile, hashOf, nameOfFile } from './releases/publish-files.ts'

/**
 * Writes `dist/hashes.json`, and lets the page say what each script and style has to be before it is asked for: a CDN or a disk
 * that has something else in its place is refused by the browser. The lists are no part of the scripts.
 */
export const fileHashes = (): RspackPluginInstance => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('file-hashes', (compilation) => {
      const { createScript, createLink } = rspack.RuntimePlugin.getCompilationHooks(compilation)
      const check = (element: string) => `globalThis.${checkFileGlobal}?.(${element});`
      createScript.tap('file-hashes', (code) => `${code}\n${check('script')}`)
      createLink.tap('file-hashes', (code) => `${code}\n${check('link')}`)
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER
      compilation.hooks.processAssets.tap({ name: 'file-hashes', stage }, (assets) => {
        const hashes = Object.entries(assets)
          .filter(([file]) => /\.(js|css)$/.test(file))
          .map(([file, source]) => [nameOfFile(file), hashOf(source.buffer())] as const)
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
        const text = JSON.stringify(Object.fromEntries(hashes))
        compilation.emitAsset(hashesFile, new compiler.webpack.sources.RawSource(text))
      })
    })
  },
})
