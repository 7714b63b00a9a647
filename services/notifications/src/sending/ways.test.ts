import { deskNoticeRequested } from '@lunchpail/contracts/engagement/events'
import { alertRequested } from '@lunchpail/contracts/matches/events'
import { situations, wayOf, type Situation } from '@lunchpail/contracts/notifications/ways'
import { reminderDue } from '@lunchpail/contracts/wizard/events'
import { readSecrets } from '@lunchpail/kit-service/secret-set'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '@lunchpail/contracts/durations'
import { alertOf } from '../../test/alerts.ts'
import { messagesOf } from '../../test/messages.ts'
import { shareNotifications, type Notifications } from '../../test/notifications-service.ts'
import { recipientsFrom } from '../providers/recipients.ts'

const recipients = recipientsFrom(readSecrets('recipients-of-test-recipients-of-test'))

let notifications: Notifications
beforeAll(async () => {
  notifications = await shareNotifications()
})
const { save, submit, forget } = messagesOf(() => notifications)
beforeEach(forget)

describe('[NT-05] what goes is what the table says', () => {
  const zone = 'America/New_York'
  /** Noon or three in the night in New York, a day on. */
  const turnTo = (hour: 12 | 3) => {
    const now = notifications.clock.now()
    const to = new Date(now.getTime() + dayMs)
    to.setUTCHours(hour + 5, 0, 0, 0)
    notifications.clock.advance(to.getTime() - now.getTime())
  }
  /** What waits and what is late: the purposes of which a message to an account goes by that channel. */
  const templateOf = ({ purpose, channel }: Situation) =>
    ({
      own: 'application-submitted',
      reminder: 'reminder',
      alert: 'job-alert',
      news: channel === 'email' ? 'desk-notice' : undefined,
      asked: undefined,
      security: undefined,
      request: undefined,
    })[purpose]

  const cause = async ({ purpose, quiet }: Situation, id: string) => {
    if (purpose === 'own') return submit(id)
    if (purpose === 'alert') return notifications.publish(alertRequested, alertOf(id))
    const now = notifications.clock.now()
    if (purpose === 'reminder')
      return notifications.publish(reminderDue, {
        account_id: id,
        reminder: 'save-application',
        reminder_time: new Date(now.getTime() - (quiet ? 10 * hourMs : 0)).toISOString(),
        language: 'en',
        position: null,
      })
    return notifications.publish(deskNoticeRequested, {
      account_id: id,
      candidate_id: null,
      what: 'applicants',
      company_name: 'Acme',
      count: 1,
      roles: [],
      first_name: null,
      application_id: null,
      starts_at: null,
      zone: null,
    })
  }

  it.each([12, 3] as const)('at %i:00', async (hour) => {
    turnTo(hour)
    const quiet = hour === 3
    const rows = situations().filter(
      (row) =>
        templateOf(row) !== undefined &&
        (row.channel === 'email' ? !quiet : row.quiet === quiet) &&
        // none is asked for by a channel to which its person did not agree
        (row.purpose !== 'alert' || row.consent),
    )
    const expected: string[] = []
    const found: string[] = []
    for (const [n, row] of rows.entries()) {
      const { channel, standing, consent } = row
      const phone = `212555${String(1000 + n)}`
      const email = `p${String(n)}@example.com`
      const proven = standing === 'owned'
      const id = await save({ phone, email, consent, proven }, { timezone: zone })
      if (standing === 'reachable')
        await notifications.pool.query(
          `insert into reach (account_id, channel, recipient, state, at) values ($1, $2, $3, 'reachable', now())`,
          [id, channel, recipients.hash(channel === 'email' ? email : `+1${phone}`)],
        )
      await cause(row, id)
      const { way, held } = wayOf(row)
      const becomes = { whole: 'sent', bare: 'sent', request: 'waiting', wait: 'waiting', nothing: 'skipped' }
      const template = templateOf(row)!
      const mine = `account_id = '${id}' and channel = '${channel}' and template = '${template}'`
      const read = async () =>
        (await notifications.pool.query(`select status, bare from message where ${mine}`)).rows[0]
      const status = held ? 'held' : becomes[way]
      await expect.poll(async () => (await read())?.status ?? 'none').not.toMatch(/none|queued|sending/)
      const name = JSON.stringify(row)
      expected.push(
        `${name}: ${status}${way === 'bare' ? ' bare' : ''}${way === 'request' ? ' request' : ''}`,
      )
      const asked = await notifications.pool.query(
        `select from message where account_id = '${id}' and template = 'text-request'`,
      )
      const { status: became, bare } = await read()
      found.push(
        `${name}: ${became}${bare ? ' bare' : ''}${channel === 'text' && asked.rowCount ? ' request' : ''}`,
      )
    }
    expect(found).toEqual(expected)
    expect(rows.length).toBeGreaterThan(10)
  })
})
