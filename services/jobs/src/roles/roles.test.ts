import { randomUUID } from 'node:crypto'
import { companyChanged } from '@lunchpail/contracts/auth/events'
import { gatheringChanged } from '@lunchpail/contracts/engagement/events'
import {
  addCompanyQuestion,
  changeCompanyQuestion,
  changeRole,
  createRole,
  followKeyword,
  getEventKeyword,
  getPosition,
  getRole,
  getRolePoster,
  listCompanyQuestions,
  listPositions,
  listRoles,
  restoreCompanyQuestion,
  retireCompanyQuestion,
  setEventKeyword,
  setRoleKeyword,
  setRoleState,
} from '@lunchpail/contracts/jobs/api'
import { keywordChanged, positionChanged } from '@lunchpail/contracts/jobs/events'
import { portalState } from '@lunchpail/contracts/jobs/enumerations'
import * as postingLimits from '@lunchpail/contracts/jobs/posting-limits'
import { beforeAll, describe, expect, it } from 'vitest'
import { managerOf, posting, typedRole } from '../../test/factories.ts'
import { shareJobs, type Jobs } from '../../test/jobs-service.ts'
import { compareRoles } from '../../test/role-order.ts'

let jobs: Jobs
beforeAll(async () => {
  jobs = await shareJobs()
})

let companies = 0
/** An approved company with an admin, an editor and a viewer. */
async function company() {
  const id = randomUUID()
  const name = `Company ${++companies}`
  await jobs.publish(companyChanged, { things: [{ id, version: 1, name, approved: true }] })
  const known = async () => (await jobs.pool.query('select 1 from employer where id = $1', [id])).rowCount
  await expect.poll(known).toBe(1)
  const of = (level: 1 | 2 | 4) => jobs.as(managerOf(randomUUID(), id, level))
  return { id, name, admin: of(4), editor: of(2), viewer: of(1) }
}
const idOf = (id: number) => ({ id: String(id) })
const published = (id: number) =>
  jobs.events
    .published(positionChanged)
    .flatMap(({ data }) => data.things)
    .findLast((thing) => thing.id === id)

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

  it('[EN-19] asks a changed question in other words under another id, and a retired one no more', async () => {
    const { editor, viewer } = await company()
    const other = await company()
    const add = (question: string) =>
      editor.call(addCompanyQuestion, { body: { question, type: 1, answers: ['Yes', 'No'] } })
    const [first, second] = [await add('A forklift license?'), await add('Steel toes?')]
    const [old, kept] = [first.body.question.id, second.body.question.id]
    const made = await editor.call(createRole, { body: typedRole({ questions: [old, kept] }) })
    const { id } = made.body.role
    const asked = () => published(id)?.questions.map(({ question }) => question)
    const change = {
      params: { id: old },
      body: { question: 'A reach truck license?', type: 1, answers: ['No'] },
    }
    const few = await editor.call(changeCompanyQuestion, change as never)
    expect([few.status, Object.keys(few.body.fields ?? {})]).toEqual([400, ['answers']])
    const typed = { ...change, body: { ...change.body, type: 1 as const, answers: ['Yes', 'No', 'Soon'] } }
    // nobody else's, no viewer's
    expect((await viewer.call(changeCompanyQuestion, typed)).status).toBe(403)
    expect((await other.admin.call(changeCompanyQuestion, typed)).status).toBe(404)
    expect((await other.admin.call(retireCompanyQuestion, { params: { id: old } })).status).toBe(404)
    const same = { question: 'A forklift license?', type: 1 as const, answers: ['Yes', 'No'] }
    const unchanged = await editor.call(changeCompanyQuestion, { params: { id: old }, body: same })
    expect([unchanged.body.question.id, unchanged.body.question.roles]).toEqual([old, 1])

    const changed = await editor.call(changeCompanyQuestion, typed)
    expect(changed.body.question).toMatchObject({ question: 'A reach truck license?', roles: 1 })
    expect(changed.body.question.id).not.toBe(old)
    await expect.poll(asked).toEqual(['A reach truck license?', 'Steel toes?'])
    expect((await editor.call(changeCompanyQuestion, typed)).body.code).toBe('conflict')
    // who had the form of the role open before
    const stale = { ...typedRole({ questions: [old] }), version: made.body.role.version }
    expect((await editor.call(changeRole, { params: idOf(id), body: stale })).body.code).toBe('conflict')
    const again = await editor.call(createRole, { body: typedRole({ questions: [old] }) })
    expect([again.status, Object.keys(again.body.fields ?? {})]).toEqual([400, ['questions']])

    for (let twice = 0; twice < 2; twice++)
      expect((await editor.call(retireCompanyQuestion, { params: { id: kept } })).status).toBe(200)
    await expect.poll(asked).toEqual(['A reach truck license?'])
    const { body } = await editor.call(listCompanyQuestions)
    expect(body.questions.map(({ question, roles }) => [question, roles])).toEqual([
      ['A reach truck license?', 1],
    ])
  })

  it('[EN-19] brings a retired question back to the roles that asked it, in its place', async () => {
    const { editor, viewer } = await company()
    const other = await company()
    const [first, second, third] = await Promise.all(
      ['One?', 'Two?', 'Three?'].map(async (question) => {
        const { body } = await editor.call(addCompanyQuestion, { body: { question, type: 2 } })
        return body.question.id
      }),
    )
    const roleOf = async (questions: (string | undefined)[]) =>
      (await editor.call(createRole, { body: typedRole({ questions: questions as string[] }) })).body.role
    const whole = await roleOf([first, second, third])
    const edited = await roleOf([second, third])
    const never = await roleOf([first])
    const askedBy = (id: number) => published(id)?.questions.map(({ question }) => question)
    const one = { params: { id: second! } }
    // in use it stays as it is
    expect((await editor.call(restoreCompanyQuestion, one)).body.question.roles).toBe(2)
    await editor.call(retireCompanyQuestion, one)
    // saved without it, as its manager sees it
    const { role } = (await editor.call(getRole, { params: idOf(edited.id) })).body
    const saved = await editor.call(changeRole, {
      params: idOf(edited.id),
      body: { ...typedRole({ questions: [third!, first!] }), version: role.version },
    })
    expect(saved.status).toBe(200)
    const lists = async () => (await viewer.call(listCompanyQuestions)).body
    expect((await lists()).retired).toMatchObject([{ id: second, question: 'Two?', roles: 2 }])
    expect((await lists()).questions.map(({ id }) => id)).not.toContain(second)
    expect((await viewer.call(restoreCompanyQuestion, one)).status).toBe(403)
    expect((await other.admin.call(restoreCompanyQuestion, one)).status).toBe(404)
    expect((await other.admin.call(listCompanyQuestions)).body.retired).toEqual([])

    for (let twice = 0; twice < 2; twice++) {
      const { body } = await editor.call(restoreCompanyQuestion, one)
      expect(body.question).toMatchObject({ id: second, roles: 2 })
    }
    await expect.poll(() => askedBy(whole.id)).toEqual(['One?', 'Two?', 'Three?'])
    await expect.poll(() => askedBy(edited.id)).toEqual(['Three?', 'One?', 'Two?'])
    expect(askedBy(never.id)).toEqual(['One?'])
    expect((await lists()).retired).toEqual([])

    // other words took its place: it is gone, and is not listed
    const changed = await editor.call(changeCompanyQuestion, { ...one, body: { question: '2?', type: 2 } })
    expect((await editor.call(restoreCompanyQuestion, one)).body.code).toBe('conflict')
    expect((await lists()).retired).toEqual([])
    await editor.call(retireCompanyQuestion, { params: { id: changed.body.question.id } })
    expect((await lists()).retired.map(({ question }) => question)).toEqual(['2?'])
  })

  it('[EN-19] leaves a role that is full without the question that comes back', async () => {
    const { editor } = await company()
    const ids: string[] = []
    for (let n = 0; n <= postingLimits.questions; n++) {
      const { body } = await editor.call(addCompanyQuestion, {
        body: { question: `Question ${n}?`, type: 2 },
      })
      ids.push(body.question.id)
    }
    const [id, ...others] = ids
    const { role } = (await editor.call(createRole, { body: typedRole({ questions: [id!] }) })).body
    await editor.call(retireCompanyQuestion, { params: { id: id! } })
    const { version } = (await editor.call(getRole, { params: idOf(role.id) })).body.role
    const body = { ...typedRole({ questions: others }), version }
    expect((await editor.call(changeRole, { params: idOf(role.id), body })).status).toBe(200)
    const back = await editor.call(restoreCompanyQuestion, { params: { id: id! } })
    expect([back.status, back.body.question.roles]).toEqual([200, 0])
    expect((await editor.call(listCompanyQuestions)).body.questions.map((one) => one.id)).toContain(id)
  })

  it('[EN-19] keeps what a manager made of an imported question, whatever the feed says next', async () => {
    const { name, editor } = await company()
    const asks = (title: string) =>
      posting({
        externalId: `feed of ${name}`,
        title,
        company: { externalId: name, name, about: null },
        questions: [
          { key: 'a', question: 'Retired later?', type: 2 },
          { key: 'b', question: 'Changed later?', type: 2 },
        ],
      })
    const load = (title: string) => jobs.save([asks(title)])
    await load('Picker')
    const { body } = await editor.call(listCompanyQuestions)
    const idNamed = (words: string) => body.questions.find(({ question }) => question === words)!.id
    await editor.call(retireCompanyQuestion, { params: { id: idNamed('Retired later?') } })
    await editor.call(changeCompanyQuestion, {
      params: { id: idNamed('Changed later?') },
      body: { question: 'Changed!', type: 2 },
    })
    await load('Packer')
    const { roles } = (await editor.call(listRoles)).body
    const now = () => published(roles[0]!.id)
    await expect.poll(now).toMatchObject({ title: 'Packer', questions: [{ question: 'Changed!' }] })
    // the manager's own words are retired, and brought back
    const { id } = (await editor.call(listCompanyQuestions)).body.questions[0]!
    await editor.call(retireCompanyQuestion, { params: { id } })
    await load('Stacker')
    await expect.poll(now).toMatchObject({ title: 'Stacker', questions: [] })
    await editor.call(restoreCompanyQuestion, { params: { id } })
    await expect.poll(now).toMatchObject({ title: 'Stacker', questions: [{ question: 'Changed!' }] })
    await load('Loader')
    await expect.poll(now).toMatchObject({ title: 'Loader', questions: [{ question: 'Changed!' }] })
  })

  it('[EN-19] says by field what is wrong, and stores nothing', async () => {
    const { editor } = await company()
    const create = async (body: Parameters<typeof typedRole>[0]) => {
      const refused = await editor.call(createRole, { body: typedRole(body) })
      return [refused.status, Object.keys(refused.body.fields ?? {})]
    }
    expect(await create({ title: ' ' })).toEqual([400, ['title']])
    expect(await create({ zip: '00000' })).toEqual([400, ['zip']])
    expect(await create({ wage_from: 30, wage_to: 20 })).toEqual([400, ['wage_to']])
    // [JB-16] half hours, as the form offers them
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
    expect(await create({ description: '  ' })).toEqual([400, ['description']])
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
    // nobody else takes applications to it either
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

describe('[BY-21] the poster of a role', () => {
  const post = async (editor: Awaited<ReturnType<typeof company>>['editor'], title: string) =>
    (await editor.call(createRole, { body: typedRole({ title }) })).body.role.id
  const set = (editor: Awaited<ReturnType<typeof company>>['editor'], id: number, keyword: string) =>
    editor.call(setRoleKeyword, { params: idOf(id), body: { keyword } })
  const follow = async (word: string, by?: string) => {
    const response = await fetch(
      `${jobs.url}${followKeyword.path.replace(':word', word)}${by ? `?by=${by}` : ''}`,
      {
        redirect: 'manual',
      },
    )
    return [response.status, response.headers.get('location')]
  }

  it('has a keyword, unique and bounded, that begins an application for as long as the role is open', async () => {
    const [{ editor, viewer, name }, other] = [await company(), await company()]
    const id = await post(editor, 'Dock worker')
    const number = '+15005550006'
    expect((await set(editor, id, ' dock-77 ')).body.poster).toEqual({
      id,
      title: 'Dock worker',
      company_name: name,
      location_name: 'Newark, NJ',
      wage: { from: 18, to: 20.5 },
      active: true,
      keyword: 'DOCK77',
      number,
    })
    expect((await viewer.call(getRolePoster, { params: idOf(id) })).body).toMatchObject({
      poster: { keyword: 'DOCK77' },
      may: { edit: false },
    })
    const start = `/app/start/?sn=0&p=${id}&utm_source=poster`
    expect(await follow('dock77', 'text')).toEqual([303, `${start}&utm_medium=text&utm_campaign=dock77`])
    expect(await follow('nobody-has-it')).toEqual([303, '/jobs'])
    // nobody else has it, and no other role of the company
    const mine = await post(editor, 'Loader')
    const theirs = await post(other.editor, 'Loader')
    expect((await set(editor, mine, 'DOCK77')).body).toMatchObject({ code: 'keyword-taken' })
    expect((await set(other.editor, theirs, 'dock77')).body).toMatchObject({ code: 'keyword-taken' })
    expect((await set(other.editor, id, 'OTHERS')).status).toBe(404)
    expect((await set(viewer, id, 'OTHERS')).status).toBe(403)
    for (const word of ['ab', '77', 'x'.repeat(21), '🙂'])
      expect([word, (await set(editor, mine, word)).status]).toEqual([word, 400])
    for (const word of ['Stop', 'HELP', 'start', 'c12', 'Ayuda'])
      expect([word, (await set(editor, mine, word)).body.code]).toEqual([word, 'keyword-reserved'])
    for (const state of ['paused', 'open', 'closed'] as const)
      await editor.call(setRoleState, { params: idOf(id), body: { state } })
    expect((await follow('DOCK77'))[1]).toBe(
      `/jobs/${id}?utm_source=poster&utm_medium=typed&utm_campaign=dock77`,
    )
    // given up it leads nowhere, and stays the company's
    expect((await set(editor, id, '')).body.poster.keyword).toBeNull()
    expect((await follow('DOCK77'))[1]).toBe('/jobs')
    expect((await set(other.editor, theirs, 'DOCK77')).body.code).toBe('keyword-taken')
    await editor.call(setRoleState, { params: idOf(mine), body: { state: 'closed' } })
    expect((await set(editor, mine, 'DOCK77')).body.poster.keyword).toBe('DOCK77')
    await expect
      .poll(() =>
        jobs.events
          .published(keywordChanged)
          .flatMap(({ data }) => data.things)
          .filter((thing) => thing.id === 'DOCK77')
          .map(({ version, position_id, open }) => [version, position_id, open]),
      )
      .toEqual([
        [1, id, true],
        // who texts it is told that the job is closed, and that it is open again
        [2, id, false],
        [3, id, true],
        [4, id, false],
        [5, null, true],
        [6, mine, false],
      ])
  })

  it('of an event has one too, that begins a registration until the event is over', async () => {
    const [{ id: companyId, editor, viewer }, other] = [await company(), await company()]
    const id = `hiring-day-${companyId.slice(0, 8)}`
    const params = { id }
    const day = (version: number, { open = true, hours = 1 } = {}) => ({
      id,
      version,
      kind: 'hiring' as const,
      company_id: companyId,
      open,
      canceled: false,
      ends_at: new Date(jobs.clock.now().getTime() + hours * 3_600_000).toISOString(),
    })
    const tell = async (...given: Parameters<typeof day>) => {
      await jobs.publish(gatheringChanged, { things: [day(...given)] })
      const stored = 'select version from gathering where id = $1'
      await expect.poll(async () => (await jobs.pool.query(stored, [id])).rows[0]?.version).toBe(given[0])
    }
    expect((await jobs.visitor().call(getEventKeyword, { params })).status).toBe(404)
    expect((await editor.call(setEventKeyword, { params, body: { keyword: 'DAY' } })).status).toBe(404)
    await tell(1)
    const give = async (keyword: string) =>
      (await editor.call(setEventKeyword, { params, body: { keyword } })).body
    const number = '+15005550006'
    expect(await give(' hiring-day 7')).toEqual({ keyword: 'HIRINGDAY7', number, may: { edit: true } })
    for (const caller of [jobs.visitor(), viewer, other.editor])
      expect((await caller.call(getEventKeyword, { params })).body).toEqual({
        keyword: 'HIRINGDAY7',
        number,
        may: { edit: false },
      })
    expect((await other.editor.call(setEventKeyword, { params, body: { keyword: 'MINE' } })).status).toBe(404)
    expect((await viewer.call(setEventKeyword, { params, body: { keyword: 'MINE' } })).status).toBe(403)
    expect([(await give('stop')).code, (await give('ab')).code]).toEqual(['keyword-reserved', 'invalid'])
    // one owner of all words: neither a role nor another event can have it
    const role = await post(editor, 'Greeter')
    expect((await set(editor, role, 'HIRINGDAY7')).body.code).toBe('keyword-taken')
    const source = (medium: string) => `utm_source=poster&utm_medium=${medium}&utm_campaign=hiringday7`
    expect(await follow('hiringday7', 'text')).toEqual([303, `/events/${id}/register?${source('text')}`])
    await tell(2, { open: false })
    expect((await follow('hiringday7'))[1]).toBe(`/events/${id}?${source('typed')}`)
    await tell(3, { hours: -1 })
    expect((await follow('hiringday7'))[1]).toBe(`/events/${id}?${source('typed')}`)
    expect((await give('')).keyword).toBeNull()
    expect((await follow('hiringday7'))[1]).toBe('/jobs')
    expect((await set(editor, role, 'HIRINGDAY7')).body.poster.keyword).toBe('HIRINGDAY7')
    await expect
      .poll(() =>
        jobs.events
          .published(keywordChanged)
          .flatMap(({ data }) => data.things)
          .filter((thing) => thing.id === 'HIRINGDAY7')
          .map(({ version, position_id, gathering_id }) => [version, position_id, gathering_id]),
      )
      .toEqual([
        [1, null, id],
        [2, null, null],
        [3, role, null],
      ])
  })

  it('gives a word that two companies want at once to one of them', async () => {
    const both = [await company(), await company()]
    const answers = await Promise.all(
      both.map(async ({ editor }) => set(editor, await post(editor, 'Driver'), 'RACER')),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})
