import { randomUUID } from 'node:crypto'
import { accountChanged, memberChanged } from '@lunchpail/contracts/auth/events'
import * as api from '@lunchpail/contracts/engagement/api'
import { rejectionBit } from '@lunchpail/contracts/engagement/enumerations'
import {
  candidateNoticeRequested,
  deskNoticeRequested,
  replyTimeChanged,
} from '@lunchpail/contracts/engagement/events'
import type { DataOf } from '@lunchpail/contracts/event'
import { referenceChanged, relocationChanged } from '@lunchpail/contracts/profile/events'
import type { GivenReference } from '@lunchpail/contracts/profile/reference-api'
import { contactSecretFrom } from '@lunchpail/kit-service/contact-secret'
import { interviewAnswered, noticeProgressed } from '@lunchpail/contracts/notifications/events'
import { beforeAll, describe, expect, it } from 'vitest'
import { applicant } from '../../../../contracts/test/applicant.ts'
import { contactSecret, shareEngagement, type Engagement } from '../../test/engagement-service.ts'
import { applied, inHours, interviewing, invited, newManager } from '../../test/interviews.ts'

let engagement: Engagement
beforeAll(async () => {
  engagement = await shareEngagement()
})

async function named(first_name: string, last_name: string) {
  const candidate = { id: randomUUID() }
  await engagement.publish(accountChanged, { things: [applicant({ ...candidate, first_name, last_name })] })
  const known = async () =>
    (await engagement.pool.query('select from candidate where account_id = $1', [candidate.id])).rowCount
  await expect.poll(known).toBe(1)
  return candidate
}

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
      const { body } = await desk.call(api.listApplies, { query: { tab, ...query }, body: { search } })
      return body.applications.map(({ candidate }) => candidate.first_name)
    }
    expect(await list('1', { sort: 'name' })).toEqual(['Ben', 'Cleo', 'Ana'])
    await invited(engagement, manager, [one.id])
    await desk.call(api.moveApplications, { body: { applications: [two.id], state: 3 } })
    await desk.call(api.moveApplications, {
      body: { applications: [three.id], state: 2, reasons: ['experience'] },
    })
    const { body } = await desk.call(api.listApplies, { body: {} })
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

  it('[AU-24] of an account that is archived or nobody’s are not new, and it gets no invite', async () => {
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
    const { body } = await desk.call(api.listApplies, { body: {} })
    // what the company began with the archived one stays
    expect(body.counts).toEqual({ '1': 1, '2': 0, '3': 0, '4': 1, '5': 0, '6': 2 })
    expect(body.applications.map(({ id }) => id)).toEqual([three.id])
    expect((await desk.call(api.getStats, { query: { days: '366' } })).body.total).toBe(2)
    expect((await desk.call(api.getApplied, { params: { id: one.id } })).status).toBe(404)
    expect((await desk.call(api.getApplied, { params: { id: two.id } })).status).toBe(200)
    const asked = await invited(engagement, manager, [one.id, three.id])
    expect(asked.done).toEqual([three.id])
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

  it('[BY-26] say how far the word of each decision has come', async () => {
    const manager = newManager()
    const { id } = await applied(engagement, manager, await named('Ana', 'Reed'))
    const desk = engagement.as(manager)
    await desk.call(api.moveApplications, {
      body: { applications: [id], state: 2, reasons: ['experience'] },
    })
    const asked = () =>
      engagement.events
        .published(candidateNoticeRequested)
        .find(({ data }) => data.application_id === id && data.what === 'not-selected')?.data
    await expect.poll(asked).toBeDefined()
    const { account_id, step_id } = asked()!
    await engagement.publish(noticeProgressed, {
      account_id,
      application_id: id,
      about_id: step_id!,
      channel: 'email',
      progress: 'told',
      until: null,
      told_at: new Date().toISOString(),
    })
    const steps = async () => {
      const { body } = await desk.call(api.getApplied, { params: { id } })
      return body.application.timeline.map(({ state, sent }) => [state, sent?.progress ?? null])
    }
    await expect.poll(steps).toEqual([
      [0, null],
      [2, 'told'],
    ])
  })

  it('[PR-11] [WZ-27] show when the candidate moves and what managers of earlier jobs said to the companies applied to, the latest first, and to nobody else', async () => {
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
    // WZ-27
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
    const answer = await engagement.as(manager).call(api.exportApplies)
    const text = (answer.body as Buffer).toString('utf8')
    expect(text).toContain("'=Eve,Stone,Welder")
    expect(text.trim().split('\r\n').length).toBe(2)
  })

  it('[EN-18] [EN-19] are exported as words find them, and what its candidate withdrew is none that was rejected', async () => {
    const manager = newManager()
    const candidate = await named('Gus', 'Marsh')
    const { id } = await applied(engagement, manager, candidate)
    await applied(engagement, manager, await named('Hana', 'Frost'))
    await engagement.as(candidate).call(api.withdrawApplication, {
      params: { id },
      body: { state: 2, reason: rejectionBit('withdrawn'), reason_other: 'Found work' },
    })
    const find = (search: string, who = manager) =>
      engagement.as(who).call(api.exportFound, { body: { search } })
    const { rows } = (await find('gus m')).body
    expect(rows.map((row) => row.slice(0, 6))).toEqual([
      ['Id', 'First name', 'Last name', 'Role', 'Location', 'Status'],
      [id, 'Gus', 'Marsh', 'Welder', expect.any(String), 'Withdrawn'],
    ])
    expect((await find('gus m', newManager())).body.rows).toHaveLength(1)
    expect((await find('')).status).toBe(400)
    const file = (await engagement.as(manager).call(api.exportApplies)).body as Buffer
    expect(file.toString('utf8')).toMatch(/Gus,Marsh,[^\r]*,Withdrawn,/)
  })

  it('[EN-17] are in the calendar at the time that was taken, without their role for who may see none', async () => {
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
    // who was invited has taken one: nobody can take the other
    expect(seen.body.offered).toEqual([])
    const access = { company: 0, facility: 0, user: 1, position: 0, 'facility attribute': 0 } as const
    const limited = { ...manager, company: { ...manager.company!, level: 3 as const, access } }
    const unseen = await engagement.as(limited).call(api.listCalendar, { query })
    expect([unseen.body.interviews[0]?.position, unseen.body.may]).toEqual([null, { edit: false }])
    expect((await engagement.as(manager).call(api.getDesk)).body).toMatchObject({ roles: 1, interviews: 0 })
  })

  it('[EN-19] are counted by what became of them, and by how long the company took', async () => {
    const manager = newManager()
    const desk = engagement.as(manager)
    const [one, two] = [await applied(engagement, manager), await applied(engagement, manager)]
    await applied(engagement, manager)
    await invited(engagement, manager, [one.id])
    await desk.call(api.moveApplications, { body: { applications: [two.id], state: 3 } })
    await engagement.pool.query(
      `update application set submitted_at = now() - interval '2 days', answered_at = now() - interval '2 days' + interval '3 hours'
       where id = any($1::uuid[])`,
      [[one.id, two.id]],
    )
    const { body } = await desk.call(api.getStats, { query: { days: '366' } })
    expect(body).toMatchObject({
      total: 3,
      funnel: { applied: 3, invited: 1, interviewed: 0, forward: 1, hired: 0 },
      reply: { median_hours: 3, answered: 2, waiting: 1 },
    })
    expect(body.roles.length).toBe(3)
    // each number is that of its list
    for (const [step, count] of [
      ['invited', 1],
      ['interviewed', 0],
      ['forward', 1],
      ['hired', 0],
      ['waiting', 1],
    ] as const) {
      const list = await desk.call(api.listApplies, { query: { tab: '6', days: '366', step }, body: {} })
      expect([step, list.body.total]).toEqual([step, count])
    }
  })

  it('[BY-19] tell how long the company takes to answer, once five answers say it and most who applied got one', async () => {
    const manager = newManager()
    const people = await Promise.all(Array.from({ length: 7 }, () => applied(engagement, manager)))
    const ids = people.map(({ id }) => id)
    const sentAgo = (id: string, hours: number) =>
      engagement.pool.query('update application set submitted_at = $2 where id = $1', [
        id,
        inHours(engagement, -hours),
      ])
    for (const id of ids) await sentAgo(id, 40)
    const waiting = people[6]!
    const told = async () => {
      const { body } = await engagement
        .as(waiting.candidate)
        .call(api.getApplication, { params: { id: waiting.id } })
      return body.application.reply_days
    }
    const reject = (applications: string[]) =>
      engagement
        .as(manager)
        .call(api.moveApplications, { body: { applications, state: 2, reasons: ['experience'] } })
    const published = () =>
      engagement.events
        .published(replyTimeChanged)
        .flatMap(({ data }) => data.things)
        .filter(({ id }) => id === manager.companyId)
        .map(({ version, days }) => [version, days])
    await reject(ids.slice(0, 4))
    expect(await told()).toBeNull()
    await invited(engagement, manager, ids.slice(4, 5))
    expect(await told()).toBe(2)
    const { body } = await engagement.as(waiting.candidate).call(api.listApplications)
    expect(body.applications.map(({ reply_days }) => reply_days)).toEqual([2])
    // an answer that is there needs none, also where the application is still open
    const answered = people[4]!
    const own = await engagement
      .as(answered.candidate)
      .call(api.getApplication, { params: { id: answered.id } })
    expect(own.body.application.reply_days).toBeNull()
    // who never hears anything counts, too
    const unheard = await Promise.all(Array.from({ length: 7 }, () => applied(engagement, manager)))
    for (const { id } of unheard) await sentAgo(id, 15 * 24)
    // and a company that gives no answer anymore is measured the next day all the same
    const job = 'select id, run_at from graphile_worker.jobs where key = $1'
    const { rows: jobs } = await engagement.pool.query(job, [`replies:${manager.companyId}`])
    expect(jobs.map(({ run_at }) => run_at.toISOString() > inHours(engagement, 23))).toEqual([true])
    await engagement.pool.query('select graphile_worker.reschedule_jobs($1::bigint[], run_at := now())', [
      jobs.map(({ id }) => id),
    ])
    await expect.poll(told).toBeNull()
    await reject(ids.slice(5, 6))
    expect(await told()).toBeNull()
    await expect.poll(published).toEqual([
      [1, null],
      [2, 2],
      [3, null],
      [4, null],
    ])
  })

  it('[EN-19] are counted by where they came from, and each source opens its list', async () => {
    const manager = newManager()
    const desk = engagement.as(manager)
    const from = (utm: Record<string, string> | null) => applied(engagement, manager, undefined, { utm })
    await from({ source: 'Indeed', medium: 'cpc' })
    await from({ source: 'indeed' })
    const unnamed = await from({ source: 'ana@example.com' })
    await from(null)
    const { body } = await desk.call(api.getStats, { query: { days: '366' } })
    expect(body.sources).toEqual([
      { source: 'indeed', count: 2, hired: 0 },
      { source: null, count: 2, hired: 0 },
    ])
    const list = async (source: string) =>
      (await desk.call(api.listApplies, { query: { tab: '6', days: '366', source }, body: {} })).body
    expect([(await list('indeed')).total, (await list('')).total, (await list('x')).total]).toEqual([2, 2, 0])
    expect((await list('')).applications.map(({ id }) => id)).toContain(unnamed.id)
  })

  it('[AU-26] are nobody else’s', async () => {
    const [manager, other] = [newManager(), newManager()]
    const { id } = await applied(engagement, manager)
    expect((await engagement.as(other).call(api.getApplied, { params: { id } })).status).toBe(404)
    expect(
      (await engagement.as(other).call(api.listApplies, { query: { tab: '6' }, body: {} })).body.total,
    ).toBe(0)
    expect((await engagement.as(other).call(api.getStats)).body.total).toBe(0)
    expect((await engagement.as({ id: randomUUID() }).call(api.listApplies, { body: {} })).status).toBe(403)
  })
})

describe('[EN-19] emails to the managers of a company', () => {
  type Member = DataOf<typeof memberChanged>['things'][number]
  const publish = async (member: Member) => {
    await engagement.publish(memberChanged, { things: [member] })
    const stored = 'select from manager where account_id = $1 and version = $2'
    const values = [member.account_id, member.version]
    await expect.poll(async () => (await engagement.pool.query(stored, values)).rowCount).toBe(1)
  }
  /** A manager as the token has them and as auth publishes them; `sees`: their access to applicants. */
  async function known(companyId: string, sees: 0 | 99 = 99, then?: Partial<Member>) {
    const manager = newManager(companyId)
    const member: Member = {
      account_id: manager.id!,
      version: 1,
      company_id: companyId,
      company_approved: true,
      level: 3,
      access: { company: 99, facility: 99, user: sees, position: 99, 'facility attribute': 99 },
      barred_until: null,
    }
    await publish(member)
    if (then) await publish({ ...member, version: 2, ...then })
    return manager
  }
  const toldTo = ({ id }: { readonly id?: string }) =>
    engagement.events
      .published(deskNoticeRequested)
      .map(({ data }) => data)
      .filter((data) => data.account_id === id)
  const whatOf = (manager: { readonly id?: string }) =>
    toldTo(manager).map(({ what, count }) => `${what} ${count}`)
  const jobs = 'select id, run_at from graphile_worker.jobs where key = $1'
  const runNow = async (pace: string, companyId: string) => {
    const { rows } = await engagement.pool.query(jobs, [`applicants ${pace}:${companyId}`])
    await engagement.pool.query('select graphile_worker.reschedule_jobs($1::bigint[], run_at := now())', [
      rows.map(({ id }) => id),
    ])
    return rows[0]?.run_at as Date
  }
  const now = () => ({ submitted_at: engagement.clock.now().toISOString() })

  it('tell of new applicants at once, at most once an hour, or in the morning, as each wants it', async () => {
    const daily = await known(randomUUID())
    const { companyId } = daily
    const [quick, never, blind] = [await known(companyId), await known(companyId), await known(companyId, 0)]
    const settings = (manager: typeof daily) => engagement.as(manager)
    expect((await settings(quick).call(api.getEmailSettings)).body).toEqual({
      applicants: 'daily',
      answers: true,
      messages: true,
    })
    expect((await settings(blind).call(api.getEmailSettings)).status).toBe(200)
    await settings(quick).call(api.saveEmailSettings, { body: { applicants: 'at-once' } })
    await settings(never).call(api.saveEmailSettings, { body: { applicants: 'never' } })
    expect((await settings(never).call(api.getEmailSettings)).body).toMatchObject({
      applicants: 'never',
      answers: true,
    })
    const person = await named('Ana', 'Ruiz')
    await applied(engagement, daily, person, now())
    await expect.poll(() => whatOf(quick)).toEqual(['applicants 1'])
    // who comes within the hour waits for its end
    await applied(engagement, daily, undefined, now())
    await applied(engagement, daily, undefined, now())
    const later = await runNow('at-once', companyId)
    expect(later.getTime()).toBeGreaterThan(engagement.clock.now().getTime() + 1_800_000)
    await expect.poll(() => whatOf(quick)).toEqual(['applicants 1', 'applicants 2'])
    expect(toldTo(daily)).toEqual([])
    await runNow('daily', companyId)
    await expect.poll(() => whatOf(daily)).toEqual(['applicants 3'])
    expect(toldTo(daily)[0]!.roles.reduce((all, { count }) => all + count, 0)).toBe(3)
    expect(JSON.stringify(toldTo(daily))).not.toContain('Ana')
    expect([toldTo(never), toldTo(blind)]).toEqual([[], []])
  })

  it('[AU-18] tell nothing to who is suspended until that is over, and never to who left', async () => {
    const there = await known(randomUUID())
    const { companyId } = there
    const barred = await known(companyId, 99, { barred_until: inHours(engagement, 1) })
    // each by itself keeps a manager from what the company learns
    const none = { company: 0, facility: 0, user: 0, position: 0, 'facility attribute': 0 } as const
    const changes = [
      { company_id: null },
      { company_approved: false },
      { level: 0 },
      { access: none },
    ] as const
    const left = []
    for (const change of changes) left.push(await known(companyId, 99, change))
    await applied(engagement, there, undefined, now())
    await runNow('daily', companyId)
    await expect.poll(() => whatOf(there)).toEqual(['applicants 1'])
    engagement.clock.advance(3_600_000)
    await applied(engagement, there, undefined, now())
    await runNow('daily', companyId)
    await expect.poll(() => whatOf(there)).toEqual(['applicants 1', 'applicants 1'])
    expect([whatOf(barred), ...left.map(whatOf)]).toEqual([['applicants 1'], [], [], [], []])
  })

  it('tell who invited what the candidate answered, and who has no part in it nothing', async () => {
    const manager = await known(randomUUID())
    const other = await known(manager.companyId)
    const { invite, times, application, candidate } = await interviewing(engagement, manager)
    const of = { params: { id: invite } }
    await engagement.as(candidate).call(api.pickTime, { ...of, body: { time_id: times[0]!.id } })
    await engagement.as(candidate).call(api.pickTime, { ...of, body: { time_id: times[1]!.id } })
    await engagement.publish(interviewAnswered, {
      account_id: candidate.id,
      invite_id: invite,
      starts_at: times[1]!.starts_at,
      answer: 'move',
    })
    await expect.poll(() => whatOf(manager)).toEqual(['time-picked 1', 'time-moved 1', 'another-time 1'])
    await engagement.as(candidate).call(api.cancelTime, of)
    await engagement.as(candidate).call(api.withdrawInvite, of)
    await expect.poll(() => whatOf(manager).slice(3)).toEqual(['time-canceled 1', 'withdrawn 1'])
    expect(toldTo(manager)[0]).toMatchObject({
      application_id: application.id,
      candidate_id: candidate.id,
      starts_at: times[0]!.starts_at,
      zone: 'America/Phoenix',
      roles: [{ title: 'Welder' }],
    })
    expect(toldTo(other)).toEqual([])
  })

  it('tell who wrote to the candidate, or else all, of a message once an hour, and not what it says', async () => {
    const manager = await known(randomUUID())
    const other = await known(manager.companyId)
    const { id, candidate } = await applied(engagement, manager)
    const write = (text: string) =>
      engagement.as(candidate).call(api.sendMessage, { params: { id }, body: { text } })
    await write('Call me at 212 555 0142')
    await write('Or write')
    await expect.poll(() => [whatOf(manager), whatOf(other)]).toEqual([['message 1'], ['message 1']])
    expect(JSON.stringify(toldTo(manager))).not.toMatch(/Call me|Or write/)
    await engagement.as(manager).call(api.sendPortalMessage, { params: { id }, body: { text: 'Thanks' } })
    await engagement.as(other).call(api.saveEmailSettings, { body: { messages: false } })
    engagement.clock.advance(3_700_000)
    await write('When do I begin?')
    await expect.poll(() => whatOf(manager).length).toBe(2)
    expect(whatOf(other).length).toBe(1)
  })
})
