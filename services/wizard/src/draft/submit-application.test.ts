import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  askPersonReview,
  getOwnSentApplication,
  getWizard,
  saveApplication,
  saveEqualOpportunity,
} from '@lunchpail/contracts/wizard/api'
import { applicationMoved, inviteChanged } from '@lunchpail/contracts/engagement/events'
import { answersSaved, applicationSubmitted, sectionsSaved } from '@lunchpail/contracts/wizard/events'
import type { Client } from '@lunchpail/kit-service/testing/test-service'
import { dayMs, hourMs } from '@lunchpail/contracts/durations'
import { position, question, completeBody, equalOpportunity, type Body } from '../../test/factories.ts'
import { shareWizard, type Wizard } from '../../test/wizard-service.ts'

let wizard: Wizard
beforeAll(async () => {
  wizard = await shareWizard()
  await wizard.publishPositions(
    position(),
    position({ id: 8, title: 'Packer', questions: [] }),
    position({ id: 9, state: 'closed' }),
    position({ id: 10, state: 'paused', questions: [question({ id: 'q9' })] }),
  )
})

/** A person who has answered the equal-opportunity questions, as their account is known to them. */
async function person(version?: number): Promise<{ id: string; client: Client }> {
  const id = randomUUID()
  const client = wizard.as({ id, ...(version !== undefined && { version }) })
  await client.call(saveEqualOpportunity, { body: equalOpportunity })
  return { id, client }
}
const submit = (client: Client, change: Body = {}, idempotencyKey?: string) =>
  client.call(saveApplication, {
    query: { _st: 'review' },
    body: { ...completeBody(change), complete: 1 },
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  })
const eventsOf = (id: string) =>
  wizard.events.published(applicationSubmitted).filter(({ data }) => data.account_id === id)
const rowsOf = async (id: string) => ({
  applications: (await wizard.pool.query('select * from application where account_id = $1', [id])).rowCount,
  submissions: (await wizard.pool.query('select * from submission where account_id = $1', [id])).rowCount,
  events: eventsOf(id).length,
})

describe('a submit', () => {
  it('[WZ-29] makes one application for each position and says so once', async () => {
    const { id, client } = await person(4)
    const { status, body } = await submit(client, { positions: [7, 8] })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      complete: 1,
      positions: [{ id: 7 }, { id: 8 }],
      questions: [{ id: 'q1' }],
      answerCount: 1,
      inviteCount: 0,
      applications: [{ position_id: 7 }, { position_id: 8 }],
      closed: [],
    })
    await expect.poll(() => rowsOf(id)).toEqual({ applications: 2, submissions: 1, events: 1 })
    expect(eventsOf(id)[0]!.data).toMatchObject({
      account_id: id,
      account_version: 4,
      language: 'en',
      positions: [
        {
          position_id: 7,
          title: 'Picker',
          company_name: 'Acme',
          city: 'Newark',
          region: 'NJ',
          wage_from: 18.5,
          wage_to: null,
        },
        { position_id: 8, title: 'Packer' },
      ],
    })
    const { rows } = await wizard.pool.query(
      'select application, questions from submission where account_id = $1',
      [id],
    )
    expect(rows[0]).toMatchObject({
      application: completeBody({ positions: [7, 8], complete: true }),
      questions: [{ id: 'q1' }],
    })
  })

  it('[WZ-29] counts the invites that wait for an answer of this person', async () => {
    const { id, client } = await person()
    const invite = (account_id: string, open: boolean) => ({
      id: randomUUID(),
      version: 1,
      account_id,
      open,
      starts_at: null,
    })
    const own = [invite(id, true), invite(id, true), invite(id, false), invite(id, true)]
    await wizard.publish(inviteChanged, { things: [...own, invite(randomUUID(), true)] })
    await wizard.publish(inviteChanged, { things: [{ ...own[3]!, version: 2, open: false }] })
    const open = () =>
      wizard.pool
        .query('select 1 from invite where account_id = $1 and open', [id])
        .then(({ rowCount }) => rowCount)
    await expect.poll(open).toBe(2)
    expect((await submit(client)).body).toMatchObject({ complete: 1, inviteCount: 2 })
    // a repeat says the same
    expect((await submit(client)).body).toMatchObject({ complete: 1, inviteCount: 2 })
  })

  it('[WZ-28] [WZ-29] without a version is merged with the draft, and names the answers given so far', async () => {
    const { id, client } = await person()
    const { first_name, ...rest } = completeBody({ skills: [{ qid: 'weld', has_skill: false }] })
    await client.call(saveApplication, { query: {}, body: { first_name } })
    const { status, body } = await client.call(saveApplication, {
      query: {},
      body: { ...rest, complete: 1 },
    })
    expect([status, body]).toMatchObject([201, { questions: [{ id: 'q1' }], answerCount: 2 }])
    const { rows } = await wizard.pool.query('select application from submission where account_id = $1', [id])
    expect(rows[0].application).toMatchObject({ first_name: 'Ana', last_name: 'Diaz' })
  })

  it('[WZ-13] [WZ-20] [WZ-24] sends nothing that its person took back, neither to the company nor to profile', async () => {
    const choices = [
      { id: 'a1', value: 'Yes', has_follow_up: true, keywords: [{ id: 'tank', name: 'Tanks' }] },
      { id: 'a2', value: 'No', has_follow_up: false },
    ]
    await wizard.publishPositions(
      position({
        id: 15,
        keywords: [{ id: 'forklift', name: 'Forklift' }],
        questions: [question({ id: 'q15', answers: choices })],
      }),
    )
    const job = {
      title: 'Picker',
      company: 'Acme',
      city: 'Newark',
      state: 'NJ',
      duties: 'Picked orders.',
      reason_for_leaving: 1,
      reason_explain: 'Caught stealing.',
    }
    const { id, client } = await person()
    const { status, body } = await submit(client, {
      positions: [15],
      jobs: [
        { ...job, start_date: '01/2022', end_date: '12/2024', reference_id: 'abc' },
        { ...job, start_date: '01/2025', current_job: true, reference_id: 'def' },
      ],
      gaps: [{ start_date: '01/2024', end_date: '12/2024', reason: 'I was in county jail.' }],
      skills: [
        { qid: 'forklift', has_skill: false },
        { qid: 'tank', has_skill: true },
      ],
      gut_checks: [
        { qid: 'forklift', reason: 'In the prison yard.' },
        { qid: 'tank', reason: 'In a tank unit.' },
      ],
      questions: [{ id: 'q15', response: 'a2', follow_up_response: 'I had a DUI.' }],
      mismatch_ack: { 15: ['qualifications'] },
    })
    expect([status, body]).toMatchObject([201, { complete: 1 }])
    const { rows } = await wizard.pool.query('select application from submission where account_id = $1', [id])
    expect(rows[0].application).toMatchObject({
      jobs: [{ start_date: '01/2022', reason_for_leaving: 1 }, { start_date: '01/2025' }],
      gaps: [],
      questions: [{ id: 'q15', response: 'a2' }],
    })
    const told = () =>
      JSON.stringify([
        wizard.events.published(answersSaved).filter(({ data }) => data.account_id === id),
        wizard.events.published(sectionsSaved).filter(({ data }) => data.account_id === id),
      ])
    await expect.poll(told).toMatch(/"q15".*Picked orders/)
    const { applications } = body as { applications: { application_id: string }[] }
    const seen = await client.call(getOwnSentApplication, {
      params: { id: applications[0]!.application_id },
    })
    expect(seen.body.application.skills).toEqual([{ qid: 'forklift', has_skill: false }])
    const words = [JSON.stringify(rows), told(), JSON.stringify(seen.body.application)].join()
    expect(words).not.toMatch(/jail|prison|stealing|DUI/)
    expect(JSON.stringify(seen.body.application)).not.toContain('tank')
  })

  it('[WZ-20] a question whose time is over is asked again, with the next application and not before', async () => {
    const reprompt_threshold = new Date(wizard.clock.now().getTime() + hourMs).toISOString()
    const again = question({ id: 'q-again', reprompt_threshold, reprompt_answers: ['a2'] })
    const once = question({ id: 'q-once', reprompt_threshold, reprompt_answers: ['a2'] })
    await wizard.publishPositions(position({ id: 30, questions: [again, once] }))
    const { client } = await person()
    const questions = [
      { id: 'q-again', response: 'a2' },
      { id: 'q-once', response: 'a1' },
    ]
    expect((await submit(client, { positions: [30], questions })).status).toBe(201)
    const answered = async () =>
      (await client.call(getWizard, { query: {} })).body.person?.application.questions
    expect(await answered()).toEqual(questions)
    wizard.clock.advance(2 * hourMs)
    expect(await answered()).toEqual([{ id: 'q-once', response: 'a1' }])
  })

  it('[WZ-20] a question whose time is over is asked again, also where another job was applied for since', async () => {
    const reprompt_threshold = new Date(wizard.clock.now().getTime() + hourMs).toISOString()
    const again = question({ id: 'q-again-later', reprompt_threshold, reprompt_answers: ['a2'] })
    await wizard.publishPositions(
      position({ id: 31, questions: [again] }),
      position({ id: 32, questions: [] }),
    )
    const { client } = await person()
    const questions = [{ id: 'q-again-later', response: 'a2' }]
    expect((await submit(client, { positions: [31], questions })).status).toBe(201)
    wizard.clock.advance(1000)
    const { version } = (await client.call(getWizard, { query: {} })).body.person!
    expect((await submit(client, { positions: [32], questions, version })).status).toBe(201)
    wizard.clock.advance(2 * hourMs)
    const { body } = await client.call(getWizard, { query: {} })
    expect(body.person?.application.questions).toEqual([])
  })

  describe('[WZ-20] an answer in an application that is open when its time is over', () => {
    let next = 40
    /** A person with a saved application for a job that asks again in an hour. */
    const withDraft = async () => {
      const reprompt_threshold = new Date(wizard.clock.now().getTime() + hourMs).toISOString()
      const id = next++
      const again = { reprompt_threshold, reprompt_answers: ['a2'] }
      const asked = [question({ id: `q${id}`, ...again }), question({ id: `q${id}b`, ...again })]
      await wizard.publishPositions(position({ id, questions: asked }))
      const { id: account, client } = await person()
      const questions = [
        { id: `q${id}`, response: 'a2' },
        { id: `q${id}b`, response: 'a1' },
      ]
      const body = completeBody({ positions: [id], questions })
      const { version } = (await client.call(saveApplication, { query: {}, body })).body as {
        version: number
      }
      wizard.clock.advance(2 * hourMs)
      return { account, client, id, body, version, kept: questions.slice(1) }
    }

    it('is asked again, once: the same answer is a new one then', async () => {
      const { client, id, body, kept } = await withDraft()
      const read = async () => (await client.call(getWizard, { query: { p: String(id) } })).body.person!
      const first = await read()
      expect(first.application.questions).toEqual(kept)
      const { status } = await client.call(saveApplication, {
        query: {},
        body: { ...body, version: first.version },
      })
      expect(status).toBe(200)
      expect((await read()).application.questions).toEqual(body.questions)
      const sent = await client.call(saveApplication, {
        query: {},
        body: { ...body, version: (await read()).version, complete: 1 },
      })
      expect(sent.status).toBe(201)
    })

    it.each([0, 1] as const)(
      'is not taken from a page that shows it still (complete: %i)',
      async (complete) => {
        const { account, client, id, body, version, kept } = await withDraft()
        const stale = await client.call(saveApplication, { query: {}, body: { ...body, version, complete } })
        expect([stale.status, (stale.body as { code?: string }).code]).toEqual([409, 'conflict'])
        const drafts = await wizard.pool.query('select version from draft where account_id = $1', [account])
        expect(drafts.rows).toEqual([{ version: version + 1 }])
        const { body: read } = await client.call(getWizard, { query: { p: String(id) } })
        expect(read.person!.application.questions).toEqual(kept)
      },
    )

    it('is no answer of a save without a version that does not carry it', async () => {
      const { client, kept } = await withDraft()
      const sent = await client.call(saveApplication, { query: {}, body: { complete: 1 } })
      expect([sent.status, (sent.body as { code?: string }).code]).toEqual([409, 'incomplete'])
      const saved = await client.call(saveApplication, { query: {}, body: { self_promo: 'Hello' } })
      expect((saved.body as { application: Body }).application.questions).toEqual(kept)
    })
  })

  it('[WZ-29] answerCount counts what was answered, not what was asked', async () => {
    const { client } = await person()
    const answered = await submit(client, {
      positions: [8],
      questions: [
        { id: 'q1', response: 'a1' },
        { id: 'q5', response: ['a2'] },
        { id: 'q6', response: '' },
      ],
    })
    expect(answered.body).toMatchObject({ questions: [], answerCount: 2 })
  })

  it('[WZ-35] [WZ-38] publishes the click of the ad and the campaign with the submit', async () => {
    const { id, client } = await person()
    const utm = { utm_source: 'board', utm_campaign: 'fall' }
    await submit(client, { clickcast_click_id: 'click-1', utm })
    await expect.poll(() => eventsOf(id).length).toBe(1)
    expect(eventsOf(id)[0]!.data).toMatchObject({ clickcast_click_id: 'click-1', utm })
  })

  it('[WZ-29] pressed many times at once with one key, or from two tabs, is one application and one event', async () => {
    const { id, client } = await person()
    const key = randomUUID()
    const answers = await Promise.all([
      submit(client, {}, key),
      submit(client, {}, key),
      submit(client, {}, key),
      submit(client),
      submit(client, {}, randomUUID()),
    ])
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201, 201])
    const ids = answers.map(({ body }) =>
      'applications' in body ? body.applications[0]!.application_id : undefined,
    )
    expect(new Set(ids).size).toBe(1)
    await expect.poll(() => rowsOf(id)).toEqual({ applications: 1, submissions: 1, events: 1 })
  })

  it('[WZ-29] to a position applied to before shows that application and sends the others', async () => {
    const { id, client } = await person()
    const first = await submit(client)
    const { body } = await client.call(getWizard, { query: {} })
    const second = await submit(client, { positions: [7, 8], version: body.person!.version })
    expect(second.status).toBe(201)
    if (!('applications' in first.body) || !('applications' in second.body)) throw new Error('not sent')
    expect(second.body.positions).toMatchObject([{ id: 8 }])
    expect(second.body.applications).toContainEqual(first.body.applications[0])
    await expect.poll(() => rowsOf(id)).toEqual({ applications: 2, submissions: 2, events: 2 })
  })

  it('[EN-03] [BY-29] to a position whose application was withdrawn is one again 30 days later, and before it says when', async () => {
    const { id, client } = await person()
    const applicationOf = async () => {
      const { body } = await submit(client)
      if (!('applications' in body)) throw new Error('not sent')
      return body.applications[0]!
    }
    const { application_id } = await applicationOf()
    const monthMs = 30 * dayMs
    const now = wizard.clock.now().getTime()
    const withdraw = async (version: number, of: string, at: number) => {
      const moved = { id: of, version, account_id: id, position_id: 7, state: 2 }
      await wizard.publish(applicationMoved, {
        things: [{ ...moved, withdrawn_at: new Date(at).toISOString() }],
      })
      const read = 'select version from progress where id = $1'
      await expect.poll(async () => (await wizard.pool.query(read, [of])).rows[0]?.version).toBe(version)
    }
    await withdraw(2, application_id, now - monthMs + 60_000)
    const again = { apply_again_at: new Date(now + 60_000).toISOString() }
    expect(await applicationOf()).toEqual({ position_id: 7, application_id, ...again })
    const look = async () => (await client.call(getWizard, { query: { p: '7' } })).body
    expect(await look()).toMatchObject({ positions: [], applied: [again] })

    const review = async (of: string) =>
      (await client.call(getOwnSentApplication, { params: { id: of } })).body.person_review
    await client.call(askPersonReview, { params: { id: application_id }, body: { asked: true } })
    await withdraw(3, application_id, now - monthMs)
    expect(await look()).toMatchObject({ positions: [{ id: 7 }], applied: [] })
    const second = await applicationOf()
    expect(second.application_id).not.toBe(application_id)
    // who asked for a person (BY-29) still does, until they take it back
    expect(await review(second.application_id)).toBe(true)
    await client.call(askPersonReview, { params: { id: second.application_id }, body: { asked: false } })
    // and that is one for good again
    expect(await applicationOf()).toMatchObject({ application_id: second.application_id })
    await expect.poll(() => rowsOf(id)).toEqual({ applications: 2, submissions: 2, events: 2 })
    const twice = `insert into application (id, account_id, position_id, submission_id)
      select gen_random_uuid(), account_id, position_id, submission_id from application where account_id = $1 limit 1`
    await expect(wizard.pool.query(twice, [id])).rejects.toThrow('application_last_key')
    await withdraw(2, second.application_id, now - monthMs)
    const third = await applicationOf()
    expect(third.application_id).not.toBe(second.application_id)
    expect(await review(third.application_id)).toBe(false)
  })

  it('[WZ-29] names every step and field that is still missing, and keeps the draft', async () => {
    const { id, client } = await person()
    await client.call(saveApplication, { query: {}, body: { first_name: 'Ana' } })
    const { status, body } = await submit(client, {
      birth_date: '02/3',
      questions: [],
      done_adding_jobs: false,
      version: 1,
    })
    expect([status, body.code]).toEqual([409, 'incomplete'])
    expect(
      Object.fromEntries(Object.entries(body.fields!).map(([field, { code }]) => [field, code])),
    ).toEqual({
      'info.birth_date': 'person.birth-date',
      'history.done_adding_jobs': 'field.required',
      'questions.questions.q1': 'field.choose',
    })
    expect(await rowsOf(id)).toEqual({ applications: 0, submissions: 0, events: 0 })
  })

  it('[WZ-06] waits for the equal-opportunity answers', async () => {
    const { body } = await submit(wizard.as())
    expect([body.code, Object.keys(body.fields!)]).toEqual(['incomplete', ['info.equal_opportunity']])
  })

  it('[WZ-29] leaves closed positions out with a notice; where none is left it refuses', async () => {
    const { client } = await person()
    const some = await submit(client, { positions: [9, 7, 10] })
    expect(some.status).toBe(201)
    expect(some.body).toMatchObject({ positions: [{ id: 7 }], closed: [{ id: 9 }, { id: 10 }] })
    const none = await submit((await person()).client, { positions: [9] })
    expect([none.status, none.body.code]).toEqual([409, 'position-closed'])
  })

  it('[WZ-29] for a position that is not known yet asks to come again, and for none at all says so', async () => {
    const { client } = await person()
    const unknown = await submit(client, { positions: [7, 404] })
    expect([unknown.status, unknown.body.code]).toEqual([404, 'position-unknown'])
    const none = await submit(client, { positions: [] })
    expect([none.body.code, Object.keys(none.body.fields!)]).toEqual(['incomplete', ['review.positions']])
  })

  it('[WZ-28] [WZ-29] based on an older draft is refused, and so is a late save after it', async () => {
    const { client } = await person()
    await client.call(saveApplication, { query: {}, body: completeBody() })
    expect((await submit(client, { version: 0 })).body.code).toBe('conflict')
    expect((await submit(client, { version: 1 })).status).toBe(201)
    const late = await client.call(saveApplication, { query: {}, body: { ...completeBody(), version: 1 } })
    expect(late.body.code).toBe('conflict')
    const { body } = await client.call(getWizard, { query: { p: '7' } })
    expect(body).toMatchObject({
      positions: [],
      applied: [{ position_id: 7 }],
      person: { saved: false, version: 2 },
    })
  })
})
