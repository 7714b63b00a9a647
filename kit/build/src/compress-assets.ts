import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { rspack } from '@rspack/core'
import type { Compiler, RspackPluginInstance } from '@rspack/core'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Below this the headers are larger than what is saved. */
const minBytes = 700

/** Writes `x.js.br` and `x.js.gz` beside each text file, so that no server compresses the same bytes twice. */
export const compressAssets = (): RspackPluginInstance => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('compress-assets', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER
      compilation.hooks.processAssets.tapPromise({ name: 'compress-assets', stage }, async (assets) => {
        const { RawSource } = compiler.webpack.sources
        const texts = Object.entries(assets).filter(([file]) => /\.(js|css|svg|json|html)$/.test(file))
        await Promise.all(
          texts.map(async ([file, source]) => {
            const bytes = source.buffer()
            if (bytes.length < minBytes) return
            const size = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }
            compilation.emitAsset(`${file}.br`, new RawSource(await brotli(bytes, size)))
            compilation.emitAsset(`${file}.gz`, new RawSource(await deflate(bytes, { level: 9 })))
          }),
        )
      })
    })
  },
})
