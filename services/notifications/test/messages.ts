import { randomUUID } from 'node:crypto'
import type { DataOf } from '@lunchpail/contracts/event'
import { accountChanged } from '@lunchpail/contracts/auth/events'
import { candidateNoticeRequested } from '@lunchpail/contracts/engagement/events'
import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import { expect } from 'vitest'
import { submission } from '../../../contracts/test/submission.ts'
import { account } from './factories.ts'
import { forgetSent, type Notifications, type OwnNotifications } from './notifications-service.ts'

type Contact = NonNullable<Parameters<typeof account>[1]>

/** Accounts, and what has messages go to them, by the service that a test has. */
export function messagesOf(notificationsNow: () => Notifications | OwnNotifications) {
  const save = async (contact: Contact, overrides: Parameters<typeof account>[2] = {}, at?: Date) => {
    const { publish, pool, key } = notificationsNow()
    const person = await account(key, contact, overrides)
    await publish(accountChanged, { things: [person] }, at && { time: at.toISOString() })
    const stored = `select from contact where account_id = '${person.id}' and version = ${person.version}`
    await expect.poll(async () => (await pool.query(stored)).rowCount).toBe(1)
    return person.id
  }
  const submit = (account_id: string) =>
    notificationsNow().publish(applicationSubmitted, submission({ account_id }))
  const invite = (account_id: string) => notice(account_id, 'invited')
  const notice = (account_id: string, what: DataOf<typeof candidateNoticeRequested>['what']) =>
    notificationsNow().publish(candidateNoticeRequested, {
      account_id,
      what,
      application_id: randomUUID(),
      invite_id: randomUUID(),
      title: 'Welder',
      company_name: 'Acme',
      starts_at: null,
      zone: null,
      place: '1 Dock St',
      link: null,
      note: 'Ask for Bob',
      until: null,
    })
  const statuses = async (where = 'true') =>
    (
      await notificationsNow().pool.query(
        `select channel, template, status, outcome from message where ${where} order by created_at, channel, template, id`,
      )
    ).rows.map(({ channel, template, status, outcome }) =>
      [channel, template, status, outcome].filter(Boolean).join(' '),
    )
  const sent = (channel: 'text' | 'email') =>
    notificationsNow().providers.sent.filter((one) => one.channel === channel)
  const forget = async () => {
    await forgetSent(notificationsNow())
    await notificationsNow().pool.query('truncate contact, message, consent, reach, reach_request')
  }
  return { save, submit, invite, notice, statuses, sent, forget }
}
