import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { SiteHandler, SiteMiddleware } from '../site-state.ts'
import { insideFolder, staticFolder } from './static-files.ts'

/** Serves one file of a folder. */
export const fileOf =
  (folder: string, name: string): SiteHandler =>
  async (ctx) => {
    await staticFolder(folder).serve(ctx, name)
  }

const publicFolder = path.join(import.meta.dirname, '../public')

/** The files at the site's root: `/favicon.svg` and its like. */
export const rootFiles = Object.fromEntries(
  readdirSync(publicFolder).map((name) => [`/${name}`, fileOf(publicFolder, name)]),
)

/** The folders of the shell's build and of the releases. */
export interface BuiltFolders {
  readonly shellDist: string
  readonly releasesFolder: string
}

const foldersOf = ({ shellDist, releasesFolder }: BuiltFolders) =>
  [
    { prefix: '/assets/', folder: path.join(shellDist, 'assets'), immutable: false },
    { prefix: '/remotes/', folder: releasesFolder, immutable: true },
  ] as const

/** The built file that is served at an address; undefined for an address of something else. */
export function builtFile(folders: BuiltFolders, address: string): string | undefined {
  const found = foldersOf(folders).find(({ prefix }) => address.startsWith(prefix))
  return found && insideFolder(found.folder, address.slice(found.prefix.length))
}

/**
 * Node builds for server rendering lie beside the release's files and are not served, nor is a compressed twin of one:
 * by the name that the request's path decodes to, on file systems that know no capitals too.
 */
const isServerBuild = (requested: string): boolean =>
  /\.[cm]js(\.|$)/i.test(insideFolder('/', requested) ?? '')

/** The shell's own files under /assets/, and those of every release under /remotes/<name>/<version>/. */
export function files(built: BuiltFolders): SiteMiddleware {
  const folders = foldersOf(built).map(({ prefix, folder, immutable }) => ({
    prefix,
    folder: staticFolder(folder, { immutable }),
  }))
  return async (ctx, next) => {
    const found = folders.find(({ prefix }) => ctx.path.startsWith(prefix))
    if (found === undefined || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next()
    ctx.state.name = 'static'
    const requested = ctx.path.slice(found.prefix.length)
    if (!isServerBuild(requested) && (await found.folder.serve(ctx, requested))) return
    ctx.status = 404
    ctx.set('cache-control', 'no-store')
    ctx.body = 'Not found'
  }
}
