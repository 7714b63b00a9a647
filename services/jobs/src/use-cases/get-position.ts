import type { getPosition as endpoint } from '@lunchpail/contracts/jobs/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { pointOf } from '../domain/point.ts'
import type { Section } from '../domain/posting.ts'
import { findPlace } from '../queries/find-place.ts'
import { presentCard } from '../presenters.ts'
import type { PositionRow } from '../presenters.ts'
import { cardColumns } from '../queries/search-positions.ts'

type DetailRow = PositionRow & {
  readonly sections: Section[]
  readonly schedule_description: string | null
  readonly about: string | null
  readonly address: string | null
}

const statement = (near: boolean) => ({
  name: near ? 'position-near' : 'position',
  text: `select ${cardColumns}, p.sections, p.schedule_description, c.about, f.address,
      ${near ? 'f.spot <-> cube($2::float8[])' : 'null::float8'} as line
    from position p join facility f on f.id = p.facility_id join company c on c.id = p.company_id where p.id = $1`,
})

/** Answers whatever the state: a link that somebody kept says that the job is closed. */
export const getPosition =
  ({ pool }: Deps): Handler<typeof endpoint> =>
  async ({ params, query }) => {
    // Only the distance needs the ZIP code: one that nobody knows leaves it out.
    const place = query.zip === undefined ? null : await findPlace(pool, query.zip)
    const values = place ? [params.id, pointOf(place)] : [params.id]
    const { rows } = await pool.query<DetailRow>({ ...statement(place !== null), values })
    const row = rows[0] ?? refuse('not-found')
    return {
      status: 200,
      body: {
        position: {
          ...presentCard(row),
          details: row.sections,
          schedule_description: row.schedule_description,
          about: row.about,
          address: row.address,
        },
      },
    }
  }
