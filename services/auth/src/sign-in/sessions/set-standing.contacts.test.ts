import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import { secretRequested } from '@lunchpail/contracts/auth/events'
import { deleteExpired } from '@lunchpail/kit-database/retention'
import { dayMs } from '@lunchpail/contracts/durations'
import { shareAuth, type Auth } from '../../../test/auth-service.ts'
import { openBrowser, type Browser } from '../../../test/browser.ts'
import { newCandidate } from '../../../test/factories.ts'
import { openDatabase } from '../../database.ts'
import { retention } from '../../retention.ts'
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

describe('[AU-18] a suspension whose account is deleted', () => {
  /** Deletes the account, in its suspension, and signs up with the same contacts again. */
  async function deleted(byHand: boolean, owned: 'email' | 'nothing') {
    const { browser, person, id } = await signedUp()
    if (owned === 'email')
      await auth.pool.query('update account set email_verified_at = now() where id = $1', [id])
    await set(id, { kind: 'suspend', until: inAnHour(), byHand })
    const erased = await browser.call(api.eraseAccount, { body: { current_password: person.password } })
    expect(erased.status).toBe(200)
    return signedUp(person)
  }
  const prove = async (
    { browser, id }: Awaited<ReturnType<typeof signedUp>>,
    code_type: 'email' | 'text',
  ) => {
    const { length } = auth.events.published(secretRequested).filter(({ data }) => data.account_id === id)
    await browser.call(api.sendVerification, { body: { code_type } })
    return browser.call(api.confirmVerification, {
      body: { code_type, code: await secretOf(id, length + 1) },
    })
  }
  const levelOf = async (browser: Browser) => (await browser.identity()).level
  const rows = async () => (await auth.pool.query('select * from barred_contact')).rows
  beforeEach(() => auth.pool.query('truncate barred_contact'))

  it.each([
    [true, 'deactivated'],
    [false, 'suspended'],
  ] as const)(
    'holds for whoever proves a contact that its person owned, by an operator %s: %s',
    async (byHand, level) => {
      const again = await deleted(byHand, 'email')
      // of a person who typed the email of another it says nothing
      expect(await levelOf(again.browser)).toBe('normal')
      await prove(again, 'text')
      expect(await levelOf(again.browser)).toBe('normal')
      expect((await prove(again, 'email')).status).toBe(200)
      expect(await levelOf(again.browser)).toBe(level)
      expect((await logIn(again.person)).body.error).toBe(byHand ? deactivated : suspended)
      const kept = JSON.stringify(await rows())
      expect([kept.includes(again.person.email), kept.includes(again.person.phone!)]).toEqual([false, false])
      auth.clock.advance(3_601_000)
      expect((await logIn(again.person)).status).toBe(200)
      await deleteExpired(auth.pool, auth.clock.now(), retention)
      expect(await rows()).toEqual([])
    },
  )

  it.each(['before', 'after'] as const)(
    'is over for good where an operator activates the account %s it proves the contact',
    async (when) => {
      const again = await deleted(true, 'email')
      if (when === 'after') {
        await prove(again, 'email')
        expect(await levelOf(again.browser)).toBe('deactivated')
      }
      await set(again.id, { kind: 'activate' })
      expect(await levelOf(again.browser)).toBe('normal')
      expect(await rows()).toEqual([])
      if (when === 'after')
        await auth.pool.query('update account set email_verified_at = null where id = $1', [again.id])
      // what was sent before counts as a wait
      auth.clock.advance(60_000)
      expect((await prove(again, 'email')).status).toBe(200)
      expect(await levelOf(again.browser)).toBe('normal')
    },
  )

  it('holds for whoever logs in by a code of it, asked whose the account is or not', async () => {
    const levels: Record<string, unknown> = {}
    for (const holds of [true, false]) {
      const { person, id } = await deleted(true, 'email')
      if (holds)
        await auth.pool.query(
          `insert into held_application (id, version, account_id, submitted_at) values (uuidv7(), 1, $1, now())`,
          [id],
        )
      const browser = openBrowser(auth)
      await browser.call(api.sendCode, { body: { handle: person.email, code_type: 'email' } })
      const code = await secretOf(id)
      const verified = await browser.call(api.verifyCode, {
        body: { handle: person.email, code_type: 'email', code },
      })
      const claim = 'claim' in verified.body ? verified.body.claim : undefined
      const last =
        claim === undefined ? verified : await browser.call(api.settleClaim, { body: { claim, mine: true } })
      levels[holds ? 'asked' : 'taken'] = [verified.status, last.status, await levelOf(browser)]
    }
    expect(levels).toEqual({ asked: [202, 403, 'deactivated'], taken: [403, 403, 'deactivated'] })
  })

  it.each(['My Account', 'a code of another email'])(
    'holds for an account whose email becomes that one, by %s',
    async (way) => {
      const { person: before } = await deleted(true, 'email')
      // who signed up with it again has another by now
      await auth.pool.query('update account set email = $2 where email = $1', [
        before.email,
        newCandidate().email,
      ])
      const one = await signedUp()
      const { email } = before
      const { password: current_password, ...form } = one.person
      const sent = () =>
        auth.events.published(secretRequested).filter(({ data }) => data.account_id === one.id)
      if (way === 'My Account') {
        const { first_name, last_name, phone } = form
        const body = { first_name, last_name, phone, email, current_password }
        expect((await one.browser.call(api.saveAccount, { body })).status).toBe(200)
        await one.browser.call(api.sendVerification, { body: { code_type: 'email' } })
      } else
        await one.browser.call(api.sendVerification, {
          body: { code_type: 'email', email, current_password },
        })
      expect(await levelOf(one.browser)).toBe('normal')
      await vi.waitFor(() => expect(sent()).toHaveLength(1))
      const body = { code_type: 'email', code: await secretOf(one.id) } as const
      expect((await one.browser.call(api.confirmVerification, { body })).status).toBe(200)
      expect(await levelOf(one.browser)).toBe('deactivated')
    },
  )

  it('holds for no one by a contact that its person never proved', async () => {
    const again = await deleted(true, 'nothing')
    expect((await prove(again, 'email')).status).toBe(200)
    expect(await levelOf(again.browser)).toBe('normal')
    expect(await rows()).toEqual([])
  })
})

describe('[AU-18] the number of a suspended person', () => {
  beforeEach(() => auth.pool.query('truncate barred_contact'))
  /** Proves the number of `other` in an account of their own. */
  async function take(other: Awaited<ReturnType<typeof signedUp>>) {
    const taker = await signedUp()
    await taker.browser.call(api.sendPhoneCode, { body: { phone: other.person.phone! } })
    const body = { code: await secretOf(taker.id), current_password: taker.person.password }
    expect((await taker.browser.call(api.confirmPhone, { body })).status).toBe(200)
    return taker
  }
  const suspendedWith = async (column: 'email_verified_at' | 'phone_verified_at') => {
    const one = await signedUp()
    await auth.pool.query(`update account set ${column} = now() where id = $1`, [one.id])
    await set(one.id, { kind: 'suspend', until: inAnHour(), byHand: true })
    return one
  }

  it('suspends whoever proves it in another account, as long', async () => {
    const { browser, person } = await take(await suspendedWith('phone_verified_at'))
    expect((await browser.identity()).level).toBe('deactivated')
    expect((await logIn(person)).body.error).toBe(deactivated)
    auth.clock.advance(3_601_000)
    expect((await logIn(person)).status).toBe(200)
  })

  it.each(['deactivate', 'archive', 'fake'] as const)(
    'bars whoever proves it in another account, for a year, where an operator chose %s',
    async (kind) => {
      const one = await signedUp()
      await auth.pool.query('update account set phone_verified_at = now() where id = $1', [one.id])
      await set(one.id, { kind })
      const { browser, person } = await take(one)
      expect((await browser.identity()).level).toBe('deactivated')
      expect((await logIn(person)).body.error).toBe(deactivated)
      const { rows } = await auth.pool.query('select until from barred_contact')
      const days = (rows[0].until.getTime() - auth.clock.now().getTime()) / dayMs
      expect(Math.round(days)).toBe(365)
    },
  )

  it('suspends whoever proves it where it was proven by its code without the password, deleted or not', async () => {
    const levels: Record<string, unknown> = {}
    for (const deleted of [false, true]) {
      const one = await signedUp()
      const { browser, person, id } = one
      await auth.pool.query('update account set email_verified_at = now() where id = $1', [id])
      const { phone } = newCandidate()
      await browser.call(api.sendPhoneCode, { body: { phone } })
      // at the sign-up its code alone is enough
      await auth.pool.query(`update session set opened_by = 'password' where account_id = $1`, [id])
      const proven = await browser.call(api.confirmPhone, { body: { code: await secretOf(id) } })
      expect(proven.body.account.phone_state).toBe('verified')
      await set(id, { kind: 'suspend', until: inAnHour(), byHand: true })
      if (deleted) await browser.call(api.eraseAccount, { body: { current_password: person.password } })
      const taker = await take({ ...one, person: { ...person, phone } })
      levels[deleted ? 'deleted' : 'living'] = (await taker.browser.identity()).level
    }
    expect(levels).toEqual({ living: 'deactivated', deleted: 'deactivated' })
  })

  it('suspends no one where it was never proven', async () => {
    const { browser } = await take(await suspendedWith('email_verified_at'))
    expect((await browser.identity()).level).toBe('normal')
  })

  it('suspends no one once the suspension is over', async () => {
    const one = await suspendedWith('phone_verified_at')
    auth.clock.advance(3_601_000)
    expect((await (await take(one)).browser.identity()).level).toBe('normal')
  })
})
