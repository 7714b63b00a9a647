import { pageSize } from '../../contracts/src/page-size.ts'
import { pgStatements } from '../../kit/database/src/pg-transaction.ts'
import { readRows } from '../../kit/database/src/statement.ts'
import { findPlace } from '../../services/jobs/src/places/find-place.ts'
import { presentCard, type PositionRow } from '../../services/jobs/src/search/present-card.ts'
import { countLimit, findStatement, pageStatement } from '../../services/jobs/src/search/search-positions.ts'
import { openPool, serve } from './bare.ts'

const pool = openPool(process.env['DATABASE_URL_JOBS'], 'main')
const statements = pgStatements(pool)

serve('GET', '/api/hire/v1/position/', async (ctx) => {
  const query = ctx.query as Record<string, string>
  const place = (await findPlace(statements, query['zip']!))!
  const page = Number(query['page'] ?? 1)
  const search = {
    role: Number(query['role']),
    shift: Number(query['shift']),
    wagesFrom: [Number(query['wage_start'])],
    wageTo: Number(query['wage_end']),
    near: { ...place, miles: Number(query['distance']) },
    page,
    sort: 'distance' as const,
    now: new Date(),
  }
  const [found] = await readRows<{ ids: readonly number[] }>(statements, findStatement(search))
  const counted = found!.ids.length
  const total = Math.min(counted, countLimit)
  const list = await readRows<PositionRow>(
    statements,
    pageStatement({ search, reached: search, few: counted <= countLimit }),
  )
  ctx.body = {
    positions: list.map((row) => presentCard(row, 'en')),
    page,
    pages: Math.max(1, Math.ceil(total / pageSize)),
    total,
    more: counted > countLimit,
    place: { zip: place.zip, city: place.city, state: place.state },
    sort: 'distance',
  }
})
