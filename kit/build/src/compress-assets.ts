import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { rspack } from '@rspack/core'
import type { Compiler, RspackPluginInstance } from '@rspack/core'
import { hashesFile } from './releases/publish-files.ts'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Below this the headers are larger than what is saved. */
const minBytes = 700

const { BROTLI_PARAM_LGBLOCK, BROTLI_PARAM_NPOSTFIX, BROTLI_PARAM_SIZE_HINT } = constants
/** Ways to cut a file into blocks and to write distances: which of them is best, no rule tells. */
const ways = [{}, { [BROTLI_PARAM_LGBLOCK]: 19 }, { [BROTLI_PARAM_LGBLOCK]: 16, [BROTLI_PARAM_NPOSTFIX]: 1 }]
const largeBytes = 100_000

/**
 * The smallest of what it compresses to, where every first visit pays for it: they differ by some 50 bytes, and trying all of them
 * takes seconds for a map.
 */
async function smallest(bytes: Buffer, isFirst: boolean): Promise<Buffer> {
  const tried = isFirst && bytes.length >= largeBytes ? ways : [{}]
  const compressed = await Promise.all(
    tried.map((way) => brotli(bytes, { params: { ...way, [BROTLI_PARAM_SIZE_HINT]: bytes.length } })),
  )
  return compressed.toSorted((one, other) => one.length - other.length)[0]!
}

/** Writes `x.js.br` and `x.js.gz` beside each text file, so that no server compresses the same bytes twice. */
export const compressAssets = (): RspackPluginInstance => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('compress-assets', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER
      compilation.hooks.processAssets.tapPromise({ name: 'compress-assets', stage }, async (assets) => {
        const { RawSource } = compiler.webpack.sources
        const first = new Set([...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()))
        // the other lists of a build are for servers
        const texts = Object.entries(assets).filter(
          ([file]) => /\.(js|css|svg|html)$/.test(file) || file === hashesFile,
        )
        await Promise.all(
          texts.map(async ([file, source]) => {
            const bytes = source.buffer()
            if (bytes.length < minBytes) return
            compilation.emitAsset(`${file}.br`, new RawSource(await smallest(bytes, first.has(file))))
            compilation.emitAsset(`${file}.gz`, new RawSource(await deflate(bytes, { level: 9 })))
          }),
        )
      })
    })
  },
})
