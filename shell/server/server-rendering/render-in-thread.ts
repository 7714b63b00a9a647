import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { compileFunction } from 'node:vm'
import { pathFits } from '@lunchpail/contracts/address-table'
import type { PreloadedResponses } from '@lunchpail/kit-web/preloaded-responses'
import type { FromWorker, RenderFiles, RenderRequest, ShellRenderer, ToWorker } from './rendering.ts'

interface RemotePages {
  readonly pages: object
  readonly fixtures?: readonly { readonly path: string; readonly body: unknown }[]
}

const remotes = new Map<string, Promise<RemotePages>>()

/** A microfrontend's node build shares React, the router and kit/web with the shell's, as in a browser. */
async function load(file: string, { shared }: ShellRenderer): Promise<RemotePages> {
  const compiled = compileFunction(await readFile(file, 'utf8'), ['module', 'exports', 'require'], {
    filename: file,
  }) as (module: { exports: object }, exports: object, require: (name: string) => unknown) => void
  const module = { exports: {} as { serverRenderedPages?: RemotePages; firstPages?: RemotePages } }
  compiled(module, module.exports, (name) => {
    const own = shared[name]
    if (own === undefined) throw new Error(`${name} is not shared`)
    return own.lib()
  })
  // `firstPages` is the export's name in releases that were built before it changed
  const { serverRenderedPages = module.exports.firstPages } = module.exports
  if (serverRenderedPages === undefined) throw new Error('it exports no `serverRenderedPages`')
  return serverRenderedPages
}

async function loadFiles({ shell: file, remote }: RenderFiles) {
  const shell = (await import(pathToFileURL(file).href)) as ShellRenderer
  if (remote === undefined) return { shell, pages: undefined }
  const known = remotes.get(remote) ?? load(remote, shell)
  remotes.set(remote, known)
  // what could not be read now is tried again
  known.catch(() => remotes.delete(remote))
  return { shell, pages: await known }
}

const visitor: RenderRequest['site'] = {
  registry: [],
  session: { account: null, level: 'normal', csrf: null, available: true },
  language: 'en',
  environment: 'production',
}

/** What the fixtures of a release say to all that a page asked for; undefined where they say nothing to some of it. */
function fixtureResponses(
  needs: readonly string[],
  fixtures: NonNullable<RemotePages['fixtures']>,
): PreloadedResponses | undefined {
  const found = needs.map((address) => {
    const { pathname } = new URL(address, 'http://site')
    return [address, fixtures.find(({ path }) => pathFits(path, pathname))] as const
  })
  if (!found.every(([, fixture]) => fixture)) return undefined
  return Object.fromEntries(
    found.map(([address, fixture]) => [address, { status: 200, body: fixture!.body }]),
  )
}

/** Renders each page once, with the release's fixtures as its data, so that its code is compiled before the first request. */
async function warmUp(shell: ShellRenderer, pages: RemotePages | undefined): Promise<void> {
  for (const path of Object.keys(pages?.pages ?? { '/': undefined })) {
    const request = { url: `http://site${path.replace(/:\w+/g, '1')}`, site: visitor }
    const rendering = await shell.render({ ...request, answers: {} }, pages)
    const needs = rendering?.needs ?? []
    const answers = needs.length > 0 ? fixtureResponses(needs, pages?.fixtures ?? []) : undefined
    if (answers) await shell.render({ ...request, answers }, pages)
  }
}

/** What the thread does with a message: renders a page, or loads the builds and warms them up. Never rejects. */
export async function renderInThread({ id, files, request }: ToWorker): Promise<FromWorker> {
  try {
    const { shell, pages } = await loadFiles(files)
    if (request === undefined) await warmUp(shell, pages)
    return { id, rendering: request && (await shell.render(request, pages)) }
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
