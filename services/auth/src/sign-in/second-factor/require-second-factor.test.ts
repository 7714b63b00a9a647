import { watchTabs } from '@lunchpail/kit-events/testing/watch-tabs'
import { beforeAll, expect, it } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
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
  const sessions = await Promise.all(
    [own, other].map(async ({ browser }) => (await browser.identity()).session_id!),
  )
  const toldTo = await watchTabs(auth.nats.url)
  expect((await own.browser.call(api.requireSecondFactor, { body: { required: true } })).status).toBe(200)
  await expect.poll(() => sessions.map(toldTo)).toEqual([['session'], ['session']])
  const { status, body } = await other.browser.call(api.listMembers)
  expect([status, body.code]).toEqual([403, 'second-factor-needed'])
})
