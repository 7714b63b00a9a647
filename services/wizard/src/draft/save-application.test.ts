import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  getEqualOpportunity,
  getWizard,
  keepEqualOpportunity,
  saveApplication,
  saveEqualOpportunity,
} from '@lunchpail/contracts/wizard/api'
import { dayMs } from '@lunchpail/contracts/durations'
import { position, completeBody, equalOpportunity, type Body } from '../../test/factories.ts'
import { shareWizard, type Wizard } from '../../test/wizard-service.ts'

let wizard: Wizard
beforeAll(async () => {
  wizard = await shareWizard()
  await wizard.publishPositions(
    position(),
    position({ id: 8, title: 'Packer', questions: [] }),
    position({ id: 9, state: 'closed' }),
  )
})

const thisMonth = new Intl.DateTimeFormat('en-US', {
  month: '2-digit',
  year: 'numeric',
  timeZone: 'America/New_York',
}).format()

/** Every field of 1 §3 that an application carries, and the answers to questions. */
const everyField: Body = {
  ...completeBody(),
  type: 'applicant',
  title: 'Worker',
  company_name: 'None',
  utm: { utm_medium: 'matches-saved' },
  timezone: 'America/New_York',
  address_line2: 'Apt 4',
  address_international: true,
  lat_lng: '40.73,-74.17',
  location_screen: false,
  jobs: [
    {
      company: 'Acme',
      title: 'Picker',
      city: 'Newark',
      state: 'NJ',
      start_date: '01/2024',
      end_date: '03/2025',
      current_job: false,
      contract_job: true,
      duties: 'Picked.',
      reason_for_leaving: 10,
      reason_explain: 'Over',
      company_explain: 'Acme',
      complete_data: true,
      reference_id: 'a1b',
      dates: '01/2024 to 03/2025',
      durationString: '1 year 3 months',
      displayAsContractJob: true,
      manager_name: 'Bo Li',
      manager_number: '2125550143',
      manager_reference: true,
    },
  ],
  schools: [
    {
      degree_type: 3,
      degree_type_string: 'Bachelor’s',
      name: 'Rutgers',
      degree_major: 'Welding',
      city: 'Newark',
      state: 'NJ',
      graduation_year: 2012,
    },
  ],
  gaps: [
    {
      start_date: '04/2025',
      end_date: thisMonth,
      reason: 'School',
      ignore: false,
      dates: '04/2025 to now',
      editing: true,
    },
    { start_date: '01/2023', end_date: '12/2023', ignore: true },
  ],
  skills: [
    {
      qid: 'forklift',
      name: 'Forklift',
      has_skill: true,
      months: 12,
      time_created: '2026-01-02T03:04:05.000Z',
      time_updated: '2026-01-02T03:04:05.000Z',
      ack: true,
    },
    { qid: 'weld', has_skill: false },
  ],
  resume_status: 2,
  resume_location: 'resumes/1',
  auto_apply_enabled: true,
  sms_job_alerts_enabled: false,
  move_date: '01/02/2099',
  pref_shift_start: { '7': '6:00 AM' },
  mismatch_ack: { '7': ['commute', 'location'] },
  from_sug: true,
  suggestions_done: true,
  gaps_asked: true,
  complete: false,
  search: 'warehouse',
  clickcast_click_id: 'click-1',
  user_agent: 'Test',
}

describe('a save', () => {
  it('[WZ-39] carries every field and brings it back unchanged, on another device too', async () => {
    const account = { id: randomUUID() }
    const saved = await wizard.as(account).call(saveApplication, { query: { _st: 'info' }, body: everyField })
    expect(saved.status).toBe(200)
    expect(saved.body).toMatchObject({ complete: 0, version: 1 })
    expect((saved.body as { application: unknown }).application).toEqual(everyField)
    const { body } = await wizard.as(account).call(getWizard, { query: {} })
    expect(body.person).toEqual({
      application: everyField,
      saved: true,
      kept_until: new Date(wizard.clock.now().getTime() + 365 * dayMs).toISOString(),
      version: 1,
      sections: {},
      replaced: [],
      facts: { equal_opportunity: false, returning: false, met: ['info'] },
    })
  })

  it('[WZ-28] [WZ-30] stores what is half typed, and says where the walk goes on', async () => {
    const account = { id: randomUUID() }
    const half = {
      first_name: '',
      birth_date: '02/3',
      address_postal_code: '1',
      jobs: [{ title: 'Pic' }],
      positions: [7],
    }
    const { status, body } = await wizard
      .as(account)
      .call(saveApplication, { query: { _st: 'info', sn: '0', p: '7' }, body: half })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      complete: 0,
      version: 1,
      application: half,
      walk: { next: 'contact', canSubmit: false },
    })
    expect(body.positions).toMatchObject([{ id: 7, title: 'Picker' }])
    const again = await wizard.as(account).call(getWizard, { query: { p: '8' } })
    expect(again.body.person).toMatchObject({ application: { ...half, positions: [8] }, version: 1 })
  })

  it.each([0, 4, 999, -1, 1.5, '1'])(
    '[WZ-35] refuses the resume status %j: 1 added, 2 not wanted, 3 missing',
    async (resume_status) => {
      const { status, body } = await wizard
        .as({ id: randomUUID() })
        .call(saveApplication, { query: {}, body: { resume_status } as never })
      expect([status, body]).toMatchObject([400, { fields: { resume_status: { code: 'field.choose' } } }])
    },
  )

  it('[WZ-37] takes 0 for a checkbox that is not ticked', async () => {
    const { body } = await wizard
      .as()
      .call(saveApplication, { query: {}, body: { address_international: 0, done_adding_jobs: 1 } })
    expect(body).toMatchObject({ application: { address_international: false, done_adding_jobs: true } })
  })

  it.each([
    ['an unknown field', { nickname: 'A' }],
    ['a gender that is not offered', { gender: 'other' }],
    ['an ethnicity that is not offered', { ethnicity: 9 }],
    ['an unknown field of a gap', { gaps: [{ start_date: '', end_date: '', nickname: 'A' }] }],
    ['a text that is too long', { self_promo: 'x'.repeat(2001) }],
    ['a text that no database keeps', { first_name: 'A\0' }],
  ])('[WZ-39] refuses %s', async (_, body) => {
    const { status, body: answer } = await wizard
      .as()
      .call(saveApplication, { query: {}, body: body as Body })
    expect([status, answer.code]).toEqual([400, 'invalid'])
  })

  it('[WZ-39] takes equal-opportunity answers and a password with the rest, and keeps neither with it', async () => {
    const account = { id: randomUUID() }
    const client = wizard.as(account)
    await client.call(saveEqualOpportunity, { body: { gender: 'male', disability_status: 2 } })
    const saved = await client.call(saveApplication, {
      query: {},
      body: { first_name: 'Ana', gender: 'female', ethnicity: 3, veteran_status: 0, password: 'secret123' },
    })
    expect(saved.status).toBe(200)
    expect(saved.body).toMatchObject({ application: { first_name: 'Ana' } })
    const { body } = await client.call(getEqualOpportunity)
    expect(body).toEqual({ answers: { gender: 'female', ethnicity: 3, disability_status: 2 } })
    // as the shell server sends what a save of the profile carried
    const kept = await client.call(keepEqualOpportunity, { body: { gender: '', veteran_status: 2 } as never })
    expect(kept.body).toEqual({ saved: true })
    expect((await client.call(getEqualOpportunity)).body.answers).toEqual({
      gender: 'female',
      ethnicity: 3,
      veteran_status: 2,
      disability_status: 2,
    })
    const { rows } = await wizard.pool.query('select * from draft where account_id = $1', [account.id])
    const stored = JSON.stringify([saved.body, rows])
    for (const apart of ['gender', 'ethnicity', 'female', 'password', 'secret123'])
      expect(stored).not.toContain(apart)
  })

  it('[WZ-28] without a version the newest wins, section by section and key by key', async () => {
    const client = wizard.as({ id: randomUUID() })
    const save = (body: Body) => client.call(saveApplication, { query: {}, body })
    await save({ first_name: 'A', timezone: 'America/New_York', self_promo: 'First.', positions: [7] })
    await save({ first_name: 'B', version: 1 })
    const third = await save({ last_name: 'C', pref_shift_day: 4, self_promo: 'Third.' })
    expect([third.status, third.body]).toMatchObject([200, { version: 3 }])
    expect((await save({ address_city: 'Newark' })).status).toBe(200)
    const { body } = await client.call(getWizard, { query: {} })
    expect(body.person).toMatchObject({
      application: {
        first_name: 'B',
        last_name: 'C',
        self_promo: 'Third.',
        pref_shift_day: 4,
        address_city: 'Newark',
      },
      version: 4,
    })
    // The save with a version carried the whole application: what it left out is gone.
    expect(body.person!.application).toMatchObject({ positions: [] })
    expect(body.person!.application).not.toHaveProperty('timezone')
    // a null takes an answer back
    expect((await save({ self_promo: null, timezone: null } as unknown as Body)).status).toBe(200)
    const { application } = (await client.call(getWizard, { query: {} })).body.person!
    expect([application.self_promo, application.timezone, application.first_name]).toEqual([
      '',
      undefined,
      'B',
    ])
  })

  it('[WZ-28] without a version many saves at once are all kept', async () => {
    const client = wizard.as({ id: randomUUID() })
    const parts: Body[] = [
      { first_name: 'Ana' },
      { last_name: 'Diaz' },
      { self_promo: 'On time.' },
      { pref_shift_day: 4 },
      { address_city: 'Newark' },
      { positions: [7] },
    ]
    const answers = await Promise.all(parts.map((body) => client.call(saveApplication, { query: {}, body })))
    expect(answers.map(({ status }) => status)).toEqual(parts.map(() => 200))
    const { body } = await client.call(getWizard, { query: {} })
    expect(body.person).toMatchObject({ application: Object.assign({}, ...parts), version: parts.length })
  })

  it('[WZ-28] refuses a save that is based on an older draft', async () => {
    const account = { id: randomUUID() }
    const client = wizard.as(account)
    await client.call(saveApplication, { query: {}, body: { first_name: 'A' } })
    await client.call(saveApplication, { query: {}, body: { first_name: 'B', version: 1 } })
    for (const version of [0, 1, 3]) {
      const stale = await client.call(saveApplication, { query: {}, body: { first_name: 'C', version } })
      expect([stale.status, stale.body.code]).toEqual([409, 'conflict'])
    }
    const { body } = await client.call(getWizard, { query: {} })
    expect(body.person).toMatchObject({ application: { first_name: 'B' }, version: 2 })
  })

  it('[WZ-28] lets one of two first saves at once through', async () => {
    const client = wizard.as({ id: randomUUID() })
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((first_name) =>
        client.call(saveApplication, { query: {}, body: { first_name, version: 0 } }),
      ),
    )
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })

  it('[WZ-28] takes closed positions out and keeps those that are not known yet', async () => {
    const { body } = await wizard.as().call(saveApplication, { query: {}, body: { positions: [9, 7, 404] } })
    expect(body).toMatchObject({ application: { positions: [7, 404] }, closed: [{ id: 9 }], waiting: [404] })
  })

  it('is not for visitors', async () => {
    const { status } = await wizard.visitor().call(saveApplication, { query: {}, body: {} })
    expect(status).toBe(401)
  })
})

describe('the draft', () => {
  it('[WZ-04] counts one total on every device: steps that were passed by what was done there are kept until it is sent', async () => {
    const client = wizard.as({ id: randomUUID() })
    const body = { ...completeBody(), suggestions_done: undefined }
    const save = async (_st: string, more: Body = {}) => {
      const saved = await client.call(saveApplication, { query: { _st }, body: { ...body, ...more } })
      return (saved.body as { walk: { total: number } }).walk.total
    }
    const met = async () => (await client.call(getWizard, { query: {} })).body.person!.facts.met
    const before = await save('phone')
    expect(await save('STEP_SUGGESTIONS', { suggestions_done: true })).toBe(before)
    expect(await save('suggestions')).toBe(before)
    expect(await save('no-step')).toBe(before)
    expect(await met()).toEqual(['phone', 'suggestions'])
    await client.call(saveEqualOpportunity, { body: equalOpportunity })
    const sent = await client.call(saveApplication, { query: {}, body: { ...completeBody(), complete: 1 } })
    expect(sent.status).toBe(201)
    expect(await met()).toEqual([])
    await save('contact')
    expect(await met()).toEqual(['contact'])
  })

  it("[WZ-30] is never another person's", async () => {
    const mine = { id: randomUUID() }
    await wizard.as(mine).call(saveApplication, { query: {}, body: { first_name: 'Mine' } })
    for (const client of [wizard.as(), wizard.visitor(), wizard.as({ ...mine, level: 'suspended' })]) {
      const { body } = await client.call(getWizard, { query: {} })
      expect(JSON.stringify(body)).not.toContain('Mine')
    }
  })

  it('[WZ-03] is for the jobs of p: others leave it, unless picked, and are named where something was answered', async () => {
    const client = wizard.as({ id: randomUUID() })
    const get = async (query: { p?: string; add?: string }) => {
      const { body } = await client.call(getWizard, { query })
      const { person, leaving, answered } = body
      return [person!.application.positions, leaving, answered.map(({ id }) => id)]
    }
    const draft: Body = { positions: [7, 8], picked: [], questions: [{ id: 'q1', response: 'a1' }] }
    await client.call(saveApplication, { query: {}, body: draft })
    expect(await get({})).toEqual([[7, 8], [], []])
    expect(await get({ p: '8' })).toEqual([[8], [7], [7]])
    expect(await get({ p: '7' })).toEqual([[7], [8], []])
    expect(await get({ p: '404', add: '8' })).toEqual([[8, 404], [7, 8], [7]])
    expect(await get({ add: '404' })).toEqual([[7, 8, 404], [], []])
    await client.call(saveApplication, { query: {}, body: { ...draft, picked: [7] } })
    expect(await get({ p: '8' })).toEqual([[8, 7], [], []])
    await client.call(saveApplication, { query: {}, body: { ...draft, questions: [] } })
    expect(await get({ p: '8' })).toEqual([[8], [7], []])
  })

  it('[WZ-03] holds at most fifty positions, those of p first', async () => {
    const ids = (from: number) => Array.from({ length: 50 }, (_, index) => from + index)
    const client = wizard.as()
    const draft = { positions: ids(1_000), picked: ids(1_000) }
    await client.call(saveApplication, { query: {}, body: draft })
    const query = { p: ids(2_000).join(','), add: ids(3_000).join(',') }
    const { status, body } = await client.call(getWizard, { query })
    expect([status, body.waiting, body.person!.application.positions]).toEqual([200, ids(2_000), ids(2_000)])
    expect((await wizard.visitor().call(getWizard, { query })).body.waiting).toEqual(ids(2_000))
  })

  it('[WZ-05] shows a visitor the positions with their questions and nothing else', async () => {
    const { body } = await wizard.visitor().call(getWizard, { query: { p: '7,8,9,404' } })
    expect(body).toMatchObject({ person: null, waiting: [404], applied: [], closed: [{ id: 9 }] })
    expect(body.positions).toMatchObject([
      { id: 7, questions: [{ id: 'q1' }] },
      { id: 8, questions: [] },
    ])
  })

  it('[WZ-28] follows a position and ignores an older version', async () => {
    await wizard.publishPositions(position({ id: 20, version: 5, title: 'New' }))
    await wizard.publishPositions(
      position({ id: 21, version: 1 }),
      position({ id: 20, version: 6, title: 'Newer' }),
    )
    await wizard.publish((await import('@lunchpail/contracts/jobs/events')).positionChanged, {
      things: [position({ id: 20, version: 4, title: 'Old' }), position({ id: 22, version: 1 })],
    })
    await wizard.publishPositions(position({ id: 22, version: 2 }))
    const { body } = await wizard.visitor().call(getWizard, { query: { p: '20' } })
    expect(body.positions).toMatchObject([{ title: 'Newer' }])
  })

  it('[WZ-39] [BY-24] begins with the answers of the last application, without what belongs to that submit alone', async () => {
    const account = { id: randomUUID() }
    const client = wizard.as(account)
    await client.call(saveEqualOpportunity, { body: equalOpportunity })
    const sent = await client.call(saveApplication, { query: {}, body: { ...everyField, complete: 1 } })
    expect(sent.status).toBe(201)
    const { body } = await wizard.as(account).call(getWizard, { query: { p: '7,8' } })
    expect(body).toMatchObject({
      positions: [{ id: 8 }],
      applied: [{ position_id: 7 }],
      person: { saved: false, facts: { equal_opportunity: true, returning: true } },
    })
    expect(body.person?.application).toMatchObject({
      first_name: 'Ana',
      jobs: everyField.jobs,
      positions: [8],
    })
    for (const key of ['mismatch_ack', 'complete', 'from_sug', 'suggestions_done', 'utm'])
      expect(body.person?.application).not.toHaveProperty(key)
  })
})
