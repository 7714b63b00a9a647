import { dayMs } from '@lunchpail/contracts/durations'
import { randomUUID } from 'node:crypto'
import {
  getApplication,
  listApplications,
  takeBackApplication,
  withdrawApplication,
} from '@lunchpail/contracts/engagement/api'
import { rejectionBit } from '@lunchpail/contracts/engagement/enumerations'
import { positionChanged } from '@lunchpail/contracts/jobs/events'
import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import { beforeAll, describe, expect, it } from 'vitest'
import { position } from '../../../../contracts/test/position.ts'
import { submission, submittedPosition } from '../../../../contracts/test/submission.ts'
import { shareEngagement, type Engagement } from '../../test/engagement-service.ts'

describe('applications of a candidate', () => {
  let engagement: Engagement
  beforeAll(async () => {
    engagement = await shareEngagement()
  })

  const ana = { id: randomUUID() }
  const ben = { id: randomUUID() }
  const sent = submission({
    account_id: ana.id,
    positions: [
      submittedPosition({ title: 'Welder', wage_from: 18, wage_to: 20 }),
      submittedPosition({ position_id: 13, title: 'Driver' }),
    ],
  })
  const total = async (account: { id: string }) =>
    (await engagement.as(account).call(listApplications)).body.total

  it('[EN-04] lists what was sent with its state and timeline', async () => {
    await engagement.publish(applicationSubmitted, sent)
    await expect.poll(() => total(ana)).toBe(2)
    const { body } = await engagement.as(ana).call(listApplications)
    expect(body.applications.map((one) => one.position.title).toSorted()).toEqual(['Driver', 'Welder'])
    expect(body.applications[0]).toMatchObject({
      state: 0,
      had_interview: false,
      approved: false,
      reason: null,
      submitted_at: sent.submitted_at,
      timeline: [{ state: 0, at: sent.submitted_at }],
    })
  })

  it('[BY-01] shows of a position what was applied to, with its pay of then, and its logo of now', async () => {
    const [first, second] = sent.positions
    const changed = (version: number, logo_url: string) =>
      position({ id: first!.position_id, version, title: 'Fitter', logo_url, wage_from: 12, wage_to: 15 })
    await engagement.publish(positionChanged, { things: [changed(2, '/logo')] })
    await engagement.publish(positionChanged, { things: [changed(1, '/earlier')] })
    const read = async (id: string) => {
      const { body } = await engagement.as(ana).call(listApplications)
      return body.applications.find((one) => one.id === id)!.position
    }
    const id = first!.application_id
    const applied = { title: 'Welder', logo_url: '/logo', wage: { from: 18, to: 20 } }
    await expect.poll(() => read(id)).toMatchObject(applied)
    const { body } = await engagement.as(ana).call(getApplication, { params: { id } })
    expect(body.application.position).toMatchObject(applied)
    // sent by a release that did not tell it
    expect(await read(second!.application_id)).not.toHaveProperty('wage')
  })

  it('answers one of them by its id', async () => {
    const id = sent.positions[0]!.application_id
    const { status, body } = await engagement.as(ana).call(getApplication, { params: { id } })
    expect(status).toBe(200)
    expect(body.application.position.title).toBe('Welder')
  })

  it("[AU-35] shows another person's neither in the list nor by its id", async () => {
    expect(await total(ben)).toBe(0)
    const id = sent.positions[0]!.application_id
    const { status, body } = await engagement.as(ben).call(getApplication, { params: { id } })
    expect([status, body.code]).toEqual([404, 'not-found'])
  })

  it('gives twenty to a page, newest first', async () => {
    const many = { id: randomUUID() }
    for (let hour = 0; hour < 21; hour++)
      await engagement.publish(
        applicationSubmitted,
        submission({
          account_id: many.id,
          submitted_at: new Date(Date.UTC(2026, 10, 1, hour)).toISOString(),
          positions: [submittedPosition({ position_id: hour + 1 })],
        }),
      )
    await expect.poll(() => total(many)).toBe(21)
    const first = (await engagement.as(many).call(listApplications)).body
    const second = (await engagement.as(many).call(listApplications, { query: { page: '2' } })).body
    expect([first.applications.length, first.pages, second.applications.length]).toEqual([20, 2, 1])
    expect(first.applications[0]!.position.id).toBe(21)
    expect(second.applications[0]!.position.id).toBe(1)
  })

  it('refuses a page that is no number', async () => {
    const { status, body } = await engagement.as(ana).call(listApplications, { query: { page: 'two' } })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['page']])
  })

  it('[EN-03] says when one that was withdrawn may be sent again, and then shows both', async () => {
    const who = { id: randomUUID() }
    const send = async (daysLater: number) => {
      const submitted_at = new Date(Date.UTC(2026, 10, 20 + daysLater)).toISOString()
      const sent = submittedPosition({ position_id: 40 })
      await engagement.publish(
        applicationSubmitted,
        submission({ account_id: who.id, submitted_at, positions: [sent] }),
      )
      return sent.application_id
    }
    await engagement.publish(positionChanged, { things: [position({ id: 40 })] })
    const first = await send(0)
    const again = async () =>
      (await engagement.as(who).call(listApplications)).body.applications.map(
        ({ id, withdrawn, apply_again_at, may_apply_again }) => ({
          id,
          withdrawn,
          apply_again_at,
          may_apply_again,
        }),
      )
    const none = { apply_again_at: null, may_apply_again: false }
    await expect.poll(again).toEqual([{ id: first, withdrawn: false, ...none }])
    await expect
      .poll(async () => (await engagement.pool.query('select 1 from position where id = 40')).rowCount)
      .toBe(1)
    const { body } = await engagement.as(who).call(withdrawApplication, {
      params: { id: first },
      body: { state: 2, reason: rejectionBit('withdrawn'), reason_other: 'Found work' },
    })
    const apply_again_at = new Date(engagement.clock.now().getTime() + 30 * dayMs).toISOString()
    expect(body.application).toMatchObject({ apply_again_at, may_apply_again: false })
    engagement.clock.advance(30 * dayMs - 60_000)
    const withdrawn = { id: first, withdrawn: true, apply_again_at }
    expect(await again()).toEqual([{ ...withdrawn, may_apply_again: false }])
    engagement.clock.advance(60_000)
    expect(await again()).toEqual([{ ...withdrawn, may_apply_again: true }])
    const second = await send(31)
    await expect.poll(again).toEqual([
      { id: second, withdrawn: false, ...none },
      { id: first, withdrawn: true, ...none },
    ])
    // nor for a job that is closed
    const { body: one } = await engagement.as(who).call(withdrawApplication, {
      params: { id: second },
      body: { state: 2, reason: rejectionBit('withdrawn'), reason_other: 'Found work' },
    })
    expect(one.application.apply_again_at).not.toBeNull()
    await engagement.publish(positionChanged, { things: [position({ id: 40, version: 2, state: 'closed' })] })
    await expect.poll(async () => (await again())[0]).toEqual({ id: second, withdrawn: true, ...none })
  })

  it('[MT-11] lets its candidate take back what auto-apply sent, for 24 hours and by one press', async () => {
    const who = { id: randomUUID() }
    const submitted_at = engagement.clock.now().toISOString()
    const [first, late, own, last] = [50, 51, 52, 53].map((position_id) => submittedPosition({ position_id }))
    for (const [automatic, positions] of [
      [true, [first!, late!, last!]],
      [undefined, [own!]],
    ] as const)
      await engagement.publish(
        applicationSubmitted,
        submission({ account_id: who.id, submitted_at, positions: [...positions], automatic }),
      )
    await expect.poll(() => total(who)).toBe(4)
    const takeBack = async (id: string, by = who) => {
      const { status, body } = await engagement.as(by).call(takeBackApplication, { params: { id } })
      return status === 200 ? body.application.withdrawn : body.code
    }
    const shown = async (id: string) => {
      const { body } = await engagement.as(who).call(getApplication, { params: { id } })
      return [body.application.automatic, body.application.take_back_until]
    }
    const until = new Date(engagement.clock.now().getTime() + dayMs).toISOString()
    expect(await shown(late!.application_id)).toEqual([true, until])
    expect(await shown(own!.application_id)).toEqual([false, null])
    expect(await takeBack(first!.application_id, ben)).toBe('not-found')
    expect(await takeBack(first!.application_id)).toBe(true)
    expect(await takeBack(first!.application_id)).toBe(true)
    expect(await shown(first!.application_id)).toEqual([true, null])
    expect(await takeBack(own!.application_id)).toBe('conflict')
    engagement.clock.advance(dayMs - 60_000)
    expect(await shown(last!.application_id)).toEqual([true, until])
    expect(await takeBack(last!.application_id)).toBe(true)
    engagement.clock.advance(2 * 60_000)
    expect(await takeBack(late!.application_id)).toBe('conflict')
    expect(await shown(late!.application_id)).toEqual([true, null])
    // with a reason it is withdrawn like any other
    const { status } = await engagement.as(who).call(withdrawApplication, {
      params: { id: late!.application_id },
      body: { state: 2, reason: rejectionBit('withdrawn'), reason_other: 'Found work' },
    })
    expect(status).toBe(200)
  })
})
