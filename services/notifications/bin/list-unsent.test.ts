import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, it } from 'vitest'
import { shareNotifications, type Notifications } from '../test/notifications-service.ts'

let notifications: Notifications
beforeAll(async () => {
  notifications = await shareNotifications()
})

it('lists what was not sent or waits, without its content, and needs the address of the database alone', async () => {
  const insert = (status: string, outcome: string | null, secondsAgo: number) =>
    notifications.pool.query(
      `insert into message (account_id, channel, template, cause, language, sealed_values, status, outcome, created_at)
       values ('00000000-0000-4000-8000-000000000001', 'text', 'application-submitted', concat($1::text, $2::text), 'en', 'sealed content', $1, $2::text, now() - $3 * interval '1 second')`,
      [status, outcome, secondsAgo],
    )
  await insert('skipped', 'daily-limit', 6)
  // the email went, or there was nothing to tell anymore
  await insert('skipped', 'no-consent', 5)
  await insert('waiting', 'unproven', 4)
  await insert('failed', 'number-invalid', 3)
  await insert('unconfirmed', 'cut-off', 2)
  await insert('sent', null, 1)
  const command = path.join(import.meta.dirname, 'list-unsent.ts')
  const { DATABASE_URL_NOTIFICATIONS } = notifications.env
  const { stdout } = await promisify(execFile)(process.execPath, [command], {
    env: { DATABASE_URL_NOTIFICATIONS },
  })
  const [columns, ...rows] = stdout
    .split('\n')
    .filter((line) => line.startsWith('│'))
    .map((line) =>
      line
        .split('│')
        .slice(2, -1)
        .map((cell) => cell.trim().replaceAll("'", '')),
    )
  expect(columns).toEqual([
    'id',
    'account_id',
    'channel',
    'template',
    'status',
    'outcome',
    'attempts',
    'created_at',
  ])
  expect(rows.map((row) => row.slice(2, 7))).toEqual([
    ['text', 'application-submitted', 'unconfirmed', 'cut-off', '0'],
    ['text', 'application-submitted', 'failed', 'number-invalid', '0'],
    ['text', 'application-submitted', 'waiting', 'unproven', '0'],
    ['text', 'application-submitted', 'skipped', 'daily-limit', '0'],
  ])
  expect(stdout).not.toMatch(/sent|sealed content/)
})
