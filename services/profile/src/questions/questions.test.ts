import { randomInt, randomUUID } from 'node:crypto'
import { accountStatus } from '@lunchpail/contracts/auth/enumerations'
import { accountChanged, credentialsChanged } from '@lunchpail/contracts/auth/events'
import type { DataOf } from '@lunchpail/contracts/event'
import { dayMs } from '@lunchpail/contracts/durations'
import { positionChanged } from '@lunchpail/contracts/jobs/events'
import type { Question } from '@lunchpail/contracts/jobs/question'
import {
  answerQuestion,
  answerQuestionLink,
  getPreferences,
  getProfile,
  getQuestion,
  listQuestions,
  openQuestionLink,
  saveProfile,
  sendQuestion,
} from '@lunchpail/contracts/profile/api'
import { answerChanged, questionRequested } from '@lunchpail/contracts/profile/events'
import { answersSaved } from '@lunchpail/contracts/wizard/events'
import { contactSecretFrom } from '@lunchpail/kit-service/contact-secret'
import { readSecrets } from '@lunchpail/kit-service/secret-set'
import { watchTabs } from '@lunchpail/kit-events/testing/watch-tabs'
import { beforeAll, describe, expect, it } from 'vitest'
import { position } from '../../../../contracts/test/position.ts'
import { question as anyQuestion } from '../../../../contracts/test/walk-inputs.ts'
import { contactSecret, shareProfile, type Profile } from '../../test/profile-service.ts'

let profile: Profile
beforeAll(async () => {
  profile = await shareProfile()
})

const named = { first_name: 'Rosa', last_name: 'Diaz', email: 'rosa@example.com', phone: '2125550100' }
const person = (proven = true) => {
  const id = randomUUID()
  return { id, person: { ...named, email_proven: proven, phone_proven: false } }
}

/** A position of a company that asks one question. */
async function asked(over: Partial<Question> = {}): Promise<{ id: string; positionId: number }> {
  const positionId = randomInt(1_000_000, 900_000_000)
  const id = `q${randomUUID().slice(0, 8)}`
  const question: Question = { ...anyQuestion, hash: id.slice(1), ...over, id }
  await profile.publish(positionChanged, { things: [position({ id: positionId, questions: [question] })] })
  await expect
    .poll(async () => (await profile.as(person()).call(getQuestion, { params: { question: id } })).status)
    .toBe(200)
  return { id, positionId }
}

describe('[MT-06] questions', () => {
  it('come with the open ones first, and a company joins in for its own positions', async () => {
    const { id, positionId } = await asked()
    const client = profile.as(person())
    const ids = async (query: { page?: string; p?: string } = {}) =>
      (await client.call(listQuestions, { query })).body.questions.map((one) => one.id)
    expect(await ids()).not.toContain(id)
    expect(await ids({ p: String(positionId) })).toContain(id)
    const { body } = await client.call(answerQuestion, {
      params: { question: 'search-status' },
      body: { response: 's1' },
    })
    expect(body).toEqual({ answered: 1, needed: 20, next: 'role' })
    expect((await ids())[0]).toBe('role')
  })

  it('that are skipped lead on to the next, past all of them, and around', async () => {
    const client = profile.as(person())
    const next = async (question: string) =>
      (await client.call(getQuestion, { params: { question } })).body.next
    expect(await next('role')).toBe('availability')
    expect(await next('availability')).toBe('commute-length')
    const { body } = await client.call(answerQuestion, {
      params: { question: 'commute-length' },
      body: { response: 'm45' },
    })
    expect(body.next).toBe('wage')
    const { questions } = (await client.call(listQuestions, { query: { page: '3' } })).body
    const last = questions.filter(({ answered }) => !answered).at(-1)!
    expect(await next(last.id)).toBe('search-status')
  })

  it('[MT-05] each count once, wherever they were answered', async () => {
    const account = person()
    const client = profile.as(account)
    const { id } = await asked()
    await client.call(saveProfile, { body: { skills: [{ qid: 'no-such-skill', has_skill: true }] } })
    const answers = [
      ['skill-forklift', 'a2'],
      ['skill-forklift', 'a1'],
      [id, 'yes'],
      ['wage', 'w20'],
    ] as const
    for (const [one, response] of answers)
      expect(
        (await client.call(answerQuestion, { params: { question: one }, body: { response } })).status,
      ).toBe(200)
    expect((await client.call(listQuestions)).body.answered).toBe(3)
    await expect
      .poll(() => profile.publishedCandidates(account.id).at(-1))
      .toMatchObject({ answers: 3, wage: 20, missing_skills: ['forklift'] })
  })

  it('have what 2 §3 lists of a question and of its choices', async () => {
    const client = profile.as(person())
    const again = { reprompt_threshold: '2027-01-01T00:00:00.000Z', reprompt_answers: ['no'] }
    const { id } = await asked(again)
    const one = async (question: string) =>
      (await client.call(getQuestion, { params: { question } })).body.question
    expect(await one(id)).toMatchObject({ hash: id.slice(1), company_name: 'Acme', ...again })
    const months = async (question: string) => (await one(question)).answers.map((choice) => choice.months)
    expect(await months('skill-forklift')).toEqual([undefined, 6, 12, 36])
    expect(await months('skill-lifting')).toEqual([undefined, undefined])
  })

  it('[MT-13] write the preference that they ask for, and the skill', async () => {
    const client = profile.as(person())
    await client.call(answerQuestion, {
      params: { question: 'availability' },
      body: { response: ['day', 'night'] },
    })
    await client.call(answerQuestion, { params: { question: 'skill-welding' }, body: { response: 'a4' } })
    const { body } = await client.call(getPreferences)
    expect(body.preferences).toMatchObject({ shift_day: 4, shift_night: 3, shift_swing: 1 })
    expect((await client.call(getProfile)).body.profile.questions).toMatchObject([
      { qid: 'welding', has_skill: true, months: 36 },
    ])
  })

  it('refuse what is no answer to them, with its sentence at its field', async () => {
    const client = profile.as(person())
    const { id } = await asked({ type: 2, answers: [] })
    const refused: unknown[] = []
    for (const [one, response] of [
      ['wage', 'w9'],
      ['wage', ['w20', 'w21']],
      ['skill-forklift', 'yes'],
      ['availability', []],
      ['availability', ['weekend']],
      [id, ''],
      ['nothing', 'a1'],
    ] as const) {
      const { status, body } = await client.call(answerQuestion, {
        params: { question: one },
        body: { response: typeof response === 'string' ? response : [...response] },
      })
      refused.push([
        one,
        status,
        (body as { fields?: { response?: { error: string } } }).fields?.response?.error,
      ])
    }
    expect(refused).toEqual([
      ['wage', 400, expect.any(String)],
      ['wage', 400, expect.any(String)],
      ['skill-forklift', 400, expect.any(String)],
      ['availability', 400, expect.any(String)],
      ['availability', 400, 'Please be available for at least one standard shift: day, swing or night'],
      [id, 400, 'This field is required'],
      ['nothing', 404, undefined],
    ])
    expect((await client.call(listQuestions)).body.answered).toBe(0)
  })

  it('of a company that were answered in an application are not asked again, and what was said last counts', async () => {
    const toldTo = await watchTabs(profile.nats.url)
    const account = person()
    const client = profile.as(account)
    const { id } = await asked()
    const saved = (saved_at: string, response: string) =>
      profile.publish(answersSaved, {
        account_id: account.id,
        saved_at,
        answers: [{ question_id: id, response, follow_up_response: null }],
      })
    await saved('2026-11-20T12:00:00.000Z', 'yes')
    const own = async () => (await client.call(getQuestion, { params: { question: id } })).body.question
    await expect.poll(own).toMatchObject({ answered: true, response: 'yes' })
    await client.call(answerQuestion, {
      params: { question: id },
      body: { response: 'no', follow_up_response: 'Of what was not asked' },
    })
    // open tabs are told of both
    await expect.poll(() => toldTo(account.id)).toEqual(['profile', 'profile'])
    await saved('2026-11-21T12:00:00.000Z', 'yes')
    await profile.publish(answersSaved, {
      account_id: account.id,
      saved_at: '2026-11-21T12:00:00.000Z',
      answers: [{ question_id: `${id}x`, response: 'yes', follow_up_response: null }],
    })
    await expect.poll(async () => (await client.call(listQuestions)).body.answered).toBe(2)
    expect(await own()).toMatchObject({ response: 'no' })
    expect(await own()).not.toHaveProperty('follow_up_response')
    const published = () =>
      profile.events
        .published(answerChanged)
        .flatMap(({ data }) => data.things)
        .filter((one) => one.account_id === account.id && one.question_id === id)
        .map(({ version, response }) => [version, response])
    await expect.poll(published).toEqual([
      [1, 'yes'],
      [2, 'no'],
    ])
  })

  it('are asked again once a company wants to know anew', async () => {
    const client = profile.as(person())
    const { id } = await asked({
      reprompt_threshold: new Date(profile.clock.now().getTime() + dayMs).toISOString(),
      reprompt_answers: ['no'],
    })
    await client.call(answerQuestion, { params: { question: id }, body: { response: 'no' } })
    const isAnswered = async () =>
      (await client.call(getQuestion, { params: { question: id } })).body.question.answered
    expect(await isAnswered()).toBe(true)
    profile.clock.advance(2 * dayMs)
    expect(await isAnswered()).toBe(false)
  })

  it('are asked again where a company has other choices by now', async () => {
    const client = profile.as(person())
    const { id, positionId } = await asked()
    await client.call(answerQuestion, { params: { question: id }, body: { response: 'no' } })
    const answers = ['yes', 'later'].map((one) => ({ id: one, value: one, has_follow_up: false }))
    const question: Question = { ...anyQuestion, hash: id.slice(1), id, answers }
    await profile.publish(positionChanged, {
      things: [position({ id: positionId, version: 2, questions: [question] })],
    })
    const own = async () => (await client.call(getQuestion, { params: { question: id } })).body.question
    await expect.poll(async () => (await own()).answers.map((one) => one.id)).toEqual(['yes', 'later'])
    expect(await own()).toMatchObject({ answered: false })
  })

  it('keep one choice as itself and several as a list, whichever was sent, and a1 of a skill means no skill in both', async () => {
    const client = profile.as(person())
    const keywords = [{ id: 'forklift', name: 'Driving a forklift' }]
    const choices = [
      { id: 'a1', value: 'No', has_follow_up: false },
      { id: 'a2', value: 'Yes', has_follow_up: false, keywords },
    ]
    const skill = await asked({ type: 6, skill: true, keywords, answers: choices })
    const many = await asked({ type: 4, answers: choices })
    const answer = (question: string, response: string | string[]) =>
      client.call(answerQuestion, { params: { question }, body: { response } })
    await answer(skill.id, ['a1'])
    await answer(many.id, 'a2')
    const response = async (question: string) =>
      (await client.call(getQuestion, { params: { question } })).body.question.response
    expect([await response(skill.id), await response(many.id)]).toEqual(['a1', ['a2']])
    expect((await client.call(getProfile)).body.profile.questions).toMatchObject([
      { qid: 'forklift', has_skill: false },
    ])
  })
})

describe('[MT-06] a link to a question', () => {
  const visitor = () => profile.visitor()
  const secret = contactSecretFrom(readSecrets(contactSecret))
  /** Publishes an account with this email as auth does; resolves when the service knows it. */
  async function publishAccount(id: string, version: number, email: string, changed: object = {}) {
    const state = { id, version, type: 'applicant', first_name: 'Rosa', last_name: 'Diaz' } as const
    const contact = { sealed_contact: 'sealed', email_hash: secret.hash('email', email), phone_hash: null }
    const rest = { language: 'en', timezone: null, status: 1, phone_state: 'unverified' } as const
    const open = { job_alerts_enabled: false, barred_until: null }
    await profile.publish(accountChanged, {
      things: [{ ...state, ...contact, ...rest, ...open, ...changed }],
    })
    await expect
      .poll(async () => {
        const { rows } = await profile.pool.query('select version from known_contact where account_id = $1', [
          id,
        ])
        return rows as unknown[]
      })
      .toEqual([{ version }])
  }
  /** A link that a candidate had sent to them. */
  async function sent(id = 'skill-forklift') {
    const account = person()
    await publishAccount(account.id, 1, named.email)
    const client = profile.as(account)
    const { status } = await client.call(sendQuestion, { params: { question: id }, body: { by: 'email' } })
    expect(status).toBe(201)
    const events = () =>
      profile.events.published(questionRequested).filter(({ data }) => data.account_id === account.id)
    await expect.poll(() => events().length).toBe(1)
    const content = await profile.open(events()[0]!.data.sealed_question)
    return { account, client, content: content as { to: string; hash: string; secret: string } }
  }

  it('goes to what its person has proven, and nowhere else', async () => {
    const { content } = await sent()
    expect(content).toMatchObject({ to: 'rosa@example.com', hash: 'skill-forklift' })
    const text = await profile
      .as(person())
      .call(sendQuestion, { params: { question: 'wage' }, body: { by: 'text' } })
    expect(text.body).toMatchObject({ code: 'contact-unproven' })
    const unproven = await profile
      .as(person(false))
      .call(sendQuestion, { params: { question: 'wage' }, body: { by: 'email' } })
    expect(unproven.body).toMatchObject({ code: 'contact-unproven' })
  })

  it('is offered by text only to whoever takes texts: after STOP none would arrive', async () => {
    const offered: unknown[] = []
    for (const takes_texts of [true, undefined]) {
      const { id } = person()
      const client = profile.as({
        id,
        person: { ...named, email_proven: true, phone_proven: true, takes_texts },
      })
      const { body } = await client.call(getQuestion, { params: { question: 'wage' } })
      const call = { params: { question: 'wage' }, body: { by: 'text' } } as const
      offered.push([body.channels, (await client.call(sendQuestion, call)).status])
    }
    expect(offered).toEqual([
      [['text', 'email'], 201],
      [['email'], 403],
    ])
  })

  it('answers its question without signing in, once, and tells nothing of what was answered before', async () => {
    const toldTo = await watchTabs(profile.nats.url)
    const { account, client, content } = await sent()
    await client.call(answerQuestion, { params: { question: 'skill-forklift' }, body: { response: 'a4' } })
    const opened = await visitor().call(openQuestionLink, { body: { token: content.secret } })
    expect(opened.body.question).toMatchObject({ id: 'skill-forklift' })
    expect(JSON.stringify(opened.body)).not.toMatch(/"(response|answered|has_skill|months)"/)
    const answer = (response: string) =>
      visitor().call(answerQuestionLink, { body: { token: content.secret, response } })
    // no answer to it leaves the link as it was
    expect((await answer('w20')).status).toBe(400)
    expect((await answer('a1')).body).toEqual({ answered: 1, needed: 20 })
    // open tabs are told of both answers
    await expect.poll(() => toldTo(account.id)).toEqual(['profile', 'profile'])
    const twice = await answer('a2')
    expect([twice.status, twice.body]).toMatchObject([
      403,
      {
        code: 'link-expired',
        error: 'This link has expired or was already used. Please ask for a new one.',
      },
    ])
    const { body } = await client.call(getQuestion, { params: { question: 'skill-forklift' } })
    expect(body.question).toMatchObject({ response: 'a1', has_skill: false })
  })

  it('is refused after a week, and to another person who is signed in', async () => {
    const { content } = await sent()
    const other = await profile.as(person()).call(answerQuestionLink, {
      body: { token: content.secret, response: 'a1' },
    })
    expect(other.body).toMatchObject({ code: 'forbidden' })
    profile.clock.advance(8 * dayMs)
    const late = await visitor().call(openQuestionLink, { body: { token: content.secret } })
    expect(late.body).toMatchObject({ code: 'link-expired' })
  })

  it('ends once its contact is not the account’s anymore, and with a new password', async () => {
    const open = async ({ content }: Awaited<ReturnType<typeof sent>>) =>
      (await visitor().call(openQuestionLink, { body: { token: content.secret } })).status
    const [moved, renewed, kept] = [await sent(), await sent(), await sent()]
    expect([await open(moved), await open(renewed)]).toEqual([200, 200])
    await publishAccount(moved.account.id, 2, 'rosa.diaz@example.com')
    const late = await visitor().call(answerQuestionLink, {
      body: { token: moved.content.secret, response: 'a1' },
    })
    expect(late.body).toMatchObject({ code: 'link-expired' })
    const changes = { language: 'en', sealed_address: 'sealed' } as const
    const publish = ({ account }: typeof kept, ...changed: DataOf<typeof credentialsChanged>['changed']) =>
      profile.publish(credentialsChanged, { ...changes, account_id: account.id, changed })
    await publish(kept, 'passkey')
    await publish(renewed, 'passkey', 'password')
    await expect.poll(() => open(renewed)).toBe(403)
    expect(await open(kept)).toBe(200)
  })

  it.each([
    ['suspended', { barred_until: '9999-12-31T00:00:00.000Z' }],
    ['archived', { status: accountStatus.archived }],
  ])('ends once its person is %s', async (_, changed) => {
    const { account, content } = await sent()
    await publishAccount(account.id, 2, named.email, changed)
    const late = await visitor().call(answerQuestionLink, {
      body: { token: content.secret, response: 'a1' },
    })
    expect(late.body).toMatchObject({ code: 'link-expired' })
  })

  it('is sent ten times a day at most', async () => {
    const client = profile.as(person())
    const codes: (string | undefined)[] = []
    let wait: string | null = null
    for (let count = 0; count < 11; count++) {
      profile.clock.advance(10_000)
      const { body, headers } = await client.call(sendQuestion, {
        params: { question: 'wage' },
        body: { by: 'email' },
      })
      codes.push((body as { code?: string }).code)
      wait = headers.get('retry-after')
    }
    expect(codes.slice(9)).toEqual([undefined, 'too-many-questions'])
    // the first of the ten was sent 100 seconds before
    expect(wait).toBe(String(24 * 60 * 60 - 100))
  })
})
