import type { Context } from 'koa'
import { setCookie } from './cookies.ts'
import type { Reply, ReplyExtras, StreamReply } from './route.ts'

export const appendCookies = (ctx: Context, cookies: ReplyExtras['cookies'], secure: boolean): void => {
  if (!cookies?.length) return
  ctx.append(
    'set-cookie',
    cookies.map((cookie) => setCookie(cookie, secure)),
  )
}

/** Writes a checked response. */
export const respond = (ctx: Context, reply: Reply, secure: boolean): void => {
  const { headers, cookies }: ReplyExtras = reply
  ctx.status = reply.status
  // A response is one person's unless the use case sets another cache-control.
  ctx.set('cache-control', 'no-store')
  if (headers) ctx.set({ ...headers })
  appendCookies(ctx, cookies, secure)
  const given: Partial<StreamReply> & { body?: unknown } = reply as Partial<StreamReply> & { body?: unknown }
  if (given.stream) {
    ctx.type = given.type ?? 'application/octet-stream'
    ctx.body = given.stream
    return
  }
  ctx.type = 'application/json'
  ctx.body = JSON.stringify(given.body ?? null)
}
