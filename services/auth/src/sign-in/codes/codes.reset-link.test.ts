import { watchTabs } from '@lunchpail/kit-events/testing/watch-tabs'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import type { CodeType } from '@lunchpail/contracts/auth/enumerations'
import { type Browser, openBrowser } from '../../../test/browser.ts'
import { shareAuth, type Auth } from '../../../test/auth-service.ts'
import { newCandidate, newEmployer } from '../../../test/factories.ts'
import { giveWaysIn, waysLeft } from '../../../test/ways-in.ts'
import { send, verify, askedCodes } from '../../../test/codes.ts'

let auth: Auth
beforeAll(async () => {
  auth = await shareAuth()
})
const { signedUp, secret, own, seconds } = askedCodes(() => auth)

describe('[AU-12] [AU-13] [AU-34] a reset link', () => {
  const ask = (browser: Browser, handle: string, code_type: CodeType = 'email') =>
    browser.call(api.sendResetLink, { body: { handle, code_type } })
  const check = (token: string) => openBrowser(auth).call(api.checkResetLink, { body: { token } })
  const reset = (browser: Browser, token: string, password = 'red truck 8') =>
    browser.call(api.resetPassword, { body: { token, password } })

  it('sets a password, once, signs in here and ends every other session', async () => {
    const { id, email, password } = await signedUp()
    await own(id, 'email')
    const elsewhere = openBrowser(auth)
    await elsewhere.call(api.signIn, { body: { handle: email, password } })
    const browser = openBrowser(auth)
    const { status, body } = await ask(browser, email)
    expect(status).toBe(200)
    expect(body).toEqual({ sent_to: 'r•••@example.com', resend_seconds: 30 })
    const { to, secret: token } = await secret(id)
    expect(to).toBe(email)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect((await check(token)).body).toEqual({ works: true })
    await giveWaysIn(auth, id)
    expect((await check(token)).body.passkeys).toHaveLength(1)

    const { session_id } = await elsewhere.identity()
    const toldTo = await watchTabs(auth.nats.url)
    const done = await reset(browser, token)
    expect(done.status).toBe(200)
    await expect.poll(() => toldTo(session_id!)).toEqual(['session'])
    expect(done.body).toMatchObject({ account: { id, has_password: true } })
    expect(await browser.identity()).toMatchObject({ account: { id }, level: 'normal' })
    expect(await elsewhere.identity()).toMatchObject({ account: null, level: 'password changed' })
    expect(await waysLeft(auth, id)).toEqual(['known device'])
    const again = await reset(openBrowser(auth), token, 'green truck 9')
    expect(again.status).toBe(403)
    expect(again.body).toMatchObject({
      code: 'link-expired',
      error: 'This link has expired or was already used. Please ask for a new one.',
    })
    expect((await check(token)).body.code).toBe('link-expired')
    const logIn = (typed: string) =>
      openBrowser(auth).call(api.signIn, { body: { handle: email, password: typed } })
    expect((await logIn(password)).status).toBe(403)
    expect((await logIn('red truck 8')).status).toBe(200)
  })

  it('[BY-03] keeps passkeys whose person says that they are theirs, and those of a manager, which are the second factor', async () => {
    const kept = async (person: object, keep_passkeys?: boolean) => {
      const { id, email } = await signedUp(person)
      await own(id, 'email')
      await giveWaysIn(auth, id)
      await ask(openBrowser(auth), email)
      const { secret: token } = await secret(id)
      const { passkeys } = (await check(token)).body
      const body = { token, password: 'red truck 8', ...(keep_passkeys && { keep_passkeys }) }
      expect((await openBrowser(auth).call(api.resetPassword, { body })).status).toBe(200)
      return [passkeys?.length ?? 0, (await waysLeft(auth, id)).includes('passkey')]
    }
    expect([await kept({}), await kept({}, true), await kept(newEmployer())]).toEqual([
      [1, false],
      [1, true],
      [0, true],
    ])
  })

  it('works for an hour, for employers too, and gives a way out of a lock', async () => {
    const { id, email, phone, password } = await signedUp(newEmployer())
    await own(id, 'phone')
    const near = '203.0.113.91'
    const attempt = (typed: string) =>
      openBrowser(auth, near).call(api.signIn, { body: { handle: email, password: typed } })
    for (let i = 0; i < 10; i++) await attempt('wrong 1234')
    expect((await attempt(password)).body.code).toBe('locked')
    await ask(openBrowser(auth), email, 'text')
    const { to, secret: late } = await secret(id)
    expect(to).toBe(phone)
    seconds(3_600)
    expect((await check(late)).body.code).toBe('link-expired')
    expect((await reset(openBrowser(auth), late)).body.code).toBe('link-expired')
    await ask(openBrowser(auth), email, 'text')
    const { secret: token } = await secret(id, 2)
    seconds(3_599)
    for (let i = 0; i < 10; i++) await attempt('wrong 1234')
    expect((await reset(openBrowser(auth), token)).status).toBe(200)
    expect((await attempt('red truck 8')).status).toBe(200)
  })

  it('takes a password of 6 characters, and no common one', async () => {
    const { id, email } = await signedUp()
    await ask(openBrowser(auth), email)
    const { secret: token } = await secret(id)
    const short = await reset(openBrowser(auth), token, 'abc12')
    expect(short.body.fields).toMatchObject({
      password: { error: 'Password must be at least 6 characters' },
    })
    expect((await reset(openBrowser(auth), token, '123456')).body.fields).toMatchObject({
      password: { code: 'account.password-common' },
    })
    expect((await reset(openBrowser(auth), token, 'kiln 7')).status).toBe(200)
  })

  it('opens nothing once its address changed hands', async () => {
    const { id, email } = await signedUp()
    await own(id, 'email')
    await ask(openBrowser(auth), email)
    const { secret: token } = await secret(id)
    await auth.pool.query('update account set email = $2 where id = $1', [id, `moved.${email}`])
    const next = openBrowser(auth)
    const { body } = await next.call(api.signUp, { body: { ...newCandidate(), email } })
    expect([(await check(token)).body.code, (await reset(openBrowser(auth), token)).body.code]).toEqual([
      'link-expired',
      'link-expired',
    ])
    expect((await next.identity()).account?.id).toBe(body.account.id)
  })

  it('is used by one of two at the same time', async () => {
    const { id, email } = await signedUp()
    await ask(openBrowser(auth), email)
    const { secret: token } = await secret(id)
    const answers = await Promise.all([1, 2].map(() => reset(openBrowser(auth), token)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
  })
})

describe('[AU-13] what was asked for', () => {
  const ask = (handle: string, code_type: CodeType) =>
    openBrowser(auth).call(api.sendResetLink, { body: { handle, code_type } })
  const reset = (token: string, password = 'red truck 8') =>
    openBrowser(auth).call(api.resetPassword, { body: { token, password } })
  const statuses = (answers: readonly { readonly status: number }[]) =>
    answers.map(({ status }) => status).toSorted((a, b) => a - b)

  it('in two links at once opens the account by one of them', async () => {
    for (let i = 0; i < 2; i++) {
      const { id, email } = await signedUp()
      await ask(email, 'text')
      const { secret: first } = await secret(id)
      await ask(email, 'email')
      const { secret: second } = await secret(id, 2)
      expect(statuses(await Promise.all([reset(first), reset(second)]))).toEqual([200, 403])
    }
  })

  it('ends with the way that it went, once a better one is known', async () => {
    const { id, email } = await signedUp()
    await ask(email, 'text')
    const { secret: token } = await secret(id)
    const browser = openBrowser(auth)
    await send(browser, email, 'email')
    await verify(browser, email, (await secret(id, 2)).secret, 'email')
    const checked = await openBrowser(auth).call(api.checkResetLink, { body: { token } })
    expect(checked.body.code).toBe('link-expired')
    expect((await reset(token)).body.code).toBe('link-expired')
  })

  it('ends with a new password in My Account', async () => {
    const { id, phone, password, ...person } = await signedUp()
    const visitor = openBrowser(auth)
    await ask(person.email, 'email')
    const { secret: token } = await secret(id)
    await send(visitor, person.email)
    const { secret: code } = await secret(id, 2)
    const own = openBrowser(auth)
    await own.call(api.signIn, { body: { handle: person.email, password } })
    const { first_name, last_name, email } = person
    const body = {
      first_name,
      last_name,
      email,
      phone,
      password: 'green truck 9',
      current_password: password,
    }
    expect((await own.call(api.saveAccount, { body })).status).toBe(200)
    expect((await reset(token)).body.code).toBe('link-expired')
    expect((await verify(visitor, email, code)).body.code).toBe('code-expired')
  })

  it('forgets what was tried in the order in which attempts are counted, so that neither waits for the other', async () => {
    const { id, email } = await signedUp()
    await ask(email, 'email')
    const { secret: token } = await secret(id)
    await auth.pool.query('delete from failed_attempt where account_id = $1', [id])
    const rows = ['b', 'a'].map((letter) => `${letter} of ${id}`)
    for (const subject of rows)
      await auth.pool.query(
        `insert into failed_attempt (subject, account_id, failures, first_at, last_at) values ($1, $2, 1, now(), now())`,
        [subject, id],
      )
    const attempt = await auth.pool.connect()
    const count = (subject: string) =>
      attempt.query('select from failed_attempt where subject = $1 for update', [subject])
    try {
      await attempt.query('begin')
      await count(rows[1]!)
      const changed = reset(token)
      await vi.waitFor(async () => {
        const waiting = await auth.pool.query(
          `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        )
        expect(waiting.rowCount).toBe(1)
      })
      await count(rows[0]!)
      await attempt.query('commit')
      expect((await changed).status).toBe(200)
    } finally {
      attempt.release(true)
    }
    const left = await auth.pool.query('select from failed_attempt where account_id = $1 and failures > 0', [
      id,
    ])
    expect(left.rowCount).toBe(0)
  })

  it('leaves no session to whoever logs in with the password before at the same time', async () => {
    const { id, email, password } = await signedUp()
    await ask(email, 'email')
    const { secret: token } = await secret(id)
    const others = Array.from({ length: 8 }, () => openBrowser(auth))
    const logIn = (browser: Browser) => browser.call(api.signIn, { body: { handle: email, password } })
    const first = others.slice(0, 4).map(logIn)
    const changed = reset(token)
    await Promise.all([...first, ...others.slice(4).map(logIn)])
    expect((await changed).status).toBe(200)
    for (const browser of others) expect((await browser.identity()).account).toBeNull()
  })
})
