import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  askPersonReview,
  exportEqualOpportunity,
  getDropOff,
  getOwnSentApplication,
  getSentApplication,
  saveApplication,
  saveEqualOpportunity,
} from '@lunchpail/contracts/wizard/api'
import { accountChanged } from '@lunchpail/contracts/auth/events'
import { applicationMoved } from '@lunchpail/contracts/engagement/events'
import type { Client } from '@lunchpail/kit-service/testing/test-service'
import { applicant } from '../../../../contracts/test/applicant.ts'
import { position, question, completeBody, equalOpportunity, type Body } from '../../test/factories.ts'
import { shareWizard, type Wizard } from '../../test/wizard-service.ts'

let wizard: Wizard
beforeAll(async () => {
  wizard = await shareWizard()
})

/** A person who has answered the equal-opportunity questions. */
async function person(): Promise<{ id: string; client: Client }> {
  const id = randomUUID()
  const client = wizard.as({ id })
  await client.call(saveEqualOpportunity, { body: equalOpportunity })
  return { id, client }
}
const submit = (client: Client, change: Body) =>
  client.call(saveApplication, {
    query: { _st: 'review' },
    body: { ...completeBody(change), complete: 1 },
  })

describe('what the company of a role sees', () => {
  const companyId: string = randomUUID()
  const namesake: string = randomUUID()
  const manager = (level: number, of: string = companyId) =>
    wizard.as({
      id: randomUUID(),
      type: 'hiring manager',
      company: { id: of, approved: true, level: level as 4, access: null },
    })
  const sent = async () => {
    const own = { company_id: 3, managed_by: companyId }
    await wizard.publishPositions(
      position({ ...own, id: 11, title: 'Welder', questions: [question({ company_id: 3 })] }),
      // another company of the same name, and one of which no id was known yet
      position({
        company_id: 4,
        managed_by: namesake,
        id: 12,
        title: 'Loader',
        questions: [question({ id: 'q2', company_id: 4 })],
      }),
    )
    const { client, id: accountId } = await person()
    const { body } = await submit(client, {
      positions: [12, 11],
      first_name: 'Rosa',
      mismatch_ack: { 11: ['commute'], 12: ['availability'] },
      questions: [
        { id: 'q1', response: 'a1' },
        { id: 'q2', response: 'a1' },
      ],
    })
    const [theirs, application] = (body as { applications: { application_id: string }[] }).applications
    return { client, accountId, id: application!.application_id, ofNamesake: theirs!.application_id }
  }

  it('[EN-18] is the application as it was sent, and no one else sees it', async () => {
    const { client, id } = await sent()
    await client.call(saveApplication, { query: {}, body: { self_promo: 'Written later' } })
    const { status, body } = await manager(1).call(getSentApplication, { params: { id } })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      application: { self_promo: 'I am on time.', questions: [{ id: 'q1', response: 'a1' }] },
      questions: [{ id: 'q1' }],
    })
    expect(JSON.stringify(body)).not.toMatch(/Written later|1990|ana@|Main St/)
    const other = await manager(4, randomUUID()).call(getSentApplication, { params: { id } })
    expect([other.status, other.body.code]).toEqual([404, 'not-found'])
  })

  it('[BY-25] is shown to its candidate with all that they told its company, and to no one else', async () => {
    const { client, id } = await sent()
    await client.call(saveApplication, { query: {}, body: { self_promo: 'Written later' } })
    const { status, body } = await client.call(getOwnSentApplication, { params: { id } })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      application: {
        first_name: 'Rosa',
        self_promo: 'I am on time.',
        questions: [{ id: 'q1', response: 'a1' }],
      },
      position: { id: 11, title: 'Welder', questions: [{ id: 'q1' }] },
      accepted: ['commute'],
    })
    expect(body.application.birth_date).toMatch(/1990/)
    expect(JSON.stringify(body)).not.toMatch(/Written later|q2|gender|ethnicity|veteran|disability/)
    // as it was sent, also once it is another job, or none anymore
    await wizard.publishPositions(position({ id: 11, version: 5, title: 'Cook', company_name: 'Initech' }))
    const title = async () =>
      (await client.call(getOwnSentApplication, { params: { id } })).body.position.title
    expect(await title()).toBe('Welder')
    await wizard.pool.query('delete from position where id = 11')
    expect(await title()).toBe('Welder')
    const other = await (await person()).client.call(getOwnSentApplication, { params: { id } })
    expect([other.status, other.body.code]).toEqual([404, 'not-found'])
  })

  it('[EN-18] has the answers to its own questions, and none of another company of the same name', async () => {
    const { id, ofNamesake } = await sent()
    const read = async (of: string, application: string) => {
      const { body } = await manager(1, of).call(getSentApplication, { params: { id: application } })
      return [body.questions.map((one) => one.id), body.application.questions!.map((one) => one.id)]
    }
    expect(await read(companyId, id)).toEqual([['q1'], ['q1']])
    expect(await read(namesake, ofNamesake)).toEqual([['q2'], ['q2']])
  })

  it('[AU-24] of an archived or fake account is hidden, unless the company began with it', async () => {
    const [hidden, begun] = [await sent(), await sent()]
    await wizard.publish(accountChanged, {
      things: [hidden, begun].map(({ accountId }) => applicant({ id: accountId, version: 2, status: 4 })),
    })
    const moved = { version: 2, position_id: 7, state: 1, withdrawn_at: null }
    await wizard.publish(applicationMoved, {
      things: [{ ...moved, id: begun.id, account_id: begun.accountId }],
    })
    const look = async ({ id }: { readonly id: string }) =>
      (await manager(1).call(getSentApplication, { params: { id } })).status
    await expect.poll(async () => [await look(hidden), await look(begun)]).toEqual([404, 200])
    const csv = ((await manager(4).call(exportEqualOpportunity, {})).body as Buffer).toString('utf8')
    expect([csv.includes(hidden.id), csv.includes(begun.id)]).toEqual([false, true])
  })
  it('[BY-29] is seen without what was compared once its candidate asks for a person, and with it again when they take that back', async () => {
    const { id, accountId } = await sent()
    const candidate = wizard.as({ id: accountId })
    const ask = (client: Client, asked: boolean) =>
      client.call(askPersonReview, { params: { id }, body: { asked } })
    const seen = async () => {
      const { body } = await manager(1).call(getSentApplication, { params: { id } })
      return [body.person_review, body.mismatch.length > 0]
    }
    const own = async () =>
      (await candidate.call(getOwnSentApplication, { params: { id } })).body.person_review
    expect([await seen(), await own()]).toEqual([[false, true], false])
    expect((await ask(candidate, true)).body).toEqual({ asked: true })
    expect([await seen(), await own()]).toEqual([[true, false], true])
    expect((await ask(wizard.as({ id: randomUUID() }), false)).status).toBe(404)
    await ask(candidate, false)
    expect([await seen(), await own()]).toEqual([[false, true], false])
  })

  it('[EN-19] is counted as sent, and by their next step those that are not, for the own company alone', async () => {
    const of = async (id = companyId) => (await manager(1, id).call(getDropOff, {})).body
    const before = await of()
    const stepOf = ({ steps }: typeof before, step: string) =>
      steps.find((one) => one.step === step)?.count ?? 0
    await sent()
    const { client } = await person()
    await client.call(saveApplication, {
      query: {},
      body: { ...completeBody(), positions: [11], questions: [] },
    })
    const after = await of()
    expect([after.begun - before.begun, after.sent - before.sent]).toEqual([2, 1])
    expect(stepOf(after, 'questions') - stepOf(before, 'questions')).toBe(1)
    expect(await of(randomUUID())).toEqual({ days: 30, begun: 0, sent: 0, steps: [], unknown: 0 })
    expect(JSON.stringify(after)).not.toMatch(/account|name|@/)
  })
  it('[EN-18] has the equal-opportunity answers as a file of their own, for admins alone', async () => {
    const { id } = await sent()
    const export_ = (level: number, of = companyId) => manager(level, of).call(exportEqualOpportunity, {})
    const own = await export_(4)
    const csv = (own.body as Buffer).toString('utf8')
    expect(csv).toContain(`${id},Welder,"Newark, NJ",`)
    expect(csv).toContain('Chose not to say,Prefer not to say,Chose not to say,Chose not to say')
    // the other role of the same application is another company's
    expect(csv.match(/Welder/g)?.length).toBe(csv.trim().split('\r\n').length - 1)
    expect(csv).not.toMatch(/Rosa|ana@/)
    expect((await export_(2)).status).toBe(403)
    expect(((await export_(4, randomUUID())).body as Buffer).toString('utf8')).not.toContain(id)
  })
})
