import type { listPositions as endpoint } from '@lunchpail/contracts/jobs/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { findPlace } from '../places/find-place.ts'
import { presentCard } from '../presenters.ts'
import type { PositionRow } from '../presenters.ts'
import { listStatements, pageSize } from '../search.ts'

export const listPositions =
  ({ pool }: Deps): Handler<typeof endpoint> =>
  async ({ query }) => {
    const place = query.zip === undefined ? null : await findPlace(pool, query.zip)
    if (query.zip !== undefined && !place) refuse('invalid', { fields: { zip: 'place.zip-unknown' } })
    const page = query.page ?? 1
    const statements = listStatements({
      role: query.role,
      shift: query.shift,
      wageFrom: query.wage_start,
      wageTo: query.wage_end,
      near: place ? { ...place, miles: query.distance ?? 0 } : undefined,
      page,
    })
    const [list, count] = await Promise.all([
      pool.query<PositionRow>({ ...statements.page, values: [...statements.page.values] }),
      pool.query<{ total: number }>({ ...statements.count, values: [...statements.count.values] }),
    ])
    const total = count.rows[0]!.total
    return {
      status: 200,
      body: {
        positions: list.rows.map(presentCard),
        page,
        pages: Math.max(1, Math.ceil(total / pageSize)),
        total,
        place: place && { zip: place.zip, city: place.city, state: place.state },
      },
    }
  }
