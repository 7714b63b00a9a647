import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportSelectionRates } from '@lunchpail/contracts/wizard/api'
import { quarterTimes } from '@lunchpail/contracts/wizard/rules/quarters'
import { pgStatements } from '@lunchpail/kit-database/pg-transaction'
import { isolatedRole, shareWizard, urlOf, type Wizard } from '../../test/wizard-service.ts'
import { countTables } from './count-groups.ts'
import { findOutcomes } from './find-outcomes.ts'

describe('[BY-29] selection rates', () => {
  let wizard: Wizard
  let isolated: pg.Pool
  const companyId = randomUUID()
  const quarter = '2026-1'
  const many = Array.from({ length: 12 }, (_, at) => 81 + at)
  beforeAll(async () => {
    wizard = await shareWizard()
    isolated = new pg.Pool({
      connectionString: urlOf(wizard.env['DATABASE_URL_WIZARD']!, isolatedRole),
      max: 1,
    })
    isolated.on('error', () => {})
    wizard.clock.advance(Date.parse('2026-06-01T12:00:00Z') - wizard.clock.now().getTime())
    for (const [id, title] of [[71, 'Picker'], [72, 'Packer'], ...many.map((one) => [one, 'Helper'])])
      await wizard.pool.query(
        `insert into position (id, version, state, content, managed_by) values ($1, 1, 'open', $2, $3)`,
        [id, JSON.stringify({ title }), companyId],
      )
    // every second one moved forward; of the men of the first role, who are twice as many, three of four
    for (const ethnicity of [1, 2]) {
      await send([71], 20, 'female', ethnicity, 2)
      await send([71], 40, 'male', ethnicity, 4)
      await send([72], 20, 'female', ethnicity, 2)
      await send([72], 20, 'male', ethnicity, 2)
    }
    // and one who applied to both, and moved forward with both
    await send([71, 72], 1, 'male', 1, 0)
  })

  afterAll(() => isolated.end())

  /** What people sent to some positions, with their answers, by the roles that store them; one in so many did not move forward. */
  async function send(
    positions: readonly number[],
    people: number,
    gender: string | null,
    ethnicity: number | null,
    oneIn: number,
    { at = '2026-02-10T12:00:00Z', replaced = false } = {},
  ) {
    const accounts = Array.from({ length: people }, () => randomUUID())
    await wizard.pool.query(
      `with person as (select account_id, uuidv7() as submission, place from unnest($1::uuid[]) with ordinality as one (account_id, place)),
         submitted as (insert into submission (id, account_id, application, questions, submitted_at)
           select submission, account_id, '{}', '[]', $3 from person),
         one as (select person.*, position, uuidv7() as id from person, unnest($2::int[]) as position),
         sent as (insert into application (id, account_id, position_id, submission_id, replaced)
           select id, account_id, position, submission, $5 from one)
       insert into progress (id, version, account_id, state)
         select id, 2, account_id, case when $4 > 0 and place % nullif($4::int, 0) = 0 then 2 else 5 end from one`,
      [accounts, positions, at, oneIn, replaced],
    )
    if (gender !== null)
      await isolated.query(
        `insert into equal_opportunity.answer (account_id, gender, ethnicity, updated_at)
         select account_id, $2, $3, now() from unnest($1::uuid[]) as one (account_id)`,
        [accounts, gender, ethnicity],
      )
    return accounts
  }
  const manager = (level = 4, of: string = companyId) =>
    wizard.as({
      id: randomUUID(),
      type: 'hiring manager',
      company: { id: of, approved: true, level: level as 4, access: null },
    })
  const report = async (language = 'en', of?: string, when = quarter) => {
    const { status, body } = await manager(4, of).call(exportSelectionRates, {
      query: { quarter: when },
      headers: { 'accept-language': language },
    })
    expect(status).toBe(200)
    return (body as Buffer).toString('utf8').trim().split('\r\n')
  }

  it('are counted by group for all roles and for each, each person once, with the ratio to the highest', async () => {
    const lines = await report()
    expect(lines).toEqual(
      expect.arrayContaining([
        'All roles,,Gender,Female,80,40,0.500,0.747',
        'All roles,,Gender,Male,121,81,0.669,1.000',
        'All roles,,Gender and ethnicity,"Female, White",40,20,0.500,0.744',
        'Picker,71,Gender,Male,81,61,0.753,1.000',
      ]),
    )
    // without the other two it would be the one who applied to both
    expect(lines.join()).not.toMatch('Packer')
    expect((await report('es'))[1]).toContain('Todos los puestos,,Género,Mujer,80,40')
  })

  it('of a quarter are counted once: who comes or changes later is in no difference', async () => {
    const before = await report()
    await send([71], 1, 'female', 2, 0)
    expect(await report()).toEqual(before)
  })

  it('are counted again where an earlier rule showed them', async () => {
    const of = randomUUID()
    const before = { tables: [{ position: null, category: 'gender', groups: [], hides: true }], titles: {} }
    await isolated.query(`insert into equal_opportunity.report values ($1, $2, $3, now())`, [
      of,
      quarter,
      JSON.stringify(before),
    ])
    expect((await report('en', of))[1]).toMatch(/^No group/)
    expect((await report('en', of))[1]).toMatch(/^No group/)
  })

  it('show no group of fewer than ten people, however many applications they sent', async () => {
    const at = '2025-11-10T12:00:00Z'
    await send([71], 30, 'male', 1, 2, { at })
    await send([71], 30, 'female', 1, 2, { at })
    await send([71], 40, null, null, 2, { at })
    await send(many, 1, 'not_specified', 1, 0, { at })
    const lines = await report('en', undefined, '2025-4')
    expect(lines.filter((line) => line.includes(',Gender,'))).toEqual([
      'All roles,,Gender,Not answered,40,20,0.500,',
      expect.stringMatching(/^All roles,,Gender,(Male|Female),30,15,0.500,1.000$/),
      expect.stringMatching(/^All roles,,Gender,"?Not shown/),
    ])
    expect(lines.join()).not.toMatch(/,12,/)
  })

  it('show no group that is exactly who moved forward', async () => {
    const at = '2025-08-10T12:00:00Z'
    await send([71], 10, 'male', 1, 0, { at })
    await send([71], 30, 'female', 1, 1, { at })
    expect((await report('en', undefined, '2025-3')).slice(1)).toEqual([expect.stringMatching(/^No group/)])
  })

  it('count who withdrew and applied again where they applied again', async () => {
    const at = '2025-05-10T12:00:00Z'
    for (const gender of ['male', 'female']) {
      await send([71], 20, gender, 1, 2, { at })
      await send([71], 20, gender, 1, 1, { at, replaced: true })
    }
    expect((await report('en', undefined, '2025-2')).slice(1, 3)).toEqual([
      'All roles,,Gender,Female,20,10,0.500,1.000',
      'All roles,,Gender,Male,20,10,0.500,1.000',
    ])
  })

  it('are the same in whatever batches they are read', async () => {
    const tables = (most: number) =>
      countTables(isolated, findOutcomes(pgStatements(wizard.pool), companyId, quarterTimes(quarter), most))
    expect(await tables(7)).toEqual(await tables(1_000))
  })

  it('are those of the own company alone, for its admins, and of a quarter that is over for 30 days', async () => {
    expect((await report('en', randomUUID())).slice(1)).toEqual([
      'No group of this quarter can be shown without telling who is in it.',
    ])
    expect((await manager(2).call(exportSelectionRates, { query: { quarter } })).status).toBe(403)
    for (const early of ['2026-2', '2026-3'])
      expect((await manager().call(exportSelectionRates, { query: { quarter: early } })).status, early).toBe(
        400,
      )
  })

  it('keep nothing that names a person', async () => {
    const { rows } = await isolated.query('select content from equal_opportunity.report')
    expect(JSON.stringify(rows)).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/)
  })
})
