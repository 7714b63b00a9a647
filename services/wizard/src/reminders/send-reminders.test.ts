import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveApplication, saveEqualOpportunity, setReminder } from '@lunchpail/contracts/wizard/api'
import type { ReminderType } from '@lunchpail/contracts/wizard/enumerations'
import { reminderDue } from '@lunchpail/contracts/wizard/events'
import { MovableClock } from '@lunchpail/kit-service/clock'
import { dayMs, hourMs } from '@lunchpail/contracts/durations'
import { completeBody, equalOpportunity, position, type Body } from '../../test/factories.ts'
import { startWizard, type OwnWizard } from '../../test/wizard-service.ts'
import { byNotification } from '@lunchpail/kit-events/testing/by-notification'
import { runJobsNow } from '@lunchpail/kit-service/testing/run-jobs-now'

let wizard: OwnWizard
const clock = new MovableClock(new Date('2027-03-13T20:00:00.000Z'))
beforeAll(async () => {
  // a reminder that is due is published as soon as it is stored
  wizard = await startWizard({ clock, runtime: byNotification })
  await wizard.publishPositions(position({ questions: [] }))
})
afterAll(() => wizard.stop())

const untold = { positions: [7], jobs: [], done_adding_jobs: false }
const worked = { company: 'Acme', title: 'Picker', reference_id: 'a' }
const inHours = (hours: number) => new Date(clock.now().getTime() + hours * hourMs).toISOString()

async function applicant(body: Body = { positions: [7] }) {
  const id = randomUUID()
  const client = wizard.as({ id })
  await client.call(saveApplication, { query: {}, body: { ...completeBody(), ...body } })
  return {
    id,
    client,
    remind: (type: ReminderType, reminder_time: string) =>
      client.call(setReminder, { params: { type }, body: { reminder_time } }),
    sent: () =>
      wizard.events
        .published(reminderDue)
        .map(({ data }) => data)
        .filter(({ account_id }) => account_id === id),
  }
}
const jobs = async () =>
  (
    await wizard.pool.query<{ key: string; run_at: Date }>(
      'select key, run_at from graphile_worker.jobs order by run_at',
    )
  ).rows
const jobOf = async (id: string) => (await jobs()).find(({ key }) => key === `reminders:${id}`)?.run_at
/** The queue's clock is the database's, which does not move: it is told to begin. */
const run = (id: string) => runJobsNow(wizard.pool, 'key = $1', [`reminders:${id}`])
const stored = async (id: string) =>
  (await wizard.pool.query('select type from reminder where account_id = $1', [id])).rowCount

describe('[WZ-17] [WZ-18] a reminder', () => {
  it('keeps its moment over the change to summer time and a clock that is put back', async () => {
    const { id, remind, sent } = await applicant()
    // the night of 14 March 2027 lacks an hour in New York
    const at = new Date(clock.now().getTime() + 12 * hourMs)
    const typed = `${new Date(at.getTime() - 4 * hourMs).toISOString().slice(0, 19)}-04:00`
    expect((await remind('save-application', typed)).body).toMatchObject({ reminder_time: at.toISOString() })
    clock.advance(13 * hourMs)
    // before the queue came to it, the clock was adjusted by two hours
    clock.advance(-2 * hourMs)
    await run(id)
    await expect.poll(() => jobOf(id)).toEqual(at)
    expect(sent()).toEqual([])
    clock.advance(2 * hourMs)
    await run(id)
    await expect.poll(sent).toHaveLength(1)
    await expect.poll(() => jobOf(id)).toBeUndefined()
  })

  it('is kept with its job until its time, whatever the queue thinks of the time, and is sent once', async () => {
    const { id, remind, sent } = await applicant()
    const at = inHours(13)
    const { status, body } = await remind('save-application', at)
    expect([status, body]).toEqual([200, { type: 'save-application', reminder_time: at }])
    expect(await jobOf(id)).toEqual(new Date(at))
    // too early, as after a change of the machine's clock
    await run(id)
    await expect.poll(() => jobOf(id)).toEqual(new Date(at))
    expect(sent()).toEqual([])
    clock.advance(13 * hourMs)
    await run(id)
    await expect.poll(sent).toMatchObject([
      {
        reminder: 'save-application',
        reminder_time: at,
        language: 'en',
        position: { company_name: 'Acme' },
      },
    ])
    await expect.poll(() => jobOf(id)).toBeUndefined()
    expect(await stored(id)).toBe(0)
  })

  it('is one, where several came due while the machine was off: of the resume, where the application waits for it', async () => {
    const later = inHours(5)
    const { id, remind, sent } = await applicant({ ...untold, resume_reminder: later })
    await remind('upload-resume', later)
    await remind('save-application', inHours(6))
    clock.advance(30 * hourMs)
    await run(id)
    await expect.poll(sent).toMatchObject([{ reminder: 'upload-resume', reminder_time: later }])
    await expect.poll(() => jobOf(id)).toBeUndefined()
    expect(await stored(id)).toBe(0)
  })

  it('of the resume is sent where a call alone set it, and not once the work history is there', async () => {
    const { id, remind, sent } = await applicant(untold)
    const told = await applicant(untold)
    const at = inHours(4)
    for (const one of [{ remind }, told]) expect((await one.remind('upload-resume', at)).status).toBe(200)
    await told.client.call(saveApplication, { query: {}, body: completeBody() })
    clock.advance(5 * hourMs)
    await run(id)
    await run(told.id)
    await expect.poll(sent).toMatchObject([{ reminder: 'upload-resume', reminder_time: at }])
    await expect.poll(() => jobOf(told.id)).toBeUndefined()
    expect(told.sent()).toEqual([])
  })

  it('is refused where no application was begun', async () => {
    const strangers = await wizard
      .as({ id: randomUUID() })
      .call(setReminder, { params: { type: 'upload-resume' }, body: { reminder_time: inHours(4) } })
    expect([strangers.status, strangers.body.code]).toEqual([404, 'not-found'])
  })

  it.each<[string, Body]>([
    ['jobs are told', { jobs: [worked] }],
    ['the person has none to tell of', { ...untold, done_adding_jobs: true }],
    ['the history was skipped', { ...untold, resume_reminder: 'skip' }],
  ])('of the resume is refused where %s, since none would come', async (_, told) => {
    const { status, body } = await (await applicant(told)).remind('upload-resume', inHours(4))
    expect([status, body.code]).toEqual([409, 'conflict'])
  })

  it('outlives a stop of the service: what came due in a day off comes late, once, and what is later in its time', async () => {
    const { id, remind, sent } = await applicant()
    const [missed, later] = [inHours(3), inHours(40)]
    await remind('save-application', missed)
    const other = await applicant({ ...untold, resume_reminder: later })
    await other.remind('save-application', missed)
    await other.remind('upload-resume', later)
    // off from now on: the time of the first comes and goes
    await wizard.restart()
    clock.advance(26 * hourMs)
    await run(id)
    await run(other.id)
    await expect.poll(sent).toMatchObject([{ reminder: 'save-application', reminder_time: missed }])
    await expect.poll(other.sent).toHaveLength(1)
    await expect.poll(() => jobOf(other.id)).toEqual(new Date(later))
    // the queue gives a job again that it does not know to be done
    await wizard.restart()
    await wizard.pool.query("select graphile_worker.add_job('send-reminders', $1::json, job_key := $2)", [
      JSON.stringify({ accountId: id }),
      `reminders:${id}`,
    ])
    clock.advance(14 * hourMs)
    await run(other.id)
    await expect.poll(() => other.sent().map(({ reminder }) => reminder)).toContain('upload-resume')
    await expect.poll(() => jobOf(id)).toBeUndefined()
    expect([sent(), other.sent()].map((all) => all.length)).toEqual([1, 2])
  })

  it('of a later time stays when an earlier one was sent, and a new one replaces it', async () => {
    const { id, remind, sent } = await applicant(untold)
    await remind('save-application', inHours(48))
    await remind('save-application', inHours(2))
    const next = inHours(24)
    await remind('upload-resume', next)
    clock.advance(2 * hourMs)
    await run(id)
    await expect.poll(sent).toHaveLength(1)
    await expect.poll(() => jobOf(id)).toEqual(new Date(next))
  })

  it('comes neither for an application that was sent meanwhile, nor a week late', async () => {
    const { id, client, remind, sent } = await applicant()
    await client.call(saveEqualOpportunity, { body: equalOpportunity })
    await remind('save-application', inHours(2))
    const submitted = await client.call(saveApplication, {
      query: {},
      body: { ...completeBody(), complete: 1 },
    })
    expect(submitted.status).toBe(201)
    const late = await applicant()
    await late.remind('save-application', inHours(2))
    clock.advance(8 * dayMs)
    await run(id)
    await run(late.id)
    await expect.poll(jobs).not.toContainEqual(expect.objectContaining({ key: `reminders:${late.id}` }))
    await expect.poll(() => jobOf(id)).toBeUndefined()
    expect([...sent(), ...late.sent()]).toEqual([])
  })

  it('[WZ-40] of a time that has passed comes at once, up to a year ago', async () => {
    const { id, remind, sent } = await applicant()
    const now = clock.now().toISOString()
    const { status, body } = await remind('save-application', inHours(-360 * 24))
    expect([status, body]).toEqual([200, { type: 'save-application', reminder_time: now }])
    await run(id)
    await expect.poll(sent).toMatchObject([{ reminder: 'save-application', reminder_time: now }])
    await expect.poll(() => jobOf(id)).toBeUndefined()
  })

  // the clock stands in March 2027
  it.each(['tomorrow', '2020-01-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z', '2028-06-01T00:00:00.000Z'])(
    'at %s is refused, as none would come',
    async (time) => {
      const { status, body } = await (await applicant()).remind('save-application', time)
      expect([status, body]).toMatchObject([
        400,
        { fields: { reminder_time: { code: 'reminder.time', error: 'Please enter a valid date' } } },
      ])
    },
  )
})
