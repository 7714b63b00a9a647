import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { compileFunction } from 'node:vm'
import { parentPort } from 'node:worker_threads'
import type { DrawingFiles, DrawingRequest, FromWorker, ShellDrawing, ToWorker } from './drawing.ts'

interface RemotePages {
  readonly pages: object
}
const remotes = new Map<string, Promise<RemotePages>>()

/** A microfrontend's build takes React, the router and kit/web from the shell's, as it does in a browser. */
async function load(file: string, { shared }: ShellDrawing): Promise<RemotePages> {
  const compiled = compileFunction(await readFile(file, 'utf8'), ['module', 'exports', 'require'], {
    filename: file,
  }) as (module: { exports: object }, exports: object, require: (name: string) => unknown) => void
  const module = { exports: {} as { firstPages?: RemotePages } }
  compiled(module, module.exports, (name) => {
    const own = shared[name]
    if (own === undefined) throw new Error(`${name} is not shared`)
    return own.lib()
  })
  if (module.exports.firstPages === undefined) throw new Error('it exports no `firstPages`')
  return module.exports.firstPages
}

async function loaded({ shell: file, remote }: DrawingFiles) {
  const shell = (await import(pathToFileURL(file).href)) as ShellDrawing
  if (remote === undefined) return { shell, pages: undefined }
  const known = remotes.get(remote) ?? load(remote, shell)
  remotes.set(remote, known)
  return { shell, pages: await known }
}

const nobody: DrawingRequest['site'] = {
  registry: [],
  session: { account: null, level: 'normal', csrf: null, available: true },
  language: 'en',
  environment: 'production',
}

/** Draws each page once without data, so that its code is compiled before somebody wants it. */
async function tryOut(shell: ShellDrawing, pages: RemotePages | undefined): Promise<void> {
  for (const path of Object.keys(pages?.pages ?? { '/': undefined }))
    await shell.draw({ url: `http://site${path.replace(/:\w+/g, '1')}`, site: nobody, answers: {} }, pages)
}

async function answer({ id, files, request }: ToWorker): Promise<FromWorker> {
  try {
    const { shell, pages } = await loaded(files)
    if (request === undefined) await tryOut(shell, pages)
    return { id, drawing: request && (await shell.draw(request, pages)) }
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

// one after another: the pages' modules hold what belongs to the page at hand
let work = Promise.resolve()
parentPort?.on('message', (message: ToWorker) => {
  work = work.then(async () => parentPort?.postMessage(await answer(message)))
})
