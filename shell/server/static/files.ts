import { readdirSync } from 'node:fs'
import path from 'node:path'
import { refuse } from '../refusal.ts'
import { StoreFailed, type StoredFiles } from '../registry/stored-files.ts'
import type { SiteContext, SiteHandler, SiteMiddleware } from '../site-state.ts'
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
    { prefix: '/assets/', folder: path.join(shellDist, 'assets') },
    { prefix: '/remotes/', folder: releasesFolder },
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

/** A file of a release: nothing else that lies beside releases is served. */
const ofRelease = /^\/(mf-[a-z]+)\/([^/]+)\/./

/**
 * The shell's own files under /assets/, and those of every release under /remotes/<name>/<version>/. What this machine lacks
 * comes from the store: an open tab asks for files of an older release, and a page of another shell for those of its build.
 */
export function files(built: BuiltFolders, stored: StoredFiles): SiteMiddleware {
  const shell = staticFolder(path.join(built.shellDist, 'assets'))
  const releases = staticFolder(built.releasesFolder, { immutable: true })

  const serveRelease = async (ctx: SiteContext, requested: string): Promise<boolean> => {
    const inside = insideFolder('/', requested)?.split(path.sep).join('/')
    const [, name, version] = ofRelease.exec(inside ?? '') ?? []
    if (name === undefined || version === undefined || isServerBuild(requested)) return false
    if (await releases.serve(ctx, requested)) return true
    return (await stored.bringRelease(name, version)) && releases.serve(ctx, requested)
  }
  const serveShell = async (ctx: SiteContext, requested: string): Promise<boolean> => {
    if (isServerBuild(requested)) return false
    if (await shell.serve(ctx, requested)) return true
    const folder = await stored.bringShellBuild(requested)
    return folder !== undefined && staticFolder(folder, { immutable: true }).serve(ctx, requested)
  }

  return async (ctx, next) => {
    const found = foldersOf(built).find(({ prefix }) => ctx.path.startsWith(prefix))
    if (found === undefined || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next()
    ctx.state.name = 'static'
    const requested = ctx.path.slice(found.prefix.length)
    try {
      if (await (found.prefix === '/remotes/' ? serveRelease : serveShell)(ctx, requested)) return
    } catch (error) {
      if (error instanceof StoreFailed) return refuse(ctx, 'unavailable')
      throw error
    }
    ctx.status = 404
    ctx.set('cache-control', 'no-store')
    ctx.body = 'Not found'
  }
}
