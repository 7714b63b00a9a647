import { beforeAll, expect, it, vi } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import { connectNats } from '@lunchpail/kit-events/nats'
import { tabUpdateSubjects } from '@lunchpail/kit-events/tab-updates'
import { shareAuth, type Auth } from '../../../test/auth-service.ts'
import { openBrowser } from '../../../test/browser.ts'
import { newEmployer } from '../../../test/factories.ts'

let auth: Auth
beforeAll(async () => {
  auth = await shareAuth()
})

async function signedUp() {
  const browser = openBrowser(auth)
  const { body } = await browser.call(api.signUp, { body: newEmployer() })
  return { browser, id: body.account.id }
}

it('[AU-26] a second factor that a company asks is known at once where any of its managers is signed in', async () => {
  const [own, other] = [await signedUp(), await signedUp()]
  await auth.pool.query('update account set email_verified_at = now()')
  await auth.pool.query(
    'update account set company_id = (select company_id from account where id = $1) where id = $2',
    [own.id, other.id],
  )
  await auth.pool.query(`update company set state = 'approved'`)
  const subjects = await Promise.all(
    [own, other].map(async ({ browser }) => `live.session.${(await browser.identity()).session_id}`),
  )
  const received: string[] = []
  const nats = connectNats({ url: auth.nats.url, name: 'gateway' })
  for (const subject of tabUpdateSubjects) await nats.subscribe(subject, (which) => void received.push(which))
  expect((await own.browser.call(api.requireSecondFactor, { body: { required: true } })).status).toBe(200)
  await vi.waitFor(() => expect(received.toSorted()).toEqual(subjects.toSorted()))
  await nats.close()
  const { status, body } = await other.browser.call(api.listMembers)
  expect([status, body.code]).toEqual([403, 'second-factor-needed'])
})
