// The baseline: what somebody would write with Koa and pg alone. It runs the statements of the service and answers the
// same, and it guards nothing: no token, rate limit, CSRF, schemas, log or metrics.
import type { AddressInfo } from 'node:net'
import Koa, { type Context } from 'koa'
import pg from 'pg'

/** As large as the service's own. */
const poolSize = { main: 8, apart: 3 }

export const openPool = (url: string | undefined, size: keyof typeof poolSize): pg.Pool =>
  new pg.Pool({ connectionString: url, max: poolSize[size], keepAlive: true })

/** Serves one endpoint and tells the parent where, until it is told to end. */
export function serve(method: string, path: string, handle: (ctx: Context) => Promise<void>): void {
  const app = new Koa()
  app.use(async (ctx) => {
    if (ctx.method === method && ctx.path === path) await handle(ctx)
  })
  const server = app.listen(0, '127.0.0.1', () =>
    process.send!({ port: (server.address() as AddressInfo).port }),
  )
  process.on('SIGTERM', () => process.exit())
  process.on('disconnect', () => process.exit())
}
