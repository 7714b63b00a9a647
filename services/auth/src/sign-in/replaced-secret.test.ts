import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import { csrfSecret, startAuth, type OwnAuth } from '../../test/auth-service.ts'
import { openBrowser } from '../../test/browser.ts'
import { newCandidate, newEmployer } from '../../test/factories.ts'
import { secretSent } from '../../test/proofs.ts'

let auth: OwnAuth
beforeAll(async () => {
  auth = await startAuth()
})
afterAll(() => auth.stop())

it('[AU-19] [AU-13] [AU-26] a secret that is replaced leaves known browsers known, and links and recovery codes good', async () => {
  const address = '203.0.113.120'
  const own = openBrowser(auth, address)
  const person = newCandidate()
  const { id } = (await own.call(api.signUp, { body: person })).body.account
  await own.call(api.signOut, { body: {} })
  await auth.pool.query('update account set email_verified_at = now() where id = $1', [id])
  await openBrowser(auth).call(api.sendResetLink, { body: { handle: person.email, code_type: 'email' } })
  const token = await secretSent(auth, id)
  const desk = openBrowser(auth)
  const manager = newEmployer()
  const made = await desk.call(api.signUp, { body: manager })
  await auth.pool.query('update account set email_verified_at = now() where id = $1', [made.body.account.id])
  const { key } = (await desk.call(api.startAuthenticator, { body: {} })).body
  const timestamp = auth.clock.now().getTime()
  const code = new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp })
  const { recovery_codes } = (await desk.call(api.confirmAuthenticator, { body: { code } })).body

  Object.assign(auth.env, { CSRF_SECRET: `new:${'n'.repeat(32)},old:${csrfSecret}` })
  await auth.restart()

  const logIn = (browser: typeof own, password: string) =>
    browser.call(api.signIn, { body: { handle: person.email, password } })
  for (let i = 0; i < 10; i++) await logIn(openBrowser(auth, address), 'wrong 1234')
  expect((await logIn(openBrowser(auth, address), person.password)).body.code).toBe('locked')
  expect((await logIn(own, person.password)).status).toBe(200)
  const reset = { token, password: 'red truck 8' }
  expect((await openBrowser(auth).call(api.resetPassword, { body: reset })).status).toBe(200)
  const again = openBrowser(auth)
  const { email: handle, password } = manager
  expect((await again.call(api.signIn, { body: { handle, password } })).status).toBe(200)
  const pass = (typed: string) => again.call(api.passSecondFactor, { body: { code: typed } })
  expect((await pass(recovery_codes[0]!)).status).toBe(200)
  expect((await pass(recovery_codes[0]!)).body.code).toBe('code-wrong')
})
