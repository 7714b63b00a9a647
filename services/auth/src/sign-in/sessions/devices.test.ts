import { watchTabs } from '@lunchpail/kit-events/testing/watch-tabs'
import { beforeAll, describe, expect, it } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import { openBrowser } from '../../../test/browser.ts'
import { shareAuth, type Auth } from '../../../test/auth-service.ts'
import { newCandidate } from '../../../test/factories.ts'

let auth: Auth
beforeAll(async () => {
  auth = await shareAuth()
})

const android =
  'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36'

/** A person with a computer, and a phone on which they logged in later. */
async function withTwoDevices() {
  const person = newCandidate()
  const [computer, phone] = [openBrowser(auth), openBrowser(auth)]
  await computer.call(api.signUp, { body: person })
  auth.clock.advance(60_000)
  await phone.call(api.signIn, {
    body: { email: person.email, password: person.password },
    headers: { 'user-agent': android },
  })
  const devices = async () => (await computer.call(api.listDevices)).body.devices
  return { person, computer, phone, devices }
}

describe('[BY-03] my devices', () => {
  it('are the browsers on which I am signed in, this one first', async () => {
    const { computer, phone, devices } = await withTwoDevices()
    const [own, other] = await devices()
    expect(own).toMatchObject({ current: true, id: (await computer.identity()).session_id })
    expect(other).toEqual({
      id: (await phone.identity()).session_id,
      browser: 'Chrome',
      platform: 'Android',
      signed_in_at: auth.clock.now().toISOString(),
      last_seen_at: auth.clock.now().toISOString(),
      current: false,
    })
    expect(await devices()).toHaveLength(2)
  })

  it('are no more where a session was left alone for 30 days', async () => {
    const { phone, devices } = await withTwoDevices()
    const { session_id } = await phone.identity()
    await auth.pool.query(
      `update session set last_seen_at = last_seen_at - interval '30 days' where id = $1`,
      [session_id],
    )
    expect((await devices()).map(({ current }) => current)).toEqual([true])
  })

  it('are signed out one by one, and their tabs learn at once', async () => {
    const { computer, phone, devices } = await withTwoDevices()
    const { session_id } = await phone.identity()
    const toldTo = await watchTabs(auth.nats.url)
    const signOut = () => computer.call(api.signOutDevice, { params: { id: session_id! } })
    expect((await signOut()).body).toEqual({ ended: 1 })
    await expect.poll(() => toldTo(session_id!)).toEqual(['session'])
    expect((await phone.identity()).account).toBeNull()
    expect(await devices()).toHaveLength(1)
    expect((await signOut()).status).toBe(404)
  })

  it('are signed out all but this one', async () => {
    const { person, computer, phone } = await withTwoDevices()
    const third = openBrowser(auth)
    await third.call(api.signIn, { body: { email: person.email, password: person.password } })
    const sessions = await Promise.all(
      [computer, phone, third].map(async (one) => (await one.identity()).session_id!),
    )
    const toldTo = await watchTabs(auth.nats.url)
    expect((await computer.call(api.signOutOthers)).body).toEqual({ ended: 2 })
    await expect.poll(() => sessions.map(toldTo)).toEqual([[], ['session'], ['session']])
    const accounts = await Promise.all([computer, phone, third].map((one) => one.identity()))
    expect(accounts.map(({ account }) => account === null)).toEqual([false, true, true])
  })

  it('[BY-03] are signed out by whoever is there alone: after ten minutes by the password, or by a new login', async () => {
    const { person, computer, phone } = await withTwoDevices()
    const { session_id } = await phone.identity()
    auth.clock.advance(10 * 60_000)
    const calls = (current_password?: string) => [
      () => computer.call(api.signOutDevice, { params: { id: session_id! }, body: { current_password } }),
      () => computer.call(api.signOutOthers, { body: { current_password } }),
      () => computer.call(api.signOut, { body: { everywhere: true, current_password } }),
    ]
    for (const [typed, code] of [
      [undefined, 'invalid'],
      ['wrong 1234', 'password-wrong'],
    ] as const)
      for (const call of calls(typed)) expect((await call()).body.code).toBe(code)
    expect((await phone.identity()).account).not.toBeNull()
    const [first] = calls(person.password)
    expect((await first!()).status).toBe(200)
    expect((await phone.identity()).account).toBeNull()

    await auth.pool.query('update account set password_hash = null where email = $1', [person.email])
    expect((await computer.call(api.signOutOthers, { body: {} })).body.code).toBe('login-stale')
  })

  it('[BY-03] are signed out at the same moment by several of them, in whatever way, and none gets an error', async () => {
    const statuses: number[] = []
    for (let round = 0; round < 5; round += 1) {
      const person = newCandidate()
      const { email, password } = person
      const browsers = Array.from({ length: 8 }, () => openBrowser(auth))
      await browsers[0]!.call(api.signUp, { body: person })
      for (const browser of browsers.slice(1)) await browser.call(api.signIn, { body: { email, password } })
      const everywhere = browsers.map((browser, index) =>
        index % 2 === 0
          ? browser.call(api.signOut, { body: { everywhere: true } })
          : browser.call(api.signOutOthers),
      )
      statuses.push(...(await Promise.all(everywhere)).map(({ status }) => status))
      auth.changeNetwork()
    }
    // who came a moment later was signed out by then
    expect(statuses.filter((status) => status !== 200 && status !== 401)).toEqual([])
  })

  it('are one person’s alone', async () => {
    const [rosa, other] = [await withTwoDevices(), await withTwoDevices()]
    const { session_id } = await other.phone.identity()
    expect((await rosa.computer.call(api.signOutDevice, { params: { id: session_id! } })).status).toBe(404)
    await rosa.computer.call(api.signOutOthers)
    expect((await other.phone.identity()).account).not.toBeNull()
    expect((await rosa.devices()).map(({ id }) => id)).not.toContain(session_id)
  })
})
