import {
  addCompanyQuestion,
  changeCompanyQuestion,
  changeRole,
  createRole,
  getRole,
  listCompanyQuestions,
  listRoles,
  restoreCompanyQuestion,
  retireCompanyQuestion,
} from '@lunchpail/contracts/jobs/api'
import { maxCompanyQuestions } from '@lunchpail/contracts/jobs/questions-api'
import * as postingLimits from '@lunchpail/contracts/jobs/posting-limits'
import { beforeAll, describe, expect, it } from 'vitest'
import { posting, typedRole } from '../../test/factories.ts'
import { shareJobs, type Jobs } from '../../test/jobs-service.ts'
import { idOf, companiesOf } from '../../test/companies.ts'

let jobs: Jobs
beforeAll(async () => {
  jobs = await shareJobs()
})
const { company, published } = companiesOf(() => jobs)

describe('the roles of a company', () => {
  it('[EN-19] asks in one line, in which something is seen', async () => {
    const { editor } = await company()
    const add = async (change: object) => {
      const body = {
        question: 'A forklift license?',
        type: 1 as const,
        answers: ['Yes 👨\u200d🔧', 'No ❤\ufe0f'],
      }
      const { status, body: said } = await editor.call(addCompanyQuestion, { body: { ...body, ...change } })
      return [status, Object.keys(said.fields ?? {})]
    }
    for (const text of ['\u200b\u200b', 'Lift \u202ekcurt', 'Lift\n50 pounds']) {
      expect(await add({ question: text })).toEqual([400, ['question']])
      expect(await add({ answers: ['Yes', text] })).toEqual([400, ['answers.1']])
    }
    expect((await add({}))[0]).toBe(201)
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
    // not another company's, and not for viewers
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

  it('[EN-19] has so many questions in use at most, beside retired ones and those of other companies', async () => {
    const [own, other] = [await company(), await company()]
    const add = ({ editor }: typeof own) =>
      editor.call(addCompanyQuestion, { body: { question: 'Can you lift 50 pounds?', type: 2 } })
    const { body } = await add(own)
    await jobs.pool.query(
      `insert into question (id, company_id, text, type, answers, retired_at)
       select 'many-' || n, company_id, text, type, answers, case n when 0 then now() end
         from question, generate_series(0, $2) as n where id = $1`,
      [body.question.id, maxCompanyQuestions - 2],
    )
    expect((await add(own)).status).toBe(201)
    expect((await add(own)).body.code).toBe('conflict')
    expect((await add(other)).status).toBe(201)
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
})
