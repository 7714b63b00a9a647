import { randomUUID } from 'node:crypto'
import { accountChanged } from '@lunchpail/contracts/auth/events'
import * as api from '@lunchpail/contracts/engagement/api'
import { candidateNoticeRequested } from '@lunchpail/contracts/engagement/events'
import { referenceChanged, relocationChanged } from '@lunchpail/contracts/profile/events'
import type { GivenReference } from '@lunchpail/contracts/profile/reference-api'
import { contactSecretFrom } from '@lunchpail/kit-service/contact-secret'
import { noticeProgressed } from '@lunchpail/contracts/notifications/events'
import { beforeAll, describe, expect, it } from 'vitest'
import { applicant } from '../../../../contracts/test/applicant.ts'
import { contactSecret, shareEngagement, type Engagement } from '../../test/engagement-service.ts'
import { applied, inHours, invited, newManager } from '../../test/interviews.ts'
import { candidatesOf } from '../../test/named.ts'

let engagement: Engagement
beforeAll(async () => {
  engagement = await shareEngagement()
})
const { named } = candidatesOf(() => engagement)

describe('the applications of a company', () => {
  it('[EN-18] [BY-14] are in the tab of their state, and a move takes one to another', async () => {
    const manager = newManager()
    const desk = engagement.as(manager)
    const [one, two, three] = [
      await applied(engagement, manager, await named('Ana', 'Ruiz')),
      await applied(engagement, manager, await named('Ben', 'Adams')),
      await applied(engagement, manager, await named('Cleo', 'Marsh')),
    ]
    const list = async (tab: string, query: Record<string, string> = {}, search?: string) => {
      const { body } = await desk.call(api.listApplicants, { query: { tab, ...query }, body: { search } })
      return body.applications.map(({ candidate }) => candidate.first_name)
    }
    expect(await list('1', { sort: 'name' })).toEqual(['Ben', 'Cleo', 'Ana'])
    await invited(engagement, manager, [one.id])
    await desk.call(api.moveApplications, { body: { applications: [two.id], state: 3 } })
    await desk.call(api.moveApplications, {
      body: { applications: [three.id], state: 2, reasons: ['experience'] },
    })
    const { body } = await desk.call(api.listApplicants, { body: {} })
    expect(body.counts).toEqual({ '1': 0, '2': 1, '3': 0, '4': 1, '5': 0, '6': 3 })
    expect([await list('2'), await list('4')]).toEqual([['Ana'], ['Ben']])
    await engagement.pool.query('update application set had_interview = true where id = $1', [one.id])
    expect([await list('2'), await list('3')]).toEqual([[], ['Ana']])
    await desk.call(api.moveApplications, { body: { applications: [two.id], state: 5 } })
    expect([await list('4'), await list('5')]).toEqual([[], ['Ben']])
    // the search finds what no other tab has, by the name and by the role
    expect(await list('6', {}, 'cleo m')).toEqual(['Cleo'])
    expect(await list('6', {}, '%')).toEqual([])
    expect((await list('6', {}, 'weld')).length).toBe(3)
    expect(await list('6', { position: String(two.positionId) })).toEqual(['Ben'])
  })

  it('[AU-24] of an archived or fake account are not new, and it gets no invite', async () => {
    const manager = newManager()
    const desk = engagement.as(manager)
    const [fake, archived, other] = [
      await named('Fay', 'Kay'),
      await named('Art', 'Ives'),
      await named('Real', 'One'),
    ]
    const [one, two, three] = [
      await applied(engagement, manager, fake),
      await applied(engagement, manager, archived),
      await applied(engagement, manager, other),
    ]
    await desk.call(api.moveApplications, { body: { applications: [two.id], state: 3 } })
    const change = (id: string, status: -1 | 4) => applicant({ id, version: 2, status })
    await engagement.publish(accountChanged, { things: [change(fake.id, 4), change(archived.id, -1)] })
    const closed = async () =>
      (
        await engagement.pool.query('select from candidate where status <> 1 and account_id = any($1)', [
          [fake.id, archived.id],
        ])
      ).rowCount
    await expect.poll(closed).toBe(2)
    const { body } = await desk.call(api.listApplicants, { body: {} })
    // what the company began with the archived one stays
    expect(body.counts).toEqual({ '1': 1, '2': 0, '3': 0, '4': 1, '5': 0, '6': 2 })
    expect(body.applications.map(({ id }) => id)).toEqual([three.id])
    expect((await desk.call(api.getStats, { query: { days: '366' } })).body.total).toBe(2)
    expect((await desk.call(api.getApplied, { params: { id: one.id } })).status).toBe(404)
    expect((await desk.call(api.getApplied, { params: { id: two.id } })).status).toBe(200)
    const asked = await invited(engagement, manager, [one.id, three.id])
    expect(asked.done).toEqual([three.id])
  })

  it('[EN-18] have the latest steps where there are too many, and those before when both sides ask', async () => {
    const manager = newManager()
    const { id, candidate } = await applied(engagement, manager)
    await engagement.pool.query(
      `insert into application_change (application_id, state, what, at)
       select application_id, 1, case n when 101 then 'confirmed' else 'time-moved' end, at + n * interval '1 minute'
       from application_change, generate_series(1, 101) as n where application_id = $1`,
      [id],
    )
    const { body } = await engagement.as(manager).call(api.getApplied, { params: { id } })
    const { timeline, earlier_steps: earlier } = body.application
    expect([timeline.length, timeline[0]!.what, timeline.at(-1)!.what, earlier]).toEqual([
      100,
      'time-moved',
      'confirmed',
      2,
    ])
    const query = { before: String(earlier) }
    const before = (await engagement.as(manager).call(api.getApplied, { params: { id }, query })).body
      .application
    expect([before.timeline.map(({ what }) => what), before.earlier_steps]).toEqual([
      ['state', 'time-moved'],
      0,
    ])
    const own = (await engagement.as(candidate).call(api.getApplication, { params: { id }, query })).body
      .application
    expect([own.timeline.map(({ what }) => what), own.earlier_steps]).toEqual([['state', 'time-moved'], 0])
    const [listed] = (await engagement.as(candidate).call(api.listApplications)).body.applications
    expect([listed!.timeline.length, listed!.timeline.at(-1)!.what, listed!.earlier_steps]).toEqual([
      100,
      'confirmed',
      2,
    ])
  })

  it('[EN-18] open with their timeline, invites and the ways on, and nothing private', async () => {
    const manager = newManager()
    const { id } = await applied(engagement, manager, await named('Dora', 'Lane'))
    await invited(engagement, manager, [id])
    const { body } = await engagement.as(manager).call(api.getApplied, { params: { id } })
    expect(body.application).toMatchObject({
      candidate: { first_name: 'Dora', last_name: 'Lane' },
      state: 1,
      tab: 2,
      moves: [2, 3, 4],
      open: true,
      invites: [{ type: 1, zone: 'America/Phoenix', place: '12 Dock Street', outcome: null }],
    })
    expect(body.application.timeline.map(({ what }) => what)).toEqual(['state', 'invited'])
    expect(JSON.stringify(body)).not.toMatch(/birth|gender|phone|email/)
  })

  it('[BY-26] [EN-16] say how far the word of each decision has come; what failed is told again with the same decision', async () => {
    const manager = newManager()
    const { id } = await applied(engagement, manager, await named('Ana', 'Reed'))
    const desk = engagement.as(manager)
    const reject = async () => {
      engagement.clock.advance(1_000)
      const body = { applications: [id], state: 2 as const, reasons: ['experience' as const] }
      await desk.call(api.moveApplications, { body })
    }
    const reopen = async () => {
      engagement.clock.advance(1_000)
      await desk.call(api.moveApplications, { body: { applications: [id], state: 0 } })
    }
    const asked = () =>
      engagement.events
        .published(candidateNoticeRequested)
        .map(({ data }) => data)
        .filter(({ application_id }) => application_id === id)
    const steps = async () => {
      const { body } = await desk.call(api.getApplied, { params: { id } })
      return body.application.timeline.map(({ state, sent }) => sent?.progress ?? state)
    }
    for (const [told, progress] of [
      [1, 'failed'],
      [2, 'short-email'],
    ] as const) {
      await reject()
      await expect.poll(() => asked().length).toBe(told)
      if (progress === 'failed') {
        // once more before it is known
        await reopen()
        await reject()
      }
      const { account_id, step_id, what } = asked().at(-1)!
      expect(what).toBe('not-selected')
      await engagement.publish(noticeProgressed, {
        account_id,
        application_id: id,
        about_id: step_id!,
        channel: 'email',
        progress,
        until: null,
        told_at: new Date().toISOString(),
      })
      await expect.poll(steps).toContain(progress)
      await reopen()
    }
    await reject()
    expect(await steps()).toEqual([0, 'failed', 0, 2, 0, 'short-email', 0, 2])
    await desk.call(api.moveApplications, { body: { applications: [id], state: 0 } })
    await desk.call(api.moveApplications, { body: { applications: [id], state: 3 } })
    await expect
      .poll(() => asked().map(({ what }) => what))
      .toEqual(['not-selected', 'not-selected', 'moving-forward'])
  })

  it('[PR-11] [WZ-27] show when the candidate moves and what managers of earlier jobs said to the companies applied to, the latest first, and to no one else', async () => {
    const manager = newManager()
    const candidate = await named('Nia', 'Ford')
    const { id } = await applied(engagement, manager, candidate)
    const secret = contactSecretFrom([{ kid: '', secret: contactSecret }])
    const said = (name: string, answered_at: string): GivenReference => ({
      title: 'Picker',
      company: 'Acme Freight',
      start_date: '01/2024',
      end_date: null,
      name,
      relationship: 'supervisor',
      how_long_known: '1-to-2-years',
      reference_confirmed: true,
      reference_other: null,
      answered_at,
    })
    const first = said('Sam', '2026-11-01T10:00:00.000Z')
    const second = said('Ray', '2026-11-02T10:00:00.000Z')
    const other = said('Another', '2026-11-02T10:00:00.000Z')
    const things = await Promise.all(
      [first, second, other].map(async (each) => ({
        id: randomUUID(),
        version: 1,
        account_id: each === other ? randomUUID() : candidate.id,
        sealed_reference: await secret.seal(each),
      })),
    )
    await engagement.publish(referenceChanged, { things })
    const seen = async () => {
      const { body } = await engagement.as(manager).call(api.getApplied, { params: { id } })
      return body.application.references
    }
    await expect.poll(seen).toEqual([second, first])
    const moves = { id: candidate.id, version: 1, move_date: '03/15/2027' }
    await engagement.publish(relocationChanged, { things: [moves] })
    const moving = async () => {
      const { body } = await engagement.as(manager).call(api.getApplied, { params: { id } })
      return body.application.move_date
    }
    await expect.poll(moving).toBe('03/15/2027')
    const own = await engagement.as(candidate).call(api.getApplication, { params: { id } })
    expect([own.status, JSON.stringify(own.body).includes('Sam')]).toEqual([200, false])
  })

  it('[EN-18] are exported as the list shows them', async () => {
    const manager = newManager()
    await applied(engagement, manager, await named('=Eve', 'Stone'))
    const answer = await engagement.as(manager).call(api.exportApplicants)
    const text = (answer.body as Buffer).toString('utf8')
    expect(text).toContain("'=Eve,Stone,Welder")
    expect(text.trim().split('\r\n').length).toBe(2)
  })

  it('[EN-17] are in the calendar at the time that was taken, without their role for whoever may see none', async () => {
    const manager = newManager()
    const candidate = await named('Finn', 'Cole')
    const { id } = await applied(engagement, manager, candidate)
    const invite = (await invited(engagement, manager, [id])).invites[0]!.id
    const { times } = (await engagement.as(candidate).call(api.getInvite, { params: { id: invite } })).body
    const offered = await engagement
      .as(manager)
      .call(api.listCalendar, { query: { from: inHours(engagement, 0), days: '7' } })
    expect(offered.body.offered).toMatchObject([
      { id: times[0]!.id, left: 1, invited: 1, position: { title: 'Welder' }, zone: 'America/Phoenix' },
      { id: times[1]!.id },
    ])
    await engagement
      .as(candidate)
      .call(api.pickTime, { params: { id: invite }, body: { time_id: times[0]!.id } })
    const query = { from: inHours(engagement, 0), days: '7' }
    const seen = await engagement.as(manager).call(api.listCalendar, { query })
    expect(seen.body.interviews).toMatchObject([
      { application_id: id, candidate: { first_name: 'Finn' }, position: { title: 'Welder' }, minutes: 30 },
    ])
    // who was invited has taken one: the other cannot be taken
    expect(seen.body.offered).toEqual([])
    const access = { company: 0, facility: 0, user: 1, position: 0, 'facility attribute': 0 } as const
    const limited = { ...manager, company: { ...manager.company!, level: 3 as const, access } }
    const unseen = await engagement.as(limited).call(api.listCalendar, { query })
    expect([unseen.body.interviews[0]?.position, unseen.body.may]).toEqual([null, { edit: false }])
    expect((await engagement.as(manager).call(api.getDesk)).body).toMatchObject({ roles: 1, interviews: 0 })
  })

  it('[AU-26] are for its company alone', async () => {
    const [manager, other] = [newManager(), newManager()]
    const { id } = await applied(engagement, manager)
    expect((await engagement.as(other).call(api.getApplied, { params: { id } })).status).toBe(404)
    expect(
      (await engagement.as(other).call(api.listApplicants, { query: { tab: '6' }, body: {} })).body.total,
    ).toBe(0)
    expect((await engagement.as(other).call(api.getStats)).body.total).toBe(0)
    expect((await engagement.as({ id: randomUUID() }).call(api.listApplicants, { body: {} })).status).toBe(
      403,
    )
  })
})
