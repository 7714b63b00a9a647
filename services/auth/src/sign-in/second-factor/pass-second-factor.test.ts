import { Secret, TOTP } from 'otpauth'
import { beforeAll, expect, it } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import { csrfSecret, shareAuth, type Auth } from '../../../test/auth-service.ts'
import { openBrowser, type Browser } from '../../../test/browser.ts'
import { newEmployer } from '../../../test/factories.ts'
import { appCodeSubject } from '../attempts/attempt-subjects.ts'
import { secretsFrom } from '../secrets.ts'

let auth: Auth
beforeAll(async () => {
  auth = await shareAuth()
})

const shown = (key: string) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: auth.clock.now().getTime() })

/** A manager with an app, the recovery codes of it, and a login from another network each time. */
async function withApp() {
  const own = openBrowser(auth)
  const person = newEmployer()
  const { email, password } = person
  const { id } = (await own.call(api.signUp, { body: person })).body.account
  await auth.pool.query('update account set email_verified_at = now()')
  const { key } = (await own.call(api.startAuthenticator, { body: {} })).body
  const { body } = await own.call(api.confirmAuthenticator, { body: { code: shown(key) } })
  const logIn = async () => {
    const browser = openBrowser(auth)
    expect((await browser.call(api.signIn, { body: { handle: email, password } })).status).toBe(200)
    return browser
  }
  return { id, key, recovery: body.recovery_codes, logIn }
}
const pass = (browser: Browser, code: string) => browser.call(api.passSecondFactor, { body: { code } })

it('[AU-26] codes of an app end for a day after thirty wrong ones of whatever networks, recovery codes do not', async () => {
  const { id, key, recovery, logIn } = await withApp()
  auth.clock.advance(60_000)
  const guess = async () => expect((await pass(await logIn(), '000000')).body.code).toBe('code-wrong')
  await guess()
  const { subject, rule } = appCodeSubject(secretsFrom([{ kid: '', secret: csrfSecret }]), id)
  const counted = 'update failed_attempt set failures = $2 where subject = $1 and failures = 1'
  expect((await auth.pool.query(counted, [subject, rule.failures - 2])).rowCount).toBe(1)
  await guess()
  // a right one of its person between takes back itself and no wrong one
  expect((await pass(await logIn(), shown(key))).status).toBe(200)
  await guess()
  auth.clock.advance(30_000)
  const other = await logIn()
  const { body } = await pass(other, shown(key))
  expect([body.code, body.error]).toEqual([
    'locked',
    'There were too many wrong codes. Enter a recovery code, or try your app again in 24 hours.',
  ])
  expect((await pass(other, recovery[0]!)).status).toBe(200)
  auth.clock.advance(rule.lockMinutes * 60_000)
  expect((await pass(await logIn(), shown(key))).status).toBe(200)
})

it('[AU-26] [BY-04] who is suspended shows the second factor, for what is kept about them', async () => {
  const { id, recovery, logIn } = await withApp()
  const suspended = `update account set suspended_until = now() + interval '9 days' where id = $1`
  const browser = await logIn()
  await auth.pool.query(suspended, [id])
  const ask = async () => (await browser.call(api.requestArchive)).status
  const step = async () => (await browser.call(api.getSecondFactor)).body.step
  expect([await ask(), await step()]).toEqual([403, 'code'])
  expect((await pass(browser, recovery[0]!)).status).toBe(200)
  expect([await ask(), await step()]).toEqual([202, 'none'])
})
