import { watchTabs } from '@lunchpail/kit-events/testing/watch-tabs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import { accountChanged, memberChanged } from '@lunchpail/contracts/auth/events'
import { runHere } from '@lunchpail/kit-service/testing/run-here'
import { dayMs, hourMs } from '@lunchpail/contracts/durations'
import { main } from '../../../bin/account.ts'
import { shareAuth, type Auth } from '../../../test/auth-service.ts'
import { openBrowser } from '../../../test/browser.ts'
import { newEmployer } from '../../../test/factories.ts'
import { openDatabase } from '../../database.ts'
import type { StandingChange } from './set-standing.ts'
import { suspended, deactivated, standingOf } from '../../../test/standing.ts'

let auth: Auth
let opened: ReturnType<typeof openDatabase>
beforeAll(async () => {
  auth = await shareAuth()
  opened = openDatabase(auth.pool)
})
afterAll(() => opened?.close())
const { set, signedUp, logIn, secretOf, inAnHour } = standingOf(
  () => auth,
  () => opened,
)

/** The same by the command. */
const run = runHere(main, () => auth.env)

describe('[AU-18] [AU-24] an account that is barred', () => {
  const bars: readonly (readonly [string, () => StandingChange, string, string])[] = [
    [
      'suspended for missed interviews',
      () => ({ kind: 'suspend', until: inAnHour(), byHand: false }),
      'suspended',
      suspended,
    ],
    [
      'suspended by an operator',
      () => ({ kind: 'suspend', until: inAnHour(), byHand: true }),
      'deactivated',
      deactivated,
    ],
    ['deactivated', () => ({ kind: 'deactivate' }), 'deactivated', deactivated],
    ['archived', () => ({ kind: 'archive' }), 'deactivated', deactivated],
    ['fake', () => ({ kind: 'fake' }), 'deactivated', deactivated],
  ]

  it.each(bars)('%s: every call of its sessions says so', async (_, change, level, sentence) => {
    const { browser, person, id } = await signedUp()
    await set(id, change())
    expect(await browser.identity()).toMatchObject({ level, account: null, session_id: null })
    for (const refused of [
      await browser.call(api.getAccount),
      await browser.call(api.listDevices),
      await browser.call(api.startPasskey, { body: {} }),
      await browser.call(api.saveAccount, { body: { ...person, current_password: person.password } }),
    ])
      expect([refused.status, refused.body.code, refused.body.error]).toEqual([403, 'barred', sentence])
  })

  it.each(bars)(
    '%s: whoever logs in gets its sentence, and a session only for what stays open to whoever is suspended',
    async (name, change, _level, sentence) => {
      const staysOpen = name.startsWith('suspended')
      const { person, id } = await signedUp()
      await set(id, change())
      const browser = openBrowser(auth)
      const right = await logIn(person, browser)
      expect([right.status, right.body.code, right.body.error]).toEqual([403, 'barred', sentence])
      expect(browser.cookies.has('session')).toBe(staysOpen)
      expect((await browser.identity()).account).toBeNull()
      // and no one else learns of it
      expect((await logIn({ ...person, password: 'wrong 1234' })).body.code).toBe('login-failed')

      await browser.call(api.sendCode, { body: { handle: person.email, code_type: 'email' } })
      const code = await secretOf(id)
      const byCode = await browser.call(api.verifyCode, {
        body: { handle: person.email, code_type: 'email', code },
      })
      expect([byCode.status, byCode.body.error]).toEqual([403, sentence])

      await browser.call(api.sendResetLink, { body: { handle: person.email, code_type: 'email' } })
      await vi.waitFor(async () => expect(await secretOf(id)).not.toBe(code))
      const reset = { token: await secretOf(id), password: 'another truck 8' }
      const byLink = await browser.call(api.resetPassword, { body: reset })
      expect([byLink.status, byLink.body.error]).toEqual([403, sentence])
      expect((await logIn({ ...person, password: 'another truck 8' })).body.code).toBe('login-failed')
    },
  )

  it('[BY-04] by a suspension still gets to what is kept about them, and out: archive, deletion and log-out', async () => {
    const { person, id } = await signedUp()
    const until = inAnHour()
    await set(id, { kind: 'suspend', until, byHand: false })
    const browser = openBrowser(auth)
    await logIn(person, browser)
    expect((await browser.call(api.getSuspension)).body).toEqual({
      until: until.toISOString(),
      by_operator: false,
      has_password: true,
    })
    expect((await browser.call(api.requestArchive, { body: {} })).status).toBe(202)
    expect((await browser.call(api.getArchive)).body.archive).toBeTruthy()
    const other = openBrowser(auth)
    await logIn(person, other)
    expect((await other.call(api.signOut, { body: {} })).status).toBe(200)
    expect(other.cookies.has('session')).toBe(false)
    const wrong = await browser.call(api.eraseAccount, { body: { current_password: 'wrong 1234' } })
    expect(wrong.body.code).toBe('password-wrong')
    const erased = await browser.call(api.eraseAccount, { body: { current_password: person.password } })
    expect(erased.status).toBe(200)
    expect((await browser.call(api.getArchive)).status).toBe(401)
  })

  it('for good gets none of that', async () => {
    const { browser, id } = await signedUp()
    const { session_id } = await browser.identity()
    await set(id, { kind: 'deactivate' })
    const barred = await browser.identity()
    expect(barred.limited_token).toBeUndefined()
    // by which a gateway hears that it is open again
    expect(barred.barred_session_id).toBe(session_id)
    expect((await browser.call(api.requestArchive, { body: {} })).body.code).toBe('barred')
  })

  it('is told of with what a manager may do, so that nothing more is sent to them', async () => {
    const { id } = await signedUp(newEmployer())
    const until = inAnHour()
    await set(id, { kind: 'suspend', until, byHand: true })
    await set(id, { kind: 'activate' })
    const states = () =>
      auth.events
        .published(memberChanged)
        .flatMap(({ data }) => data.things)
        .filter(({ account_id }) => account_id === id)
        .map(({ version, barred_until }) => [version, barred_until])
    await expect.poll(states).toEqual([
      [1, null],
      [2, until.toISOString()],
      [3, null],
    ])
  })

  it('by a suspension is free again from its hour on, without a new login', async () => {
    const { browser, person, id } = await signedUp()
    await set(id, { kind: 'suspend', until: inAnHour(), byHand: false })
    expect((await browser.identity()).level).toBe('suspended')
    auth.clock.advance(hourMs)
    expect((await browser.identity()).account?.id).toBe(id)
    expect((await logIn(person)).status).toBe(200)
  })

  it('is barred in every open tab at once, by the command of an operator, and activated by it', async () => {
    const { browser, person, id } = await signedUp()
    const { session_id } = await browser.identity()
    const toldTo = await watchTabs(auth.nats.url)
    // the service's clock is that of the test
    const until = new Date(Date.now() + 90 * dayMs).toISOString()
    expect((await run('suspend', person.email, until)).out).toContain(`Account ${id}: suspend until`)
    await expect.poll(() => toldTo(session_id!)).toEqual(['session'])
    expect((await browser.identity()).level).toBe('deactivated')
    await run('activate', id)
    await expect.poll(() => toldTo(session_id!)).toHaveLength(2)
    expect((await browser.identity()).account?.id).toBe(id)
  })

  it.each([[['praise', 'x']], [['suspend', 'x', 'yesterday']]])(
    'is no matter of the arguments %j',
    async (args) => {
      expect((await run(...args)).code).toBe(2)
    },
  )
})

describe('[AU-24] the status', () => {
  it('is said to everybody: unverified at the sign-up, active by the first proof', async () => {
    const { browser, id, person } = await signedUp()
    const states = () =>
      auth.events.published(accountChanged).flatMap(({ data }) => data.things.filter((one) => one.id === id))
    await vi.waitFor(() => expect(states().map(({ status }) => status)).toEqual([2]))
    await set(id, { kind: 'duplicate' })
    await browser.call(api.sendCode, { body: { handle: person.email, code_type: 'email' } })
    const code = await secretOf(id)
    const again = { handle: person.email, code_type: 'email' as const, code }
    expect((await browser.call(api.verifyCode, { body: again })).status).toBe(200)
    await vi.waitFor(() =>
      expect(states().map(({ status, version }) => [status, version])).toEqual([
        [2, 1],
        [3, 2],
        [1, 3],
      ]),
    )
  })
})

it('[AU-18] [MT-11] an account tells until when it is barred, and that it is so no more', async () => {
  const { id } = await signedUp()
  const until = new Date('2030-01-01T00:00:00.000Z')
  for (const change of [
    { kind: 'suspend', until, byHand: true },
    { kind: 'activate' },
    { kind: 'deactivate' },
    { kind: 'activate' },
  ] as const)
    await set(id, change)
  await vi.waitFor(() =>
    expect(
      auth.events
        .published(accountChanged)
        .flatMap(({ data }) => data.things.filter((one) => one.id === id))
        .map(({ barred_until }) => barred_until?.slice(0, 4) ?? null),
    ).toEqual([null, '2030', null, '9999', null]),
  )
})
