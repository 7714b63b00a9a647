// The baseline: Koa and pg alone. It runs the statements of the service and sends equal responses, without token, rate
// limit, CSRF check, schemas, log or metrics.
import type { AddressInfo } from 'node:net'
import Koa, { type Context } from 'koa'
import pg from 'pg'

/** As in the service. */
const poolSize = { main: 8, isolated: 3 }

export const openPool = (url: string | undefined, size: keyof typeof poolSize): pg.Pool =>
  new pg.Pool({ connectionString: url, max: poolSize[size], keepAlive: true })

/** Serves one endpoint and sends its port to the parent process, until SIGTERM. */
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
