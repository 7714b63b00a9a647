import { open, stat } from 'node:fs/promises'
import type { Stats } from 'node:fs'
import path from 'node:path'
import { yearSeconds } from '@lunchpail/contracts/durations'
import { encodings, takes } from '../encoding.ts'
import type { Encoding } from '../encoding.ts'
import type { SiteContext } from '../site-state.ts'

const hashed = /\.[0-9a-f]{8,}\./

interface StaticFolder {
  /** Answers the file of the request; false where the folder has none by that name. */
  readonly serve: (ctx: SiteContext, file: string) => Promise<boolean>
}

/** The file inside the folder that a request's path names; undefined where it names anything else. */
export function insideFolder(folder: string, requested: string): string | undefined {
  let decoded
  try {
    decoded = decodeURIComponent(requested)
  } catch {
    return undefined
  }
  const segments = decoded.split('/').filter((segment) => segment !== '')
  // no parent folder, no hidden file, no backslash or drive letter
  if (segments.length === 0 || segments.some((segment) => /^\.|[\\\0:]/.test(segment))) return undefined
  return path.join(folder, ...segments)
}

const fileAt = async (file: string): Promise<Stats | undefined> => {
  const stats = await stat(file).catch(() => undefined)
  return stats?.isFile() ? stats : undefined
}

const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

/** The compressed twin that the build left beside a file, where the browser takes one. */
async function twinOf(ctx: SiteContext, file: string) {
  for (const encoding of encodings) {
    if (!takes(ctx, encoding)) continue
    const ending = endings[encoding]
    const stats = await fileAt(file + ending)
    if (stats !== undefined) return { file: file + ending, stats, encoding }
  }
  return undefined
}

/** Serves the files of one folder. Those with a hash in their name are immutable. */
export const staticFolder = (
  folder: string,
  options: { readonly immutable?: boolean } = {},
): StaticFolder => ({
  serve: async (ctx, requested) => {
    const file = insideFolder(folder, requested)
    const original = file === undefined ? undefined : await fileAt(file)
    if (file === undefined || original === undefined) return false
    const twin = await twinOf(ctx, file)
    const { size, mtimeMs } = twin?.stats ?? original
    const immutable = options.immutable === true || hashed.test(path.basename(file))
    ctx.status = 200
    ctx.type = path.extname(file) || 'application/octet-stream'
    ctx.vary('accept-encoding')
    ctx.set('cache-control', immutable ? `public, max-age=${yearSeconds}, immutable` : 'public, no-cache')
    ctx.set('etag', `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`)
    if (twin !== undefined) ctx.set('content-encoding', twin.encoding)
    if (ctx.fresh) {
      ctx.status = 304
      return true
    }
    ctx.length = size
    if (ctx.method === 'HEAD') return true
    const handle = await open(twin?.file ?? file)
    ctx.body = handle.createReadStream()
    ctx.length = size
    return true
  },
})
