import { watchTabs } from '@lunchpail/kit-events/testing/watch-tabs'
import { beforeAll, expect, it, vi } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import { noShowsRepeated, noShowsWithdrawn } from '@lunchpail/contracts/engagement/events'
import { dayMs } from '@lunchpail/contracts/durations'
import { shareAuth, type Auth } from '../../../test/auth-service.ts'
import { openBrowser } from '../../../test/browser.ts'
import { newCandidate } from '../../../test/factories.ts'

let auth: Auth
beforeAll(async () => {
  auth = await shareAuth()
})

const days = (count: number) => auth.clock.advance(count * dayMs)

it('[AU-25] bars whoever missed several interviews for 30 days, which lift by themselves', async () => {
  const browser = openBrowser(auth)
  const person = newCandidate()
  const { id } = (await browser.call(api.signUp, { body: person })).body.account
  const level = async () => (await browser.identity()).level
  const missed = (at: Date) =>
    auth.publish(noShowsRepeated, { account_id: id, at: at.toISOString(), missed: [] })
  const logIn = () =>
    openBrowser(auth).call(api.signIn, { body: { handle: person.email, password: person.password } })

  // what came 30 days late no longer bars the candidate
  await missed(new Date(auth.clock.now().getTime() - 30 * dayMs))
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
  const { session_id } = await browser.identity()
  const toldTo = await watchTabs(auth.nats.url)
  await auth.publish(noShowsRepeated, { account_id: id, at, missed: [] })
  await vi.waitFor(async () => expect(await level()).toBe('suspended'))
  // gateways and open tabs learn of it at once
  await expect.poll(() => toldTo(session_id!)).toEqual(['session'])
  const earlier = new Date(Date.parse(at) - 60_000).toISOString()
  await auth.publish(noShowsWithdrawn, { account_id: id, suspended_at: earlier })
  // handled in turn: once the second has its effect, the first had none
  await auth.publish(noShowsWithdrawn, { account_id: id, suspended_at: at })
  await vi.waitFor(async () => expect(await level()).toBe('normal'))
  await expect.poll(() => toldTo(session_id!)).toEqual(['session', 'session'])

  const until = new Date(auth.clock.now().getTime() + dayMs)
  await auth.pool.query('update account set suspended_until = $2 where id = $1', [id, until])
  await auth.publish(noShowsWithdrawn, { account_id: id, suspended_at: at })
  const last = (await openBrowser(auth).call(api.signUp, { body: newCandidate() })).body.account.id
  await auth.publish(noShowsRepeated, { account_id: last, at: auth.clock.now().toISOString(), missed: [] })
  const { rows } = await auth.pool.query('select suspended_until from account where id = $1', [id])
  expect(rows).toEqual([{ suspended_until: until }])
})

it('[AU-18] [BY-27] leaves what an operator decided until its own date, and its no-shows bar after it unless they are withdrawn', async () => {
  const barred = async () => {
    const browser = openBrowser(auth)
    const { id } = (await browser.call(api.signUp, { body: newCandidate() })).body.account
    const until = new Date(auth.clock.now().getTime() + 10 * dayMs)
    const columns = 'suspended_until = $2, suspended_by_hand = true'
    await auth.pool.query(`update account set ${columns} where id = $1`, [id, until])
    const at = auth.clock.now().toISOString()
    await auth.publish(noShowsRepeated, { account_id: id, at, missed: [] })
    await vi.waitFor(async () => expect(await noShowsOf(id)).not.toBeNull())
    return { browser, id, at, until: until.toISOString() }
  }
  const noShowsOf = async (id: string) =>
    (await auth.pool.query('select no_shows_until from account where id = $1', [id])).rows[0].no_shows_until
  const suspension = async ({ browser }: Awaited<ReturnType<typeof barred>>) =>
    (await browser.call(api.getSuspension)).body
  const [kept, withdrawn] = [await barred(), await barred()]
  for (const one of [kept, withdrawn])
    expect(await suspension(one)).toMatchObject({ by_operator: true, until: one.until })
  await auth.publish(noShowsWithdrawn, { account_id: withdrawn.id, suspended_at: withdrawn.at })
  await vi.waitFor(async () => expect(await noShowsOf(withdrawn.id)).toBeNull())
  const levels = () =>
    Promise.all([kept, withdrawn].map(async ({ browser }) => (await browser.identity()).level))
  expect(await levels()).toEqual(['deactivated', 'deactivated'])
  days(10)
  expect(await levels()).toEqual(['suspended', 'normal'])
  // the keys of tokens are others by now, and a service asks for them at most every two seconds
  await vi.waitFor(async () => expect(await suspension(kept)).toMatchObject({ by_operator: false }))
  // the operator's is over: the contest ends the rest
  await auth.publish(noShowsWithdrawn, { account_id: kept.id, suspended_at: kept.at })
  await vi.waitFor(async () => expect(await levels()).toEqual(['normal', 'normal']))
})
