import { existsSync } from 'node:fs'
import path from 'node:path'
import Koa from 'koa'
import { systemClock } from '@lunchpail/kit-service/clock'
import type { Command } from '@lunchpail/kit-service/command'
import type { SiteState } from '../site-state.ts'
import { staticFolder } from '../static/static-files.ts'
import { originOf, overrideTokens } from './override-tokens.ts'

const usage = `npm run override -- mf-jobs [ADDRESS]   builds it at every change, serves it at ADDRESS, and prints a link
OVERRIDE_KEY, OVERRIDE_ADDRESSES and PUBLIC_URL are the site's; without them it is the one on this machine.
`
const isHere = (hostname: string): boolean => hostname === 'localhost' || hostname.startsWith('127.')

/** Serves a build where the site looks for it; resolves to what ends that. */
export async function serveBuild(dist: string, address: string): Promise<() => void> {
  const { hostname, port, protocol } = new URL(address)
  const folder = staticFolder(dist)
  const app = new Koa<SiteState>()
  app.use(async (ctx) => {
    if (!(await folder.serve(ctx, ctx.path))) ctx.status = 404
  })
  const listeningAt = Number(port || (protocol === 'https:' ? 443 : 80))
  const server = app.listen(listeningAt, isHere(hostname) ? '127.0.0.1' : undefined)
  await new Promise<void>((listening, failed) => server.once('listening', listening).once('error', failed))
  return () => {
    server.close().closeAllConnections()
  }
}

/** Serves a microfrontend from its folder, and prints the link by which one browser gets it. `build` keeps its build fresh. */
export const overrideCommand =
  (root: string, build: (folder: string) => Promise<void>, serve = serveBuild): Command =>
  async ([remote = '', wanted], { env, out, err }) => {
    const { OVERRIDE_KEY, OVERRIDE_ADDRESSES = '', PUBLIC_URL } = env
    const folder = path.join(root, remote)
    if (!/^mf-[a-z]+$/.test(remote) || !existsSync(path.join(folder, 'src/manifest.tsx'))) {
      err(usage)
      return 2
    }
    if (!OVERRIDE_KEY || !PUBLIC_URL) {
      err('The site takes no microfrontend from a developer: it has no OVERRIDE_KEY.\n')
      return 1
    }
    const listed = OVERRIDE_ADDRESSES.split(',')
    const address = wanted === undefined || !URL.canParse(wanted) ? (wanted ?? listed[0]!) : originOf(wanted)
    if (!listed.includes(address)) {
      err(`The site takes none from ${address}, but from ${listed.join(', ')}.\n`)
      return 1
    }
    await serve(path.join(folder, 'dist'), address)
    await build(folder)
    const token = await overrideTokens(OVERRIDE_KEY, PUBLIC_URL, systemClock).sign('link', {
      remote,
      address,
    })
    const link = new URL(`/override/on?token=${token}`, PUBLIC_URL).href
    out(`${remote} is served at ${address} until this ends.\nIn your browser, within ten minutes: ${link}\n`)
    return 0
  }
