import { beforeAll, expect, it } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import { shareAuth, type Auth } from '../../test/auth-service.ts'
import { openBrowser } from '../../test/browser.ts'
import { newCandidate } from '../../test/factories.ts'

let auth: Auth
beforeAll(async () => {
  auth = await shareAuth()
})

const hours = (count: number) => auth.clock.advance(count * 60 * 60_000)

it('the session of a shared device ends after 12 hours, whatever is done in it; others do not', async () => {
  const [kiosk, own] = [openBrowser(auth), openBrowser(auth)]
  const person = newCandidate()
  await own.call(api.signUp, { body: person })
  await kiosk.call(api.signIn, { body: { handle: person.email, password: person.password } })
  const { status, body } = await kiosk.call(api.beginKiosk)
  expect(status).toBe(200)
  const left = Date.parse(body.ends_at) - auth.clock.now().getTime()
  expect(left).toBe(12 * 60 * 60_000)
  hours(6)
  expect((await kiosk.identity()).level).toBe('normal')
  // a second call does not make it longer
  expect((await kiosk.call(api.beginKiosk)).body.ends_at).toBe(body.ends_at)
  hours(6)
  expect(await kiosk.identity()).toMatchObject({ account: null, level: 'expired' })
  expect((await own.identity()).account?.email).toBe(person.email)
})
