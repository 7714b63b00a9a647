import { koaBody } from 'koa-body'
import type { PositionState } from '@lunchpail/contracts/jobs/events'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { utcDay } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { walk } from '@lunchpail/contracts/wizard/walk'
import { sortChosen, type Applied } from '../../services/wizard/src/domain/sort-chosen.ts'
import { openPool, serve } from './bare.ts'

const pool = openPool(process.env['DATABASE_URL_WIZARD'], 'main')
const apart = openPool(process.env['DATABASE_URL_WIZARD_EQUAL_OPPORTUNITY'], 'apart')
const readBody = koaBody({ jsonLimit: 256 * 1024 })

/** What the service's Prisma client sends for three chosen positions, statement by statement. */
const positionsText =
  'SELECT "public"."position"."id", "public"."position"."content" FROM "public"."position" WHERE "public"."position"."id" IN ($1,$2,$3) OFFSET $4'
const appliedText =
  'SELECT "public"."application"."id", "public"."application"."position_id" FROM "public"."application" WHERE ("public"."application"."account_id" = $1 AND "public"."application"."position_id" IN ($2,$3,$4)) OFFSET $5'
const completeText =
  'select 1 from equal_opportunity.answer where account_id = $1 and num_nulls(gender, ethnicity, veteran_status, disability_status) = 0'
const updateText =
  'UPDATE "public"."draft" SET "application" = $1, "version" = $2, "updated_at" = $3 WHERE ("public"."draft"."account_id" = $4 AND "public"."draft"."version" = $5)'

async function find(accountId: string, ids: readonly number[]) {
  const [positions, applied, complete] = await Promise.all([
    pool.query<{ content: PositionState }>({
      name: 'positions',
      text: positionsText,
      values: [...ids, 0],
    }),
    pool.query<{ id: string; position_id: number }>({
      name: 'applied',
      text: appliedText,
      values: [accountId, ...ids, 0],
    }),
    apart.query({ name: 'complete', text: completeText, values: [accountId] }),
  ])
  const known = positions.rows.map(({ content: { version: _, ...position } }) => position)
  const applications = applied.rows.map(({ id, position_id }): Applied => ({
    application_id: id,
    position_id,
  }))
  return {
    chosen: sortChosen(ids, known as PositionState[], applications),
    equal_opportunity: complete.rowCount === 1,
  }
}

async function keep(accountId: string, version: number, application: Application, now: Date): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query({ name: 'begin', text: 'BEGIN' })
    const { rowCount } = await client.query({
      name: 'update',
      text: updateText,
      values: [JSON.stringify(application), version + 1, now, accountId, version],
    })
    if (rowCount !== 1) throw new Error('the draft is another one')
    await client.query({ name: 'commit', text: 'COMMIT' })
  } finally {
    client.release()
  }
}

serve('POST', '/app/start/', async (ctx) => {
  await readBody(ctx, async () => {})
  const {
    version,
    csrf_token: _,
    ...typed
  } = ctx.request.body as Application & {
    version: number
    csrf_token?: string
  }
  const accountId = ctx.get('x-account')
  const { chosen, equal_opportunity } = await find(accountId, typed.positions ?? [])
  const now = new Date()
  const application: Application = {
    ...typed,
    complete: false,
    positions: [...chosen.positions.map(({ id }) => id), ...chosen.waiting],
  }
  await keep(accountId, version, application, now)
  ctx.body = {
    ...chosen,
    complete: 0,
    application,
    version: version + 1,
    walk: walk({
      answers: application,
      positions: chosen.positions,
      facts: { equal_opportunity, today: utcDay(now) },
    }),
  }
})
