import { koaBody } from 'koa-body'
import type { PositionState } from '@lunchpail/contracts/jobs/events'
import type { WizardPosition } from '@lunchpail/contracts/wizard/api'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { utcDay } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { walk } from '@lunchpail/contracts/wizard/walk'
import { sortChosen } from '../../services/wizard/src/domain/sort-chosen.ts'
import { completeStatement } from '../../services/wizard/src/equal-opportunity/equal-opportunity-store.ts'
import { chosenStatement, type ChosenRow } from '../../services/wizard/src/find-chosen.ts'
import { keepStatements } from '../../services/wizard/src/use-cases/save-application.ts'
import { openPool, serve } from './bare.ts'

const pool = openPool(process.env['DATABASE_URL_WIZARD'], 'main')
const apart = openPool(process.env['DATABASE_URL_WIZARD_EQUAL_OPPORTUNITY'], 'apart')
const readBody = koaBody({ jsonLimit: 256 * 1024 })

async function find(accountId: string, ids: readonly number[]) {
  const [{ rows }, { rowCount }] = await Promise.all([
    pool.query<ChosenRow>({ name: 'chosen', text: chosenStatement, values: [ids, accountId] }),
    apart.query({ name: 'complete', text: completeStatement, values: [accountId] }),
  ])
  const positions = rows.map(({ content }) => content!)
  const applied = rows.flatMap(({ id, application_id }) =>
    application_id === null ? [] : { position_id: id, application_id },
  )
  return { chosen: sortChosen(ids, positions, applied), equal_opportunity: rowCount === 1 }
}

async function keep(accountId: string, version: number, application: Application, now: Date): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rowCount } = await client.query({
      name: 'keep',
      text: keepStatements.next,
      values: [accountId, version, JSON.stringify(application), now],
    })
    if (rowCount !== 1) throw new Error('the draft is another one')
    await client.query('commit')
  } finally {
    client.release()
  }
}

/** The contract does not let it out. */
const withoutVersion = (position: PositionState): WizardPosition => {
  const { version: _, ...rest } = position
  return rest
}

serve('POST', '/app/start/', async (ctx) => {
  await readBody(ctx, async () => {})
  const { version, ...typed } = ctx.request.body as Application & { version: number }
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
    positions: chosen.positions.map(withoutVersion),
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
