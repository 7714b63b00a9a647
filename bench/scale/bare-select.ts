// The baseline of the machine: Koa and pg with `select 1`, at the address of the job list.
import { openPool, serve } from '../http/bare.ts'

const pool = openPool(process.env['DATABASE_URL_JOBS'], 'main')

serve('GET', '/api/hire/v1/position/', async (ctx) => {
  const { rows } = await pool.query({ name: 'one', text: 'select 1 as one' })
  ctx.body = rows[0]
})
