import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  applyInOneClick,
  getWizard,
  saveApplication,
  saveEqualOpportunity,
} from '@lunchpail/contracts/wizard/api'
import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import type { Client } from '@lunchpail/kit-service/testing/test-service'
import { position, question, completeBody, equalOpportunity, type Body } from '../../test/factories.ts'
import { shareWizard, type Wizard } from '../../test/wizard-service.ts'

let wizard: Wizard
beforeAll(async () => {
  wizard = await shareWizard()
  await wizard.publishPositions(
    position(),
    position({ id: 8, title: 'Packer', questions: [] }),
    position({ id: 9, state: 'closed' }),
    position({ id: 10, questions: [question({ id: 'q9' })] }),
    position({ id: 11, latitude: 34.05, longitude: -118.24, questions: [] }),
  )
})

const apply = (client: Client, id: number, idempotencyKey?: string) =>
  client.call(applyInOneClick, {
    body: { position: id },
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  })
const save = (client: Client, body: Body) => client.call(saveApplication, { query: {}, body })
/** A candidate who applied for position 7. */
async function returning(): Promise<{ id: string; client: Client }> {
  const id = randomUUID()
  const client = wizard.as({ id, person: { first_name: 'Ana', last_name: 'Diaz', email: 'now@example.com' } })
  await client.call(saveEqualOpportunity, { body: equalOpportunity })
  expect((await save(client, { ...completeBody(), complete: 1 })).status).toBe(201)
  return { id, client }
}
const sent = (id: string) =>
  wizard.events
    .published(applicationSubmitted)
    .filter(({ data }) => data.account_id === id)
    .flatMap(({ data }) => data.positions.map(({ position_id }) => position_id))
const applications = async (id: string) =>
  (await wizard.pool.query('select from application where account_id = $1', [id])).rowCount

describe('[JB-07] one click', () => {
  it('sends the last application to one more position, once, whatever is pressed again', async () => {
    const { id, client } = await returning()
    const [first, same, other] = await Promise.all([
      apply(client, 8, 'a key of the first click'),
      apply(client, 8, 'a key of the first click'),
      apply(client, 8, 'a key of another device'),
    ])
    const ids = [first, same, other].map(({ body }) => body.application_id)
    expect([new Set(ids).size, await applications(id)]).toEqual([1, 2])
    expect([first.status, other.status]).toContain(200)
    expect(await apply(client, 8)).toMatchObject({ status: 200, body: { application_id: ids[0] } })
    await expect.poll(() => sent(id)).toEqual([7, 8])
    const { rows } = await wizard.pool.query(
      `select application from submission where account_id = $1 and application->'positions' = '[8]'`,
      [id],
    )
    expect(rows[0].application).toMatchObject({
      email: 'now@example.com',
      self_promo: 'I am on time.',
      positions: [8],
    })
  })

  it('asks what the position still needs, and takes no closed or unknown one', async () => {
    const { id, client } = await returning()
    const codes = async (position: number) => (await apply(client, position)).body
    expect(await codes(10)).toMatchObject({ code: 'incomplete', fields: { 'questions.questions.q9': {} } })
    expect(await codes(9)).toMatchObject({ code: 'position-closed' })
    expect(await codes(99_999)).toMatchObject({ code: 'position-unknown' })
    const stranger = wizard.as({ id: randomUUID() })
    expect((await apply(stranger, 8)).body).toMatchObject({ code: 'incomplete' })
    expect(await applications(id)).toBe(1)
  })

  it('leaves an unfinished application to other positions, and takes this one out of it', async () => {
    const { client } = await returning()
    await save(client, { positions: [8, 10], questions: [{ id: 'q1', response: 'a2' }] })
    expect((await apply(client, 8)).status).toBe(201)
    const { body } = await client.call(getWizard, { query: {} })
    expect(body.person).toMatchObject({ saved: true, application: { positions: [10] } })
  })
})
