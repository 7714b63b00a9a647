import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import { accountChanged, memberChanged, secretRequested } from '@lunchpail/contracts/auth/events'
import { deleteExpired } from '@lunchpail/kit-database/retention'
import { contactSecretFrom } from '@lunchpail/kit-service/contact-secret'
import { connectNats } from '@lunchpail/kit-events/nats'
import { tabUpdateSubjects } from '@lunchpail/kit-events/tab-updates'
import { readSecrets } from '@lunchpail/kit-service/secret-set'
import { runHere } from '@lunchpail/kit-service/testing/run-here'
import { main } from '../../../bin/account.ts'
import { contactSecret, shareAuth, type Auth } from '../../../test/auth-service.ts'
import { openBrowser, type Browser } from '../../../test/browser.ts'
import { newCandidate, newEmployer } from '../../../test/factories.ts'
import { giveWaysIn, waysLeft } from '../../../test/ways-in.ts'
import { openDatabase } from '../../database.ts'
import { retention } from '../../retention.ts'
import { setStanding, type StandingChange } from './set-standing.ts'

let auth: Auth
let opened: ReturnType<typeof openDatabase>
beforeAll(async () => {
  auth = await shareAuth()
  opened = openDatabase(auth.pool)
})
afterAll(() => opened?.close())

const set = (id: string, change: StandingChange) =>
  setStanding(
    {
      ...opened,
      clock: auth.clock,
      seal: async () => 'sealed',
      contactSecret: contactSecretFrom(readSecrets(contactSecret)),
    },
    id,
    change,
  )
/** The same by the command. */
const run = runHere(main, () => auth.env)

async function signedUp(made: ReturnType<typeof newCandidate> = newCandidate()) {
  const browser = openBrowser(auth)
  const { body } = await browser.call(api.signUp, { body: made })
  return { browser, person: made, id: body.account.id }
}
const logIn = ({ email: handle, password }: { email: string; password: string }, at = openBrowser(auth)) =>
  at.call(api.signIn, { body: { handle, password } })
/** The newest code or link of `count` or more that were sent to the account. */
async function secretOf(id: string, count = 1): Promise<string> {
  const sent = () => auth.events.published(secretRequested).filter(({ data }) => data.account_id === id)
  await vi.waitFor(() => expect(sent().length).toBeGreaterThanOrEqual(count))
  return ((await auth.open(sent().at(-1)!.data.sealed_secret)) as unknown as { secret: string }).secret
}
const inAnHour = () => new Date(auth.clock.now().getTime() + 3_600_000)

const suspended =
  'This account has been deactivated for 30 days due to repeated no shows. Please contact support for assistance.'
const deactivated = 'This account has been deactivated. Please contact support for assistance.'

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
    '%s: whoever logs in gets its sentence, and a session only for what stays open to who is suspended',
    async (name, change, _level, sentence) => {
      const staysOpen = name.startsWith('suspended')
      const { person, id } = await signedUp()
      await set(id, change())
      const browser = openBrowser(auth)
      const right = await logIn(person, browser)
      expect([right.status, right.body.code, right.body.error]).toEqual([403, 'barred', sentence])
      expect(browser.cookies.has('session')).toBe(staysOpen)
      expect((await browser.identity()).account).toBeNull()
      // and nobody else learns of it
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
    auth.clock.advance(3_600_000)
    expect((await browser.identity()).account?.id).toBe(id)
    expect((await logIn(person)).status).toBe(200)
  })

  it('is barred in every open tab at once, by the command of an operator, and activated by it', async () => {
    const { browser, person, id } = await signedUp()
    const { session_id } = await browser.identity()
    const received: string[] = []
    const nats = connectNats({ url: auth.nats.url, name: 'gateway' })
    for (const subject of tabUpdateSubjects)
      await nats.subscribe(subject, (which) => void received.push(which))
    // the service's clock is that of the test
    const until = new Date(Date.now() + 90 * 24 * 3_600_000).toISOString()
    expect((await run('suspend', person.email, until)).out).toContain(`Account ${id}: suspend until`)
    await vi.waitFor(() => expect(received).toEqual([`live.session.${session_id}`]))
    expect((await browser.identity()).level).toBe('deactivated')
    await run('activate', id)
    await vi.waitFor(() => expect(received).toHaveLength(2))
    await nats.close()
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

describe('[AU-18] the level "reset"', () => {
  const forget = async () => {
    const signed = await signedUp()
    await set(signed.id, { kind: 'reset' })
    return signed
  }
  /** Signed in by a code: the password is not trusted. */
  const byCode = async (at: Browser, { email }: { email: string }, id: string, count = 1) => {
    await at.call(api.sendCode, { body: { handle: email, code_type: 'email' } })
    const code = await secretOf(id, count)
    return at.call(api.verifyCode, { body: { handle: email, code_type: 'email', code } })
  }

  it('ends every session, and the password opens nothing', async () => {
    const { browser, person, id } = await signedUp()
    await giveWaysIn(auth, id)
    await set(id, { kind: 'reset' })
    expect(await browser.identity()).toMatchObject({ level: 'reset', account: null })
    expect(await waysLeft(auth, id)).toEqual(['known device', 'failed attempts'])
    const refused = await logIn(person)
    expect([refused.status, refused.body.code]).toEqual([403, 'reset-required'])
    expect((await logIn({ ...person, password: 'wrong 1234' })).body.code).toBe('login-failed')
  })

  it('of a session that a code began allows nothing but a new password, which makes it normal', async () => {
    const { person, id } = await forget()
    const browser = openBrowser(auth)
    expect((await byCode(browser, person, id)).status).toBe(200)
    expect(await browser.identity()).toMatchObject({ level: 'reset', account: { id } })
    const barred = await browser.call(api.listDevices)
    expect([barred.status, barred.body.error]).toEqual([403, 'Please set a new password first.'])
    expect((await browser.call(api.getAccount)).status).toBe(200)
    await giveWaysIn(auth, id)
    const other = openBrowser(auth)
    await byCode(other, person, id, 2)
    const { status } = await browser.call(api.setPassword, { body: { password: 'another truck 8' } })
    expect(status).toBe(200)
    expect(await waysLeft(auth, id)).toEqual(['passkey', 'known device'])
    expect((await other.identity()).level).toBe('password changed')
    expect((await browser.identity()).level).toBe('normal')
    expect((await browser.call(api.listDevices)).status).toBe(200)
    expect((await browser.call(api.setPassword, { body: { password: 'third truck 9' } })).body.code).toBe(
      'conflict',
    )
    expect((await logIn({ ...person, password: 'another truck 8' })).status).toBe(200)
    expect((await logIn(person)).body.code).toBe('login-failed')
  })

  it('is taken back by an operator, also of a session that a code began', async () => {
    const { person, id } = await forget()
    // else a code would end the password
    await auth.pool.query(
      'update account set email_verified_at = now(), phone_verified_at = now() where id = $1',
      [id],
    )
    const browser = openBrowser(auth)
    await byCode(browser, person, id)
    await set(id, { kind: 'activate' })
    expect((await browser.identity()).level).toBe('normal')
    expect((await browser.call(api.listDevices)).status).toBe(200)
    expect((await logIn(person)).status).toBe(200)
  })

  it('takes no password that somebody else may know, by a link or in a session that a code began', async () => {
    const { person, id } = await forget()
    // else a code would end the password
    await auth.pool.query(
      'update account set email_verified_at = now(), phone_verified_at = now() where id = $1',
      [id],
    )
    const browser = openBrowser(auth)
    await browser.call(api.sendResetLink, { body: { handle: person.email, code_type: 'email' } })
    const { password } = person
    const byLink = await browser.call(api.resetPassword, { body: { token: await secretOf(id), password } })
    expect([byLink.status, byLink.body.code]).toEqual([409, 'conflict'])
    const other = openBrowser(auth)
    await byCode(other, person, id, 2)
    const bySession = await other.call(api.setPassword, { body: { password } })
    expect([bySession.status, bySession.body.error]).toEqual([
      409,
      'Please choose a new password: someone else may know the one before.',
    ])
    expect((await other.call(api.setPassword, { body: { password: 'another truck 8' } })).status).toBe(200)
  })

  it('takes it not where a code took the account from whoever made it, either, by a session or a link', async () => {
    const { person, id } = await forget()
    const browser = openBrowser(auth)
    expect((await byCode(browser, person, id)).status).toBe(200)
    const { password } = person
    const codes = [(await browser.call(api.setPassword, { body: { password } })).body.code]
    await set(id, { kind: 'reset' })
    await browser.call(api.sendResetLink, { body: { handle: person.email, code_type: 'email' } })
    const body = { token: await secretOf(id, 2), password }
    codes.push((await browser.call(api.resetPassword, { body })).body.code)
    expect(codes).toEqual(['conflict', 'conflict'])
    const other = { ...body, password: 'another truck 8' }
    expect((await browser.call(api.resetPassword, { body: other })).status).toBe(200)
  })

  it('keeps each password that it ended from coming back, also where others were set since', async () => {
    const { person, id } = await forget()
    const own = [person.password, 'another truck 8', 'third truck 9', 'fourth truck 10']
    const [first, second, third, fourth] = own as [string, string, string, string]
    const browser = openBrowser(auth)
    await auth.pool.query('update account set email_verified_at = now() where id = $1', [id])
    await byCode(browser, person, id)
    expect((await browser.call(api.setPassword, { body: { password: second } })).status).toBe(200)
    await set(id, { kind: 'reset' })
    await browser.call(api.sendResetLink, { body: { handle: person.email, code_type: 'email' } })
    const token = await secretOf(id, 2)
    const byLink = async (password: string) =>
      (await browser.call(api.resetPassword, { body: { token, password } })).status
    expect([await byLink(first), await byLink(second), await byLink(third)]).toEqual([409, 409, 200])
    const saved = async (password: string) => {
      const { first_name, last_name, email, phone } = person
      const body = { first_name, last_name, email, phone, password, current_password: third }
      return (await browser.call(api.saveAccount, { body })).status
    }
    expect([await saved(first), await saved(second), await saved(fourth)]).toEqual([409, 409, 200])
    // one that the operator takes back is the account's again, and those before stay barred
    await set(id, { kind: 'reset' })
    await set(id, { kind: 'activate' })
    expect((await logIn({ ...person, password: fourth })).status).toBe(200)
    const kept =
      'select former_password_hash is null as none, cardinality(earlier_password_hashes) as more from account where id = $1'
    expect((await auth.pool.query(kept, [id])).rows).toEqual([{ none: false, more: 1 }])
  })

  it('takes no answer to whose the account is that was waited for before, whose link came with the password', async () => {
    const { person, id } = await signedUp()
    await auth.pool.query(
      `insert into held_application (id, version, account_id, submitted_at) values (uuidv7(), 1, $1, now())`,
      [id],
    )
    const browser = openBrowser(auth)
    await browser.call(api.sendResetLink, { body: { handle: person.email, code_type: 'email' } })
    const link = { token: await secretOf(id), password: person.password }
    const asked = await browser.call(api.resetPassword, { body: link })
    expect(asked.status).toBe(202)
    const { claim } = asked.body as unknown as { claim: string }
    await set(id, { kind: 'reset' })
    const settled = await browser.call(api.settleClaim, { body: { claim, mine: true } })
    expect([settled.status, settled.body.code]).toEqual([403, 'claim-expired'])
    expect((await logIn(person)).body.code).toBe('reset-required')
  })

  it('ends by a link too', async () => {
    const { person, id } = await forget()
    const browser = openBrowser(auth)
    await browser.call(api.sendResetLink, { body: { handle: person.email, code_type: 'email' } })
    const body = { token: await secretOf(id), password: 'another truck 8' }
    expect((await browser.call(api.resetPassword, { body })).status).toBe(200)
    expect((await browser.identity()).level).toBe('normal')
    expect((await logIn({ ...person, password: 'another truck 8' })).status).toBe(200)
  })
})

describe('[AU-20] a password is set', () => {
  const portal = { ...newEmployer(), email: 'portal.user@example.com', phone: '2125550777' }
  const password = 'another truck 8'

  it('by a candidate at one address, with or without slash, and not at that of the portal', async () => {
    const { password: _, ...person } = newCandidate()
    const browser = openBrowser(auth)
    await browser.call(api.signUp, { body: person })
    const elsewhere = await browser.call(api.setPortalPassword, { body: { password } })
    expect([elsewhere.status, elsewhere.body.code]).toEqual([403, 'forbidden'])
    const without = { ...api.setPassword, path: '/api/hire/v1/auth' } as unknown as typeof api.setPassword
    const other = await browser.call(without, { body: { password, email: 'other@example.com' } })
    expect(other.body.fields).toHaveProperty('email')
    const { status } = await browser.call(without, { body: { password, phone: person.phone } })
    expect(status).toBe(200)
  })

  it('by a portal user at another one, and not at that of candidates', async () => {
    const { browser, id } = await signedUp(portal)
    await auth.pool.query('update account set password_hash = null where id = $1', [id])
    const elsewhere = await browser.call(api.setPassword, { body: { password } })
    expect([elsewhere.status, elsewhere.body.code]).toEqual([403, 'forbidden'])
    const without = {
      ...api.setPortalPassword,
      path: '/api/v1/auth',
    } as unknown as typeof api.setPortalPassword
    expect((await browser.call(without, { body: { password } })).status).toBe(200)
    expect((await logIn({ ...portal, password })).status).toBe(200)
  })
})

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
    'holds for who proves a contact that its person owned, by an operator %s: %s',
    async (byHand, level) => {
      const again = await deleted(byHand, 'email')
      // of somebody who typed the email of another it says nothing
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

  it('holds for who logs in by a code of it, asked whose the account is or not', async () => {
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

  it('holds for nobody by a contact that its person never proved', async () => {
    const again = await deleted(true, 'nothing')
    expect((await prove(again, 'email')).status).toBe(200)
    expect(await levelOf(again.browser)).toBe('normal')
    expect(await rows()).toEqual([])
  })
})

describe('[AU-18] the number of somebody suspended', () => {
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
      const days = (rows[0].until.getTime() - auth.clock.now().getTime()) / 86_400_000
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

  it('suspends nobody where it was never proven', async () => {
    const { browser } = await take(await suspendedWith('email_verified_at'))
    expect((await browser.identity()).level).toBe('normal')
  })

  it('suspends nobody once the suspension is over', async () => {
    const one = await suspendedWith('phone_verified_at')
    auth.clock.advance(3_601_000)
    expect((await (await take(one)).browser.identity()).level).toBe('normal')
  })
})
