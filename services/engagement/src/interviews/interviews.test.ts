import { randomUUID } from 'node:crypto'
import * as api from '@lunchpail/contracts/engagement/interviews-api'
import * as events from '@lunchpail/contracts/engagement/events'
import { beforeAll, describe, expect, it } from 'vitest'
import { shareEngagement, type Engagement } from '../../test/engagement-service.ts'
import { applicationOf, applied, inHours, interviewing, invited, newManager } from '../../test/interviews.ts'
import { outcomesOf } from '../../test/outcomes.ts'

let engagement: Engagement
beforeAll(async () => {
  engagement = await shareEngagement()
})
const { getInvite } = outcomesOf(() => engagement)

describe('an invite to interview', () => {
  it('[EN-01] is listed soonest first, with its time under both names and the way to its schedule', async () => {
    const manager = newManager()
    const candidate = { id: randomUUID() }
    const open = []
    for (const hours of [72, 48, 24]) {
      const { id } = await applied(engagement, manager, candidate)
      const times = [{ starts_at: inHours(engagement, hours) }]
      open.push((await invited(engagement, manager, [id], { times })).invites[0]!.id)
    }
    // the one that would be soonest has no time yet
    for (const id of open.slice(0, 2)) {
      const time_id = (await getInvite(candidate, id)).times[0]!.id
      const { status } = await engagement
        .as(candidate)
        .call(api.pickTime, { params: { id }, body: { time_id } })
      expect(status).toBe(200)
    }
    const { invites } = (await engagement.as(candidate).call(api.listInvites)).body
    expect(invites.map(({ id }) => id)).toEqual([open[1], open[0], open[2]])
    expect(invites[0]).toMatchObject({
      position: { title: 'Welder', company_name: 'Acme & Sons', interview_type: 1 },
      inviteType: 1,
      inviteTime: inHours(engagement, 48),
      time_interview: inHours(engagement, 48),
      zone: 'America/Phoenix',
      schedule_url: `/portal/calendar/${open[1]}/`,
    })
    expect(invites[2]).toMatchObject({ inviteTime: null, time_interview: null })
  })

  it('[EN-02] is withdrawn with its application, and once is enough', async () => {
    const { candidate, invite, application } = await interviewing(engagement)
    const withdraw = () => engagement.as(candidate).call(api.withdrawInvite, { params: { id: invite } })
    expect((await withdraw()).body).toEqual({ withdrawn: true })
    expect((await withdraw()).status).toBe(200)
    expect(await applicationOf(engagement, candidate)).toMatchObject({
      id: application.id,
      state: 2,
      reasons: ['withdrawn'],
      withdrawn: true,
      may_withdraw: false,
      invite: { state: 'withdrawn' },
    })
    expect((await engagement.as(candidate).call(api.listInvites)).body.invites).toEqual([])
    await expect
      .poll(() => engagement.events.published(events.inviteChanged).flatMap(({ data }) => data.things))
      .toContainEqual(expect.objectContaining({ id: invite, open: false }))
  })

  it('[EN-16] takes a time, moves it, gives it back, and has it as a calendar file', async () => {
    const { candidate, invite, times } = await interviewing(engagement)
    const pick = (time_id: string) =>
      engagement.as(candidate).call(api.pickTime, { params: { id: invite }, body: { time_id } })
    expect((await pick(times[0]!.id)).body.invite.inviteTime).toBe(times[0]!.starts_at)
    const moved = (await pick(times[1]!.id)).body
    expect(moved.invite.inviteTime).toBe(times[1]!.starts_at)
    expect(moved.times.map(({ mine }) => mine)).toEqual([false, true])

    const confirmed = await engagement.as(candidate).call(api.confirmTime, { params: { id: invite } })
    expect(confirmed.body.invite.confirmed).toBe(true)
    const file = await engagement.as(candidate).call(api.inviteCalendar, { params: { id: invite } })
    const calendar = String(file.body)
    const stamp = times[1]!.starts_at.replaceAll(/[-:]|\.\d+/g, '')
    expect(calendar).toContain(`DTSTART:${stamp}`)
    expect(calendar).toContain('LOCATION:12 Dock Street')

    const given = await engagement.as(candidate).call(api.cancelTime, { params: { id: invite } })
    expect(given.body).toMatchObject({ invite: { inviteTime: null, state: 'open', confirmed: false } })
    // a calendar that has it takes it out
    const off = String(
      (await engagement.as(candidate).call(api.inviteCalendar, { params: { id: invite } })).body,
    )
    expect(calendar).not.toContain('STATUS:')
    expect(off).toContain('STATUS:CANCELLED')
    expect(off).toContain(`DTSTART:${stamp}`)
    const nameIn = (file: string) => /UID:(.*)/.exec(file)![1]
    const orderIn = (file: string) => Number(/SEQUENCE:(\d+)/.exec(file)![1])
    expect([nameIn(off), orderIn(off)]).toEqual([nameIn(calendar), orderIn(calendar) + 1])
    const { timeline } = await applicationOf(engagement, candidate)
    expect(timeline.map(({ what }) => what)).toEqual([
      'state',
      'invited',
      'time-picked',
      'time-moved',
      'confirmed',
      'time-canceled',
    ])
    // by which a text about the time before is not confirmed
    const told = () =>
      engagement.events
        .published(events.inviteChanged)
        .flatMap(({ data }) => data.things)
        .filter(({ id }) => id === invite)
        .map(({ starts_at }) => starts_at)
    await expect
      .poll(told)
      .toEqual([null, times[0]!.starts_at, times[1]!.starts_at, times[1]!.starts_at, null])
  })

  it('[BY-02] gives the last place of a time to one of those who want it at once, and shows the other what is left', async () => {
    const manager = newManager()
    const people = await Promise.all(Array.from({ length: 6 }, () => applied(engagement, manager)))
    const sent = await invited(
      engagement,
      manager,
      people.map(({ id }) => id),
    )
    const inviteOf = (id: string) => sent.invites.find((one) => one.application_id === id)!.id
    const { times } = await getInvite(people[0]!.candidate, inviteOf(people[0]!.id))
    const answers = await Promise.all(
      people.map(({ id, candidate }) =>
        engagement
          .as(candidate)
          .call(api.pickTime, { params: { id: inviteOf(id) }, body: { time_id: times[0]!.id } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const late = people[answers.findIndex(({ status }) => status === 409)]!
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'time-taken' })
    const left = await getInvite(late.candidate, inviteOf(late.id))
    expect(left.times.map(({ id }) => id)).toEqual([times[1]!.id])
  })

  it('[EN-16] refuses a time at which the candidate has another interview, and takes one beside it', async () => {
    const candidate = { id: randomUUID() }
    const starts = [50, 50.5, 49.75, 49.5].map((hours) => inHours(engagement, hours))
    const timesOf = async (times: readonly string[]) => {
      const manager = newManager()
      const { id } = await applied(engagement, manager, candidate)
      const sent = await invited(engagement, manager, [id], {
        minutes: 30,
        times: times.map((starts_at) => ({ starts_at })),
      })
      const invite = sent.invites[0]!.id
      const offered = await getInvite(candidate, invite)
      return (starts_at: string) =>
        engagement.as(candidate).call(api.pickTime, {
          params: { id: invite },
          body: { time_id: offered.times.find((one) => one.starts_at === starts_at)!.id },
        })
    }
    const [at, after, within, before] = starts as [string, string, string, string]
    const [first, second] = [await timesOf([at, before]), await timesOf([at, after, within, before])]
    expect((await first(at)).status).toBe(200)
    expect((await first(at)).status).toBe(200)
    for (const clash of [at, within]) {
      const refused = await second(clash)
      expect([refused.status, refused.body.code]).toEqual([409, 'time-clash'])
    }
    expect((await second(after)).status).toBe(200)
    expect((await second(before)).status).toBe(200)
    const both = await Promise.all([second(at), first(before)])
    expect(both.filter(({ status }) => status === 409)).not.toEqual([])
  })

  it('[EN-16] lets two people swap their times without waiting for each other for ever', async () => {
    const manager = newManager()
    const people = [await applied(engagement, manager), await applied(engagement, manager)]
    const sent = await invited(
      engagement,
      manager,
      people.map(({ id }) => id),
    )
    const ofPerson = (index: number) =>
      sent.invites.find(({ application_id }) => application_id === people[index]!.id)!.id
    const { times } = await getInvite(people[0]!.candidate, ofPerson(0))
    const pick = (person: number, time: number) =>
      engagement
        .as(people[person]!.candidate)
        .call(api.pickTime, { params: { id: ofPerson(person) }, body: { time_id: times[time]!.id } })
    await pick(0, 0)
    await pick(1, 1)
    const both = await Promise.all([pick(0, 1), pick(1, 0)])
    // whoever moves first finds the other's place taken
    expect(both.map(({ status }) => status)).toEqual([409, 409])
  })
})
