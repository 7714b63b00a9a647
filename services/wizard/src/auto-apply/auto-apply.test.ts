import { randomUUID } from 'node:crypto'
import { accountChanged, accountErased } from '@lunchpail/contracts/auth/events'
import type { DataOf } from '@lunchpail/contracts/event'
import { autoApplyCleared } from '@lunchpail/contracts/notifications/events'
import {
  getOwnSentApplication,
  getWizard,
  saveApplication,
  saveEqualOpportunity,
} from '@lunchpail/contracts/wizard/api'
import { applicationSubmitted, autoApplySettled } from '@lunchpail/contracts/wizard/events'
import { contactSecretFrom } from '@lunchpail/kit-service/contact-secret'
import { readSecrets } from '@lunchpail/kit-service/secret-set'
import type { CandidateState } from '@lunchpail/contracts/profile/events'
import { beforeAll, describe, expect, it } from 'vitest'
import { hourMs } from '@lunchpail/contracts/durations'
import { applicant } from '../../../../contracts/test/applicant.ts'
import {
  candidate,
  completeBody,
  equalOpportunity,
  position,
  question,
  type Body,
} from '../../test/factories.ts'
import { contactSecret, shareWizard, type Wizard } from '../../test/wizard-service.ts'

let wizard: Wizard
beforeAll(async () => {
  wizard = await shareWizard()
  await wizard.publishPositions(
    position(),
    position({ id: 8, title: 'Packer', questions: [] }),
    position({ id: 9, state: 'closed', questions: [] }),
    position({ id: 10, questions: [question({ id: 'q9' })] }),
    position({ id: 11, latitude: 34.05, longitude: -118.24, questions: [] }),
    position({ id: 12, questions: [], schedule_start: '7:00AM or 3:00PM' }),
    position({ id: 13, questions: [], keywords: [{ id: 'forklift', name: 'Forklift' }] }),
  )
})

const save = (id: string, body: Body) => person(id).call(saveApplication, { query: {}, body })
const person = (id: string) =>
  wizard.as({ id, person: { first_name: 'Ana', last_name: 'Diaz', email: 'ana@example.com' } })
const hashes = contactSecretFrom(readSecrets(contactSecret))

interface Who {
  readonly preferences?: Partial<CandidateState>
  readonly email?: string
  readonly status?: number
  readonly barred_until?: string | null
  readonly applied?: boolean
}
/** A candidate with auto-apply on, who applied for position 7. */
async function wanting({
  preferences,
  email = 'ana@example.com',
  status = 1,
  barred_until = null,
  applied = true,
}: Who = {}) {
  const id = randomUUID()
  await person(id).call(saveEqualOpportunity, { body: equalOpportunity })
  if (applied) expect((await save(id, { ...completeBody(), complete: 1 })).status).toBe(201)
  await wizard.publishCandidates(candidate(id, { auto_apply_enabled: true, ...preferences }))
  const account = applicant({ id, status, barred_until, email_hash: hashes.hash('email', email) })
  await wizard.publish(accountChanged, { things: [account] })
  await expect
    .poll(
      async () => (await wizard.pool.query('select from known_contact where account_id = $1', [id])).rowCount,
    )
    .toBe(1)
  return id
}
type Cleared = DataOf<typeof autoApplyCleared>
const clear = (account_id: string, position_id: number, change: Partial<Cleared> = {}, id = randomUUID()) =>
  wizard.publish(
    autoApplyCleared,
    {
      account_id,
      position_id,
      chosen_at: wizard.clock.now().toISOString(),
      reached: true,
      language: 'es',
      ...change,
    },
    { id },
  )
const settled = (id: string) =>
  wizard.events
    .published(autoApplySettled)
    .filter(({ data }) => data.account_id === id)
    .map(({ data: { position_id, outcome } }) => `${position_id} ${outcome}`)
const automatic = (id: string) =>
  wizard.events
    .published(applicationSubmitted)
    .filter(({ data }) => data.account_id === id && data.automatic)
    .map(({ data }) => data)

describe('[MT-11] auto-apply', () => {
  it('[WZ-24] sends nothing that its person took back in what they sent last', async () => {
    const id = await wanting()
    const left = {
      skills: [{ qid: 'forklift', has_skill: false }],
      gut_checks: [{ qid: 'forklift', reason: 'In the prison yard.' }],
    }
    await wizard.pool.query(
      'update submission set application = application || $2::jsonb where account_id = $1',
      [id, JSON.stringify(left)],
    )
    await clear(id, 8)
    await expect.poll(() => settled(id)).toEqual(['8 sent'])
    const { rows } = await wizard.pool.query(
      `select application->'gut_checks' as told from submission where account_id = $1 order by submitted_at`,
      [id],
    )
    expect(rows.map(({ told }) => told)).toEqual([left.gut_checks, []])
  })

  it('[WZ-35] sends what the person sent last, once, and says that it was automatic', async () => {
    const id = await wanting()
    const cause = randomUUID()
    await clear(id, 8, {}, cause)
    await clear(id, 8, {}, cause)
    await clear(id, 8)
    await expect.poll(() => settled(id)).toEqual(['8 sent', '8 left'])
    const sent = automatic(id)
    expect(sent).toMatchObject([{ language: 'es', positions: [{ position_id: 8, title: 'Packer' }] }])
    const { body } = await person(id).call(getOwnSentApplication, {
      params: { id: sent[0]!.positions[0]!.application_id },
    })
    expect(body).toMatchObject({ application: { self_promo: 'I am on time.' } })
  })

  it('asks the person where an answer, a shift or a skill is open, or they never sent one', async () => {
    const id = await wanting()
    const asked = [10, 12, 13]
    for (const position_id of asked) await clear(id, position_id)
    await expect.poll(() => settled(id).toSorted()).toEqual(asked.map((one) => `${one} asked`))
    const first = await wanting({ applied: false })
    await clear(first, 8)
    await expect.poll(() => settled(first)).toEqual(['8 asked'])
    const moved = await wanting({ email: 'new@example.com' })
    await clear(moved, 8)
    await expect.poll(() => settled(moved)).toEqual(['8 asked'])
    expect([id, first, moved].flatMap(automatic)).toEqual([])
  })

  it('leaves what closed, is too far, was applied to, is being applied to, or is wanted no more', async () => {
    const id = await wanting()
    await save(id, { positions: [8], questions: [] })
    for (const position_id of [9, 11, 7, 8]) await clear(id, position_id)
    await expect.poll(() => settled(id).toSorted()).toEqual(['11 left', '7 left', '8 left', '9 left'])
    const off = await wanting({ preferences: { auto_apply_enabled: false } })
    const archived = await wanting({ status: -1 })
    const suspended = await wanting({ barred_until: '9999-12-31T00:00:00.000Z' })
    for (const one of [off, archived, suspended]) {
      await clear(one, 8)
      await expect.poll(() => settled(one)).toEqual(['8 left'])
    }
    expect([id, off, archived, suspended].flatMap(automatic)).toEqual([])
  })

  it('sends nothing that was chosen hours ago: it has its turn again', async () => {
    const id = await wanting()
    const hoursAgo = new Date(wizard.clock.now().getTime() - 3 * hourMs)
    await clear(id, 8, { chosen_at: hoursAgo.toISOString() })
    await expect.poll(() => settled(id)).toEqual(['8 late'])
    expect(automatic(id)).toEqual([])
  })

  it('leaves an unfinished application to other jobs as it is', async () => {
    const id = await wanting()
    await save(id, { positions: [10], questions: [{ id: 'q9', response: 'a2' }] })
    const draft = async () => (await person(id).call(getWizard, { query: {} })).body.person
    const before = await draft()
    await clear(id, 8)
    await expect.poll(() => settled(id)).toEqual(['8 sent'])
    expect(await draft()).toEqual(before)
  })

  it('does nothing for whom no message reaches, or who was erased', async () => {
    const unreached = await wanting()
    const gone = await wanting()
    await clear(unreached, 8, { reached: false })
    await wizard.publish(accountErased, { account_id: gone })
    await expect
      .poll(
        async () => (await wizard.pool.query('select from candidate where account_id = $1', [gone])).rowCount,
      )
      .toBe(0)
    await clear(gone, 8)
    const last = await wanting()
    await clear(last, 8)
    await expect.poll(() => settled(last)).toEqual(['8 sent'])
    expect([unreached, gone].flatMap((id) => [...settled(id), ...automatic(id)])).toEqual([])
  })
})
