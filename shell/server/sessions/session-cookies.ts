import { randomBytes } from 'node:crypto'
import type { Context } from 'koa'
import { cookieName } from '@lunchpail/kit-service/respond'

/** What the browser holds: the opaque session of a signed-in person, and a value by which a visitor's CSRF is made. */
export interface HeldCookies {
  readonly session: string | undefined
  readonly visitor: string | undefined
}

export interface SessionCookies {
  readonly read: (ctx: Context) => HeldCookies
  /** The same, after giving a browser that holds no visitor value a new one. */
  readonly ensure: (ctx: Context) => HeldCookies
}

const visitorForm = /^[\w-]{22}$/
const yearMs = 365 * 24 * 60 * 60 * 1000

export function sessionCookies(secure: boolean): SessionCookies {
  const read = (ctx: Context): HeldCookies => {
    const visitor = ctx.cookies.get(cookieName('visitor', secure))
    return {
      session: ctx.cookies.get(cookieName('session', secure))?.slice(0, 200) || undefined,
      visitor: visitor !== undefined && visitorForm.test(visitor) ? visitor : undefined,
    }
  }
  const ensure = (ctx: Context): HeldCookies => {
    const held = read(ctx)
    if (held.visitor !== undefined) return held
    const visitor = randomBytes(16).toString('base64url')
    // behind a proxy the connection is http: the site's address decides whether cookies are secure
    ctx.cookies.secure = secure
    ctx.cookies.set(cookieName('visitor', secure), visitor, {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      maxAge: yearMs,
      secure,
      overwrite: true,
    })
    return { ...held, visitor }
  }
  return { read, ensure }
}
