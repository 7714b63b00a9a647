import { accountChanged } from '@lunchpail/contracts/auth/events'
import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import { expect } from 'vitest'
import { submission } from '../../../contracts/test/submission.ts'
import { account } from './factories.ts'
import type { OwnNotifications } from './notifications-service.ts'
import { runJobsNow } from '@lunchpail/kit-service/testing/run-jobs-now'

/** What is sent and how far it came, by the service that a test has. */
export function sendingOf(notificationsNow: () => OwnNotifications) {
  /** An account and its submit; answers the account's id. */
  const submit = async (
    contact: Parameters<typeof account>[1] = {},
    overrides: Parameters<typeof submission>[0] = {},
  ) => {
    const person = await account(notificationsNow().key, contact)
    await notificationsNow().publish(accountChanged, { things: [person] })
    await notificationsNow().publish(
      applicationSubmitted,
      submission({ account_id: person.id, ...overrides }),
    )
    return person.id
  }
  const statuses = async () =>
    Object.fromEntries(
      (await notificationsNow().pool.query('select channel, status, outcome from message')).rows.map(
        (row) => [
          row.channel,
          row.outcome && row.status !== 'sent' ? `${row.status}: ${row.outcome}` : row.status,
        ],
      ),
    )
  /** The queue lets seconds pass before it tries again; here they are skipped. */
  const hurry = () => runJobsNow(notificationsNow().pool, 'attempts > 0')
  const tries = async () =>
    (
      await notificationsNow().pool.query('select attempts from graphile_worker.jobs where attempts > 0')
    ).rows.map(({ attempts }) => attempts)
  const done = () => expect.poll(() => hurry().then(statuses))
  const channels = () =>
    notificationsNow()
      .providers.sent.map((one) => one.channel)
      .toSorted()
  return { submit, statuses, hurry, tries, done, channels }
}
