import {
  addCompanyQuestion,
  changeRole,
  createRole,
  getPosition,
  getRole,
  listCompanyQuestions,
  listPositions,
  listRoles,
  setRoleState,
} from '@lunchpail/contracts/jobs/api'
import { positionChanged } from '@lunchpail/contracts/jobs/events'
import { portalState } from '@lunchpail/contracts/jobs/enumerations'
import { beforeAll, describe, expect, it } from 'vitest'
import { posting, typedRole } from '../../test/factories.ts'
import { shareJobs, type Jobs } from '../../test/jobs-service.ts'
import { compareRoles } from '../../test/role-order.ts'
import { companies, idOf, companiesOf } from '../../test/companies.ts'

let jobs: Jobs
beforeAll(async () => {
  jobs = await shareJobs()
})
const { company, published } = companiesOf(() => jobs)

describe('the roles of a company', () => {
  it('[EN-19] posts one that candidates find, with everything that was typed', async () => {
    const { id: companyId, name, editor } = await company()
    const asked = await editor.call(addCompanyQuestion, {
      body: { question: 'Can you lift 50 pounds?', type: 1, answers: ['Yes', 'No'] },
    })
    const made = await editor.call(createRole, {
      body: typedRole({
        title: 'Night packer',
        shifts: ['night'],
        weekend: true,
        keywords: ['packing'],
        questions: [asked.body.question.id],
      }),
    })
    expect([made.status, made.body.role.state, made.body.role.active]).toEqual([201, 'open', true])
    const { id } = made.body.role
    const shown = await jobs.visitor().call(getPosition, { params: idOf(id), query: {} })
    expect(shown.body.position).toMatchObject({
      title: 'Night packer',
      company_name: name,
      city: 'Newark',
      wage: { from: 18, to: 20.5 },
      shifts: ['night'],
      details: [{ heading: null, text: 'You pick and pack orders.\n- walk\n- lift' }],
    })
    await expect
      .poll(() => published(id))
      .toMatchObject({
        managed_by: companyId,
        weekend: true,
        keywords: [{ id: 'packing' }],
        questions: [{ question: 'Can you lift 50 pounds?', answers: [{ value: 'Yes' }, { value: 'No' }] }],
      })
    const { body } = await editor.call(listCompanyQuestions)
    expect(body.questions.map(({ question, roles }) => [question, roles])).toEqual([
      ['Can you lift 50 pounds?', 1],
    ])
  })

  it('[EN-19] says by field what is wrong, and stores nothing', async () => {
    const { editor } = await company()
    const create = async (body: Parameters<typeof typedRole>[0]) => {
      const refused = await editor.call(createRole, { body: typedRole(body) })
      return [refused.status, Object.keys(refused.body.fields ?? {})]
    }
    expect(await create({ title: ' ' })).toEqual([400, ['title']])
    for (const title of ['Dock\nWorker', 'Dock \u202erekrow', '\u200b\u200b', '\u3164'])
      expect(await create({ title })).toEqual([400, ['title']])
    expect(await create({ address: '12 Dock\nStreet\u202e evil' })).toEqual([400, ['address']])
    expect(await create({ zip: '00000' })).toEqual([400, ['zip']])
    expect(await create({ wage_from: 30, wage_to: 20 })).toEqual([400, ['wage_to']])
    // it would be stored as $0
    expect(await create({ wage_from: 0.001, wage_to: 0.001 })).toEqual([400, ['wage_from', 'wage_to']])
    // half hours, as the form offers them
    for (const schedule_start of ['7pm', '7:15AM', '7:00 AM', 'mornings', '7:00AM or late'])
      expect([schedule_start, ...(await create({ schedule_start }))]).toEqual([
        schedule_start,
        400,
        ['schedule_start'],
      ])
    expect(await create({ shifts: ['day'], schedule_start: '7:00AM or 9:00PM' })).toEqual([
      400,
      ['schedule_start'],
    ])
    for (const description of ['  ', '\u200b\u200b', '\u{e0fff}\n\u{1d159}'])
      expect(await create({ description })).toEqual([400, ['description']])
    for (const schedule_duration of ['12 Dock\nStreet', '12 \u202eskeew', '\u200b'])
      expect(await create({ schedule_duration })).toEqual([400, ['schedule_duration']])
    expect(await create({ schedule_description: '\u2065' })).toEqual([400, ['schedule_description']])
    expect(await create({ questions: ['q0000'] })).toEqual([400, ['questions']])
    expect(await create({ wage_from: null, wage_to: null, shifts: [] })).toEqual([
      409,
      ['wage_from', 'shifts'],
    ])
    expect((await editor.call(listRoles)).body.total).toBe(0)
  })

  it('[JB-12] keeps one without pay or shifts as incomplete, and opens it once it has both', async () => {
    const { editor } = await company()
    const made = await editor.call(createRole, { body: typedRole({ state: 'paused', shifts: [] }) })
    expect([made.body.role.portal_state, made.body.role.state]).toEqual([portalState.incomplete, 'paused'])
    const params = idOf(made.body.role.id)
    const refused = await editor.call(setRoleState, { params, body: { state: 'open' } })
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([409, ['shifts']])
    await editor.call(changeRole, { params, body: { ...typedRole(), version: 1 } })
    const opened = await editor.call(setRoleState, { params, body: { state: 'open' } })
    expect([opened.status, opened.body.role.active]).toEqual([200, true])
    // others are told which of them candidates may see
    const told = () =>
      jobs.events
        .published(positionChanged)
        .flatMap(({ data }) => data.things)
        .filter(({ id }) => String(id) === params.id)
        .map(({ state, live }) => [state, live])
    await expect.poll(told).toEqual([
      ['paused', false],
      ['paused', false],
      ['open', true],
    ])
  })

  it('[JB-12] opens none that others have yet to approve, and shows none that is not live', async () => {
    const { editor } = await company()
    const params = idOf((await editor.call(createRole, { body: typedRole() })).body.role.id)
    const seen = async (state: number) => {
      await jobs.pool.query('update position set portal_state = $2 where id = $1', [params.id, state])
      const { role } = (await editor.call(getRole, { params })).body
      return [role.active, (await jobs.visitor().call(getPosition, { params, query: {} })).status]
    }
    const found: unknown[] = []
    for (const state of [1, 2, 3, 5, 6, 7, 8]) found.push([state, ...(await seen(state))])
    expect(found).toEqual([
      [1, true, 200],
      [2, false, 404],
      [3, false, 404],
      [5, false, 404],
      [6, false, 404],
      [7, false, 404],
      [8, true, 200],
    ])
    await seen(portalState.pending)
    const { version } = (await editor.call(getRole, { params })).body.role
    await editor.call(changeRole, { params, body: { ...typedRole({ title: 'Not yet' }), version } })
    await editor.call(setRoleState, { params, body: { state: 'paused' } })
    const refused = await editor.call(setRoleState, { params, body: { state: 'open' } })
    expect([refused.status, refused.body.code]).toEqual([409, 'role-not-approved'])
    // no other service takes applications to it either
    await expect.poll(() => published(Number(params.id))).toMatchObject({ title: 'Not yet', state: 'paused' })
  })

  it('[JB-12] lists those that are active first, then by state, title and place, and finds one by its words', async () => {
    const { id, viewer } = await company()
    const name = `Company ${companies}`
    const of = { externalId: name, name, about: null }
    await jobs.save(
      ['Welder', 'picker', 'Baker', 'Ámbar', 'Closed one', 'Baker'].map((title, index) =>
        posting({
          title,
          company: of,
          state: title === 'Closed one' ? 'closed' : 'open',
          externalId: `${name} ${index}`,
        }),
      ),
    )
    await jobs.pool.query(
      `update position set portal_state = 8 where title = 'Baker' and company_id = (select id from company where employer_id = $1)`,
      [id],
    )
    const { body } = await viewer.call(listRoles)
    expect(body.roles.map(({ title }) => title)).toEqual([
      'Ámbar',
      'picker',
      'Welder',
      'Baker',
      'Baker',
      'Closed one',
    ])
    expect(body.roles).toEqual(body.roles.toSorted(compareRoles))
    expect([body.counts, body.may]).toEqual([{ all: 6, open: 5, paused: 0, closed: 1 }, { edit: false }])
    const found = await viewer.call(listRoles, { query: { search: '  WELD ' } })
    expect(found.body.roles.map(({ title }) => title)).toEqual(['Welder'])
    expect((await viewer.call(listRoles, { query: { search: '%' } })).body.total).toBe(0)
    const closed = await viewer.call(listRoles, { query: { state: 'closed' } })
    expect([closed.body.total, closed.body.counts.all]).toEqual([1, 6])
    const packers = Array.from({ length: 16 }, (_, index) =>
      posting({ title: 'Packer', company: of, externalId: `${name} packer ${index}` }),
    )
    await jobs.save(packers)
    const pages = await Promise.all(['1', '2'].map((page) => viewer.call(listRoles, { query: { page } })))
    expect(pages.map((page) => page.body.roles.length)).toEqual([20, 2])
    const listed = pages.flatMap((page) => page.body.roles)
    expect(new Set(listed.map((role) => role.id)).size).toBe(22)
    expect(listed).toEqual(listed.toSorted(compareRoles))
  })

  it('[EN-19] leaves what a manager changed to them: no import opens, closes or rewrites it', async () => {
    const { editor } = await company()
    const name = `Company ${companies}`
    const of = { externalId: name, name, about: null }
    const feed = (title: string) => jobs.save([posting({ title, company: of, externalId: name })])
    await feed('As imported')
    const [listed] = (await editor.call(listRoles)).body.roles
    const params = idOf(listed!.id)
    const before = (await editor.call(getRole, { params })).body.role
    expect([before.imported, before.description]).toEqual([true, 'Pick and pack.'])
    await editor.call(setRoleState, { params, body: { state: 'closed' } })
    await feed('As imported again')
    const after = (await editor.call(getRole, { params })).body.role
    expect([after.title, after.state, after.imported]).toEqual(['As imported', 'closed', false])
    expect(
      (await jobs.visitor().call(listPositions, { query: {} })).body.positions.map(({ id }) => id),
    ).not.toContain(listed!.id)
  })

  it('[EN-19] takes a change once: who changed an older version is told', async () => {
    const { editor } = await company()
    const made = await editor.call(createRole, { body: typedRole() })
    const params = idOf(made.body.role.id)
    const change = (title: string) =>
      editor.call(changeRole, { params, body: { ...typedRole({ title }), version: made.body.role.version } })
    expect([(await change('First')).status, (await change('Second')).body.code]).toEqual([200, 'conflict'])
    expect((await editor.call(getRole, { params })).body.role.title).toBe('First')
  })

  it('[AU-26] is for the company alone, and for those who may edit to change', async () => {
    const [own, other] = [await company(), await company()]
    const { id } = (await own.admin.call(createRole, { body: typedRole({ state: 'paused' }) })).body.role
    const params = idOf(id)
    const body = { ...typedRole(), version: 1 }
    expect((await own.viewer.call(getRole, { params })).status).toBe(200)
    expect((await own.viewer.call(changeRole, { params, body })).status).toBe(403)
    for (const refused of [
      await other.admin.call(getRole, { params }),
      await other.admin.call(changeRole, { params, body }),
      await other.admin.call(setRoleState, { params, body: { state: 'open' } }),
    ])
      expect([refused.status, refused.body.code]).toEqual([404, 'not-found'])
    expect((await other.admin.call(listRoles)).body.total).toBe(0)
    const question = await own.admin.call(addCompanyQuestion, { body: { question: 'Only ours?', type: 2 } })
    const stolen = await other.admin.call(createRole, {
      body: typedRole({ questions: [question.body.question.id] }),
    })
    expect(stolen.status).toBe(400)
  })
})
