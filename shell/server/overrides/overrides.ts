import { parseCookie } from 'cookie'
import { redirectTarget } from '@lunchpail/contracts/auth/sign-in/redirect-target'
import { cookieName, setCookie } from '@lunchpail/kit-service/cookies'
import type { Clock } from '@lunchpail/kit-service/clock'
import type { SiteConfig } from '../config.ts'
import { registryEntryOf } from '../registry/live-registry.ts'
import type { Live } from '../registry/live-registry.ts'
import { refuse } from '../refusal.ts'
import type { SiteContext, SiteMiddleware } from '../site-state.ts'
import { developersBuild, developersFile } from './developer-files.ts'
import { overrideSeconds, overrideTokens } from './override-tokens.ts'
import type { Override } from './override-tokens.ts'

/** What a page says of the override that it is loaded with. */
export interface OverrideNote extends Override {
  /** the developer's build is there; else what is live is shown */
  readonly found: boolean
}

export interface Overrides {
  /** turns one on by a signed link and off by a tap, and passes the files of the developer on */
  readonly addresses: SiteMiddleware
  /** what is live for a browser, with the developer's build in the place of the released one where it has an override */
  readonly replaceIn: (ctx: SiteContext, live: Live) => Promise<{ live: Live; note?: OverrideNote }>
}

/** On a site without a key. */
export const noOverrides: Overrides = {
  addresses: (_ctx, next) => next(),
  replaceIn: (_ctx, live) => Promise.resolve({ live }),
}

const prefix = '/override/'

/**
 * One browser gets one microfrontend from a developer's own address, by a link that was signed with the site's key. The
 * files come through the site, so that its policy holds; none of them runs here. Without a key, and in production, there is
 * no such thing.
 */
export function overrides(
  { overrides: allowed, publicUrl, secure }: Pick<SiteConfig, 'overrides' | 'publicUrl' | 'secure'>,
  clock: Pick<Clock, 'now'>,
): Overrides {
  if (allowed === undefined) return noOverrides
  const tokens = overrideTokens(allowed.key, publicUrl, clock)
  const cookie = { name: 'override', path: '/' }
  const listed = (override: Override | undefined) =>
    override && allowed.addresses.includes(override.address) ? override : undefined
  const overrideOf = async (ctx: SiteContext) =>
    listed(await tokens.read('cookie', parseCookie(ctx.get('cookie'))[cookieName(cookie.name, secure)]))
  const set = (ctx: SiteContext, value: string, maxAge: number) =>
    ctx.append('set-cookie', setCookie({ ...cookie, value, maxAge }, secure))
  const leave = (ctx: SiteContext, to: string) => {
    ctx.redirect(to)
    ctx.status = 303
  }

  const turnOn = async (ctx: SiteContext) => {
    const override = listed(
      await tokens.read('link', new URLSearchParams(ctx.querystring).get('token') ?? ''),
    )
    if (override === undefined) return refuse(ctx, 'link-expired')
    ctx.state.log.info({ remote: override.remote }, 'a browser takes a remote from a developer')
    set(ctx, await tokens.sign('cookie', override), overrideSeconds.cookie)
    leave(ctx, '/')
  }
  const turnOff = (ctx: SiteContext) => {
    set(ctx, '', 0)
    const from = ctx.get('referer')
    const { pathname, search } = URL.canParse(from) ? new URL(from) : { pathname: '/', search: '' }
    leave(ctx, redirectTarget(pathname + search))
  }
  const passOn = async (ctx: SiteContext, rest: string) => {
    const override = await overrideOf(ctx)
    const file =
      override && rest.startsWith(`${override.remote}/`)
        ? await developersFile(override, rest.slice(override.remote.length + 1))
        : undefined
    if (file === undefined) return refuse(ctx, 'not-found')
    ctx.type = file.type
    ctx.body = file.body
  }

  const addresses: SiteMiddleware = async (ctx, next) => {
    if (!ctx.path.startsWith(prefix)) return next()
    ctx.state.name = 'override'
    ctx.set('cache-control', 'no-store')
    const rest = ctx.path.slice(prefix.length)
    const reads = ctx.method === 'GET' || ctx.method === 'HEAD'
    if (rest === 'on' && ctx.method === 'GET') return turnOn(ctx)
    if (rest === 'off' && ctx.method === 'POST') return turnOff(ctx)
    if (reads && rest !== 'on' && rest !== 'off') return passOn(ctx, rest)
    ctx.set('allow', rest === 'off' ? 'POST' : rest === 'on' ? 'GET' : 'GET, HEAD')
    return refuse(ctx, 'method-not-allowed')
  }

  const replaceIn: Overrides['replaceIn'] = async (ctx, live) => {
    const override = await overrideOf(ctx)
    if (override === undefined) return { live }
    const build = await developersBuild(override)
    if (build === undefined) return { live, note: { ...override, found: false } }
    const entry = registryEntryOf(build, (file) => `${prefix}${build.name}/${file}`)
    const others = live.entries.filter(({ name }) => name !== build.name)
    return {
      live: {
        entries: [...others, entry],
        // what has no release here is rendered by the browser alone
        releases: live.releases.filter(({ descriptor }) => descriptor.name !== build.name),
      },
      note: { ...override, found: true },
    }
  }
  return { addresses, replaceIn }
}
