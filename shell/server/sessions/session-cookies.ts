import { randomBytes } from 'node:crypto'
import { parseCookie } from 'cookie'
import type { Context } from 'koa'
import { yearSeconds } from '@lunchpail/contracts/durations'
import { cookieName, setCookie } from '@lunchpail/kit-service/cookies'

/** The opaque session of a signed-in person, and the value from which a visitor's CSRF token is made. */
export interface HeldCookies {
  readonly session: string | undefined
  readonly visitor: string | undefined
}

export interface SessionCookies {
  readonly read: (ctx: Context) => HeldCookies
  /** The same, after setting a visitor cookie where the browser has none. */
  readonly ensure: (ctx: Context) => HeldCookies
  /** The session of cookies that auth has just set. */
  readonly issued: (setCookies: readonly string[]) => string | undefined
}

const visitorForm = /^[\w-]{22}$/

/** `secure` by the site's address: behind a proxy the connection itself is http. */
export function sessionCookies(secure: boolean): SessionCookies {
  const read = (ctx: Context): HeldCookies => {
    const cookies = parseCookie(ctx.get('cookie'))
    const visitor = cookies[cookieName('visitor', secure)]
    return {
      session: cookies[cookieName('session', secure)]?.slice(0, 200) || undefined,
      visitor: visitor !== undefined && visitorForm.test(visitor) ? visitor : undefined,
    }
  }
  const ensure = (ctx: Context): HeldCookies => {
    const held = read(ctx)
    if (held.visitor !== undefined) return held
    const visitor = randomBytes(16).toString('base64url')
    ctx.append('set-cookie', setCookie({ name: 'visitor', value: visitor, maxAge: yearSeconds }, secure))
    return { ...held, visitor }
  }
  const name = `${cookieName('session', secure)}=`
  const issued = (setCookies: readonly string[]) =>
    setCookies
      .find((cookie) => cookie.startsWith(name))
      ?.slice(name.length)
      .split(';')[0]
  return { read, ensure, issued }
}
