import path from 'node:path'
import type { SiteHandler, SiteMiddleware } from '../site-state.ts'
import { staticFolder } from './static-files.ts'

const own = path.join(import.meta.dirname, '../public')

/** Files that stand at the site's root: `/favicon.svg` and its like. */
export const rootFile = (name: string): SiteHandler => {
  const folder = staticFolder(own)
  return async (ctx) => {
    await folder.serve(ctx, name)
  }
}

/** The shell's own files under /assets/, and those of every release under /remotes/<name>/<version>/. */
export function files(shellDist: string, releasesFolder: string): SiteMiddleware {
  const folders = [
    { prefix: '/assets/', folder: staticFolder(path.join(shellDist, 'assets')) },
    { prefix: '/remotes/', folder: staticFolder(releasesFolder, { immutable: true }) },
  ]
  return async (ctx, next) => {
    const found = folders.find(({ prefix }) => ctx.path.startsWith(prefix))
    if (found === undefined || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next()
    ctx.state.name = 'static'
    // what draws first pages lies in the release, and is for this server alone
    const served = !ctx.path.endsWith('.cjs')
    if (served && (await found.folder.serve(ctx, ctx.path.slice(found.prefix.length)))) return
    ctx.status = 404
    ctx.set('cache-control', 'no-store')
    ctx.body = 'Not found'
  }
}
