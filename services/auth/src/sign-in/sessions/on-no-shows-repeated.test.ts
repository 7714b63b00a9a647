import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import { noShowsRepeated, noShowsWithdrawn } from '@lunchpail/contracts/engagement/events'
import { startAuth, type Auth } from '../../../test/auth-service.ts'
import { openBrowser } from '../../../test/browser.ts'
import { newCandidate } from '../../../test/factories.ts'

let auth: Auth
beforeAll(async () => {
  auth = await startAuth()
})
afterAll(() => auth.stop())

const days = (count: number) => auth.clock.advance(count * 86_400_000)

it('[AU-25] bars whoever missed several interviews for 30 days, which lift by themselves', async () => {
  const browser = openBrowser(auth)
  const person = newCandidate()
  const { id } = (await browser.call(api.signUp, { body: person })).body.account
  const level = async () => (await browser.identity()).level
  const missed = (at: Date) =>
    auth.publish(noShowsRepeated, { account_id: id, at: at.toISOString(), missed: [] })
  const logIn = () =>
    openBrowser(auth).call(api.signIn, { body: { handle: person.email, password: person.password } })

  // what came 30 days late bars nobody anymore
  await missed(new Date(auth.clock.now().getTime() - 30 * 86_400_000))
  expect(await level()).toBe('normal')
  await missed(auth.clock.now())
  await vi.waitFor(async () => expect(await level()).toBe('suspended'))
  const barred = await logIn()
  expect(barred.status).toBe(403)
  expect(barred.body).toMatchObject({
    error:
      'This account has been deactivated for 30 days due to repeated no shows. Please contact support for assistance.',
  })
  days(29)
  expect(await level()).toBe('suspended')
  days(1)
  expect((await logIn()).status).toBe(200)
})

it('[BY-27] ends a suspension by no-shows of which too few still count, and no other one', async () => {
  const browser = openBrowser(auth)
  const { id } = (await browser.call(api.signUp, { body: newCandidate() })).body.account
  const level = async () => (await browser.identity()).level
  const at = auth.clock.now().toISOString()
  await auth.publish(noShowsRepeated, { account_id: id, at, missed: [] })
  await vi.waitFor(async () => expect(await level()).toBe('suspended'))
  const earlier = new Date(Date.parse(at) - 60_000).toISOString()
  await auth.publish(noShowsWithdrawn, { account_id: id, suspended_at: earlier })
  // handled in turn: once the second has its effect, the first had none
  await auth.publish(noShowsWithdrawn, { account_id: id, suspended_at: at })
  await vi.waitFor(async () => expect(await level()).toBe('normal'))

  const until = new Date(auth.clock.now().getTime() + 86_400_000)
  await auth.pool.query('update account set suspended_until = $2 where id = $1', [id, until])
  await auth.publish(noShowsWithdrawn, { account_id: id, suspended_at: at })
  const last = (await openBrowser(auth).call(api.signUp, { body: newCandidate() })).body.account.id
  await auth.publish(noShowsRepeated, { account_id: last, at: auth.clock.now().toISOString(), missed: [] })
  const { rows } = await auth.pool.query('select suspended_until from account where id = $1', [id])
  expect(rows).toEqual([{ suspended_until: until }])
})
