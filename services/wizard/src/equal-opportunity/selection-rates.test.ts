import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportSelectionRates } from '@lunchpail/contracts/wizard/api'
import { isolatedRole, shareWizard, urlOf, type Wizard } from '../../test/wizard-service.ts'

describe('[BY-29] selection rates', () => {
  let wizard: Wizard
  let isolated: pg.Pool
  const companyId = randomUUID()
  const quarter = '2026-1'
  beforeAll(async () => {
    wizard = await shareWizard()
    isolated = new pg.Pool({
      connectionString: urlOf(wizard.env['DATABASE_URL_WIZARD']!, isolatedRole),
      max: 1,
    })
    isolated.on('error', () => {})
    wizard.clock.advance(Date.parse('2026-06-01T12:00:00Z') - wizard.clock.now().getTime())
    for (const [id, title] of [
      [71, 'Picker'],
      [72, 'Packer'],
    ] as const)
      await wizard.pool.query(
        `insert into position (id, version, state, content, managed_by) values ($1, 1, 'open', $2, $3)`,
        [id, JSON.stringify({ title }), companyId],
      )
    // every second one moved forward: of the men of the first role all
    await send(71, 24, 'female', 1, 'half')
    await send(71, 24, 'male', 1, 'all')
    await send(72, 24, 'female', 1, 'half')
    await send(72, 24, 'male', 1, 'half')
  })

  afterAll(() => isolated.end())

  /** Sent applications with their answers, by the roles that store them. */
  async function send(
    position: number,
    people: number,
    gender: string | null,
    ethnicity: number | null,
    forward: 'half' | 'all',
    at = '2026-02-10T12:00:00Z',
  ) {
    const accounts = Array.from({ length: people }, () => randomUUID())
    await wizard.pool.query(
      `with person as (select account_id, uuidv7() as id, place from unnest($1::uuid[]) with ordinality as one (account_id, place)),
         submitted as (insert into submission (id, account_id, application, questions, submitted_at)
           select id, account_id, '{}', '[]', $3 from person returning id),
         sent as (insert into application (id, account_id, position_id, submission_id)
           select id, account_id, $2, id from person returning id)
       insert into progress (id, version, account_id, state)
         select id, 2, account_id, case when $4 = 'all' or place % 2 = 0 then 5 else 2 end from person`,
      [accounts, position, at, forward],
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

  it('are counted by group for all roles and for each, with the ratio to the highest', async () => {
    const lines = await report()
    expect(lines).toEqual(
      expect.arrayContaining([
        'All roles,,Gender,Female,48,24,0.500,0.667',
        'All roles,,Gender,Male,48,36,0.750,1.000',
        'All roles,,Ethnicity,White,96,60,0.625,1.000',
        'All roles,,Veteran status,Not answered,96,60,0.625,',
        'All roles,,Gender and ethnicity,"Female, White",48,24,0.500,0.667',
        'Picker,71,Gender,Male,24,24,1.000,1.000',
      ]),
    )
    expect((await report('es'))[1]).toContain('Todos los puestos,,Género,Mujer,48,24')
  })

  it('of a quarter are counted once: who comes or changes later is in no difference', async () => {
    const before = await report()
    await send(71, 1, 'female', 2, 'all')
    expect(await report()).toEqual(before)
  })

  it('show no group of fewer than ten', async () => {
    const at = '2025-11-10T12:00:00Z'
    await send(71, 30, 'male', 1, 'half', at)
    await send(71, 30, 'female', 1, 'half', at)
    await send(71, 9, 'not_specified', 1, 'half', at)
    const lines = await report('en', undefined, '2025-4')
    expect(lines.filter((line) => line.includes(',Gender,'))).toEqual([
      expect.stringMatching(/^All roles,,Gender,(Male|Female),30,15,0.500,1.000$/),
      'All roles,,Gender,"Not shown: groups under 10, and what would give them away",,,,',
    ])
    expect(lines.join()).not.toMatch(/,9,/)
  })

  it('are those of the own company alone, for its admins, and of a quarter that is over for 30 days', async () => {
    expect((await report('en', randomUUID())).slice(1)).toEqual([
      'Too few applications were decided in this quarter to show any group.',
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
