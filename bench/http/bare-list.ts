import { findPlace } from '../../services/jobs/src/queries/find-place.ts'
import { presentCard, type PositionRow } from '../../services/jobs/src/presenters.ts'
import {
  countLimit,
  countStatement,
  pageSize,
  pageStatement,
  type Statement,
} from '../../services/jobs/src/queries/search-positions.ts'
import { openPool, serve } from './bare.ts'

const pool = openPool(process.env['DATABASE_URL_JOBS'], 'main')
const run = <R extends object>({ name, text, values }: Statement) =>
  pool.query<R>({ name, text, values: [...values] })

serve('GET', '/api/hire/v1/position/', async (ctx) => {
  const query = ctx.query as Record<string, string>
  const place = (await findPlace(pool, query['zip']!))!
  const page = Number(query['page'] ?? 1)
  const search = {
    role: Number(query['role']),
    shift: Number(query['shift']),
    wageFrom: Number(query['wage_start']),
    wageTo: Number(query['wage_end']),
    near: { ...place, miles: Number(query['distance']) },
    page,
  }
  const count = await run<{ total: number }>(countStatement(search))
  const counted = count.rows[0]!.total
  const total = Math.min(counted, countLimit)
  const list = await run<PositionRow>(pageStatement(search, counted <= countLimit))
  ctx.body = {
    positions: list.rows.map(presentCard),
    page,
    pages: Math.max(1, Math.ceil(total / pageSize)),
    total,
    more: counted > countLimit,
    place: { zip: place.zip, city: place.city, state: place.state },
  }
})
