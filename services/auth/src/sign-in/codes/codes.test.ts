import { beforeAll, describe, expect, it, vi } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import type { CodeType } from '@lunchpail/contracts/auth/enumerations'
import { secretRequested } from '@lunchpail/contracts/auth/events'
import { secretUndelivered } from '@lunchpail/contracts/notifications/events'
import { type Browser, openBrowser } from '../../../test/browser.ts'
import { csrfSecret, shareAuth, type Auth } from '../../../test/auth-service.ts'
import { newCandidate, newEmployer } from '../../../test/factories.ts'
import { giveWaysIn, waysLeft } from '../../../test/ways-in.ts'
import { secretsFrom } from '../../secrets.ts'
import { networkSubject } from '../attempts/attempt-subjects.ts'

let auth: Auth
beforeAll(async () => {
  auth = await shareAuth()
})

async function signedUp(more: object = {}) {
  const person = { ...newCandidate(), ...more }
  const { body } = await openBrowser(auth).call(api.signUp, { body: person })
  return { ...person, id: body.account.id }
}
const requested = (accountId: string) =>
  auth.events.published(secretRequested).filter(({ data }) => data.account_id === accountId)
/** What was sealed to notifications by the last of `count` requests. */
const secret = async (accountId: string, count = 1) => {
  await vi.waitFor(() => expect(requested(accountId)).toHaveLength(count))
  const { data } = requested(accountId).at(-1)!
  return (await auth.open(data.sealed_secret)) as unknown as { to: string; secret: string }
}
/** Those of the first `count` requests, oldest first. */
const codesOf = async (accountId: string, count: number) => {
  await secret(accountId, count)
  const opened = await Promise.all(requested(accountId).map(({ data }) => auth.open(data.sealed_secret)))
  return (opened as unknown as readonly { secret: string }[]).map((one) => one.secret)
}
const send = (browser: Browser, handle: string, code_type: CodeType = 'text') =>
  browser.call(api.sendCode, { body: { handle, code_type } })
const verify = (browser: Browser, handle: string, code: string, code_type: CodeType = 'text') =>
  browser.call(api.verifyCode, { body: { handle, code_type, code } })
/** Its person has proven it. */
const own = (id: string, contact: 'email' | 'phone') =>
  auth.pool.query(`update account set ${contact}_verified_at = now() where id = $1`, [id])
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000')
const seconds = (count: number) => auth.clock.advance(count * 1_000)

describe('[AU-15] [AU-21] a one-time code', () => {
  it('goes to the phone or the email, sealed, and says no more of either than its end', async () => {
    const { id, email, phone } = await signedUp()
    const { status, body } = await send(openBrowser(auth), email)
    expect(status).toBe(200)
    expect(body).toEqual({ sent_to: `•••-•••-••${phone.slice(-2)}`, resend_seconds: 30 })
    const sent = await secret(id)
    expect(sent).toEqual({ to: phone, secret: expect.stringMatching(/^\d{6}$/) })
    const [event] = requested(id)
    expect(event!.data).toMatchObject({ what: 'login-code', channel: 'text', language: 'en' })
    expect(JSON.stringify(event)).not.toContain(sent.secret)
    const byEmail = await send(openBrowser(auth), phone, 'email')
    expect(byEmail.body.sent_to).toBe('r•••@example.com')
    expect((await secret(id, 2)).to).toBe(email)
  })

  it('[NT-03] says whether the known owner of the contact asks, for whom alone it goes to a number that stopped texts', async () => {
    const person = newCandidate()
    const known = openBrowser(auth)
    const { id } = (await known.call(api.signUp, { body: person })).body.account
    const asked: (boolean | undefined)[] = []
    const note = async (sent: Promise<{ readonly status: number }>) => {
      expect((await sent).status).toBe(200)
      await vi.waitFor(() => expect(requested(id)).toHaveLength(asked.length + 1))
      asked.push(requested(id).at(-1)!.data.as_owner)
      seconds(600)
    }
    await note(known.call(api.sendPhoneCode, { body: {} }))
    await own(id, 'phone')
    await note(known.call(api.sendPhoneCode, { body: {} }))
    await known.call(api.signOut, { body: {} })
    await note(send(known, person.email))
    await note(send(openBrowser(auth), person.email))
    expect(asked).toEqual([false, true, true, false])
  })

  it('signs in, once, whatever blanks and hyphens are typed in it', async () => {
    const { id, email } = await signedUp({ password: undefined })
    const browser = openBrowser(auth)
    await send(browser, email)
    const { secret: code } = await secret(id)
    const typed = ` ${code.slice(0, 3)}-${code.slice(3)} `
    const { status, body } = await verify(browser, email, typed)
    expect(status).toBe(200)
    expect(body).toMatchObject({ signed_in: true, email, account_type: 'applicant' })
    expect(await browser.identity()).toMatchObject({
      account: { id },
      csrf: 'csrf_token' in body && body.csrf_token,
    })
    await browser.call(api.signOut, { body: {} })
    const again = await verify(browser, email, code)
    expect(again.status).toBe(403)
    expect(again.body).toMatchObject({
      code: 'code-expired',
      error: 'The code has expired. Click resend below to get a new code.',
    })
  })

  it('works for 10 minutes, on the browser that asked for it, by the way that was chosen', async () => {
    const { id, email } = await signedUp()
    const browser = openBrowser(auth)
    await send(browser, email)
    const { secret: code } = await secret(id)
    expect((await verify(openBrowser(auth), email, code)).body.code).toBe('code-expired')
    expect((await verify(browser, email, code, 'email')).body.code).toBe('code-expired')
    seconds(599)
    expect((await verify(browser, email, otherThan(code))).body.code).toBe('code-wrong')
    seconds(1)
    expect((await verify(browser, email, code)).body.code).toBe('code-expired')
  })

  it('is told to the browser that asked for it, and to no other, where it did not arrive', async () => {
    const { id, email } = await signedUp()
    const [browser, stranger] = [openBrowser(auth), openBrowser(auth)]
    await send(browser, email)
    await send(stranger, email)
    await secret(id, 2)
    const check = async (who: Browser, handle = email, code_type: CodeType = 'text') =>
      (await who.call(api.checkDelivery, { body: { handle, code_type, what: 'login' } })).body
    expect(await check(browser)).toEqual({ undelivered: false })
    await auth.publish(secretUndelivered, { account_id: id, request_id: requested(id)[0]!.id })
    await expect.poll(() => check(browser)).toEqual({ undelivered: true })
    expect(await check(stranger)).toEqual({ undelivered: false })
    expect(await check(browser, email, 'email')).toEqual({ undelivered: false })
    expect(await check(browser, 'nobody@example.com')).toEqual({ undelivered: false })
    // nobody waits for it: the next one is on its way at once
    seconds(1)
    expect((await send(browser, email)).status).toBe(200)
    expect(await check(browser)).toEqual({ undelivered: false })
  })

  it('is void after five tries, and a stranger’s tries do not count', async () => {
    const { id, email } = await signedUp()
    const [browser, stranger] = [openBrowser(auth), openBrowser(auth)]
    await send(browser, email)
    const { secret: code } = await secret(id)
    for (let i = 0; i < 6; i++) await verify(stranger, email, otherThan(code))
    for (let i = 0; i < 5; i++) {
      const { status, body } = await verify(browser, email, otherThan(code))
      expect(status).toBe(403)
      expect(body.error).toBe('The code you entered does not match. Please try again.')
    }
    expect((await verify(browser, email, code)).body.code).toBe('code-expired')
  })

  it('lets nobody in twice at the same time', async () => {
    const { id, email } = await signedUp()
    const browser = openBrowser(auth)
    await send(browser, email)
    const { secret: code } = await secret(id)
    const answers = await Promise.all([1, 2, 3].map(() => verify(browser, email, code)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403])
  })

  it('opens an account that wrong passwords locked', async () => {
    const { id, email, password } = await signedUp()
    const browser = openBrowser(auth)
    const attempt = (typed: string) => browser.call(api.signIn, { body: { handle: email, password: typed } })
    for (let i = 0; i < 10; i++) await attempt('wrong 1234')
    expect((await attempt(password)).body.code).toBe('locked')
    await send(browser, email)
    expect((await verify(browser, email, (await secret(id)).secret)).status).toBe(200)
  })

  it('[AU-19] opens for its own browser, whatever codes a neighbour tries, who is refused where none is pending', async () => {
    const near = '203.0.113.92'
    const { id, email } = await signedUp()
    const [browser, neighbour] = [openBrowser(auth, near), openBrowser(auth, near)]
    for (const one of [browser, neighbour]) await send(one, email)
    const [own, other] = await codesOf(id, 2)
    expect((await verify(openBrowser(auth, near), email, '000000')).body.code).toBe('code-expired')
    const { subject, rule } = networkSubject(secretsFrom([{ kid: '', secret: csrfSecret }]), near)
    const counted = 'update failed_attempt set failures = $2 where subject = $1 and failures = 1'
    expect((await auth.pool.query(counted, [subject, rule.failures - 1])).rowCount).toBe(1)
    // each browser has five tries of its own code, then counts for the network
    for (let i = 0; i < 5; i++)
      expect((await verify(neighbour, email, otherThan(other!))).body.code).toBe('code-wrong')
    expect((await verify(neighbour, email, other!)).body.code).toBe('code-expired')
    for (const one of [neighbour, openBrowser(auth, near)]) {
      const refused = await verify(one, email, own!)
      expect([refused.status, refused.body]).toMatchObject([
        429,
        {
          code: 'too-many-requests',
          error: 'There were too many tries from your network. Please start over or get a new code.',
        },
      ])
      expect(Number(refused.headers.get('retry-after'))).toBe(rule.lockMinutes * 60)
    }
    // what the sentence advises works at once
    expect((await verify(browser, email, otherThan(own!))).body.code).toBe('code-wrong')
    expect((await verify(browser, email, own!)).status).toBe(200)
  })

  it.each([
    ['', 'code.required', 'Please enter a code.'],
    [' - ', 'code.required', 'Please enter a code.'],
    ['12345', 'code.digits', 'Please enter a valid 6-digit code'],
    ['12345a', 'code.digits', 'Please enter a valid 6-digit code'],
  ])('%j is refused at its field', async (typed, code, error) => {
    const { status, body } = await verify(openBrowser(auth), 'rosa@example.com', typed)
    expect(status).toBe(400)
    expect(body.fields).toEqual({ code: { code, error } })
  })

  it('of nobody is refused as the handle step refuses', async () => {
    expect((await send(openBrowser(auth), 'nobody@example.com')).body.code).toBe('account-not-found')
    expect((await verify(openBrowser(auth), 'nobody@example.com', '123456')).body.code).toBe('code-expired')
    expect((await send(openBrowser(auth), 'rosa')).body.fields).toMatchObject({
      handle: { code: 'login.phone-invalid' },
    })
  })

  it('[AU-21] of nobody is looked for as one of somebody is, so that both take as long', async () => {
    const client = await auth.pool.connect()
    try {
      await client.query('begin')
      await client.query('lock table one_time_code')
      const answer = verify(openBrowser(auth), 'nobody@example.com', '123456')
      const waiting = async () =>
        (
          await client.query(
            `select from pg_locks where not granted and relation = 'one_time_code'::regclass
             and database = (select oid from pg_database where datname = current_database())`,
          )
        ).rowCount
      await expect.poll(waiting).toBe(1)
      await client.query('commit')
      expect((await answer).body.code).toBe('code-expired')
    } finally {
      client.release(true)
    }
  })

  it('proves where it went: then the other way, never proven, is closed', async () => {
    const { id, email } = await signedUp()
    const browser = openBrowser(auth)
    await send(browser, email, 'email')
    await verify(browser, email, (await secret(id)).secret, 'email')
    await browser.call(api.signOut, { body: {} })
    const { status, body } = await send(browser, email)
    expect(status).toBe(400)
    expect(body.fields).toEqual({
      code_type: { code: 'code.channel', error: 'We can’t send it there. Please choose the other option.' },
    })
    const record = await browser.call(api.signIn, { body: { handle: email } })
    expect(record.body.mobile).toBe(false)
  })

  it('opens nothing where somebody else came to own the account since it was asked for', async () => {
    const { id, email } = await signedUp()
    const browser = openBrowser(auth)
    await send(browser, email, 'email')
    const { secret: code } = await secret(id)
    await own(id, 'phone')
    const answer = await verify(browser, email, code, 'email')
    expect(answer.status).toBe(202)
    const claim = 'claim' in answer.body ? answer.body.claim : ''
    const mine = await browser.call(api.settleClaim, { body: { claim, mine: true } })
    expect([mine.status, mine.body.code]).toEqual([409, 'conflict'])
    expect((await browser.identity()).account).toBeNull()
    expect((await verify(browser, email, code, 'email')).body.code).toBe('code-expired')
  })

  it('[AU-12] [AU-28] goes to a contact that opens nothing for who says that the account is not theirs, who gets it back', async () => {
    const { id, email, phone, password } = await signedUp()
    await own(id, 'phone')
    const squatter = openBrowser(auth)
    await squatter.call(api.signIn, { body: { handle: phone, password } })
    const owner = openBrowser(auth)
    const record = await owner.call(api.signIn, { body: { handle: email } })
    expect(record.body).toMatchObject({ mobile: true, by_email: false, may_release: true })
    const byPhone = await owner.call(api.signIn, { body: { handle: phone } })
    expect(byPhone.body).toMatchObject({ mobile: true, by_email: false, may_release: false })
    expect((await send(owner, email, 'email')).body.fields).toHaveProperty('code_type')
    const wanted = { handle: email, not_mine: true }
    // never to another contact than the one that was typed
    const other = await owner.call(api.sendCode, { body: { ...wanted, handle: phone, code_type: 'email' } })
    expect(other.body.fields).toHaveProperty('code_type')
    expect((await owner.call(api.sendCode, { body: { ...wanted, code_type: 'email' } })).status).toBe(200)
    const { to, secret: code } = await secret(id)
    expect(to).toBe(email)
    const verified = await verify(owner, email, code, 'email')
    expect(verified.status).toBe(202)
    const claim = 'claim' in verified.body ? verified.body.claim : ''
    expect((await owner.call(api.checkClaim, { body: { claim } })).body).toEqual({
      channel: 'email',
      foreign: true,
      things: [],
    })
    await owner.call(api.settleClaim, { body: { claim, mine: false } })
    const person = { ...newCandidate(), email, claim }
    const { body } = await owner.call(api.signUp, { body: person })
    expect(body.account).toMatchObject({ email, email_verified: true })

    // whoever had it goes on without, and is asked for another
    expect((await squatter.identity()).account).toMatchObject({ id, email: '', phone })
    expect((await squatter.call(api.getAccount)).body.account.email_verified).toBe(false)
    const { first_name, last_name } = person
    const more = { first_name, last_name, phone, current_password: password }
    const taken = await squatter.call(api.saveAccount, { body: { ...more, email } })
    expect(taken.body.fields).toHaveProperty('email')
    const saved = await squatter.call(api.saveAccount, { body: { ...more, email: `other.${email}` } })
    expect(saved.body.account).toMatchObject({ email: `other.${email}` })
  })

  it('to a number that the account gave up meanwhile opens nothing', async () => {
    const person = await signedUp()
    const browser = openBrowser(auth)
    await send(browser, person.email)
    const { secret: code } = await secret(person.id)
    const own = openBrowser(auth)
    await own.call(api.signIn, { body: { handle: person.email, password: person.password } })
    const { first_name, last_name, email } = person
    await own.call(api.saveAccount, { body: { first_name, last_name, email, phone: '6465550000' } })
    expect((await verify(browser, email, code)).body.code).toBe('code-expired')
  })
})

describe('[AU-19] codes that are asked for', () => {
  it('wait longer each time', async () => {
    const { email } = await signedUp()
    const browser = openBrowser(auth)
    for (const wait of [30, 60, 120]) {
      expect((await send(browser, email)).body.resend_seconds).toBe(wait)
      seconds(wait - 1)
      const early = await send(browser, email)
      expect(early.status).toBe(429)
      expect(early.body).toMatchObject({
        code: 'too-many-codes',
        error: 'We just sent you one. Please wait a moment before you ask for another.',
      })
      expect(early.headers.get('retry-after')).toBe('1')
      seconds(1)
    }
    // whoever has no phone at hand waits for no text
    expect((await send(browser, email, 'email')).body.resend_seconds).toBe(30)
  })
  it('wait in one browser after ten, whichever accounts they are for', async () => {
    const browser = openBrowser(auth)
    const ask = async () => (await send(browser, (await signedUp()).email)).body
    for (let i = 0; i < 9; i++) expect((await ask()).resend_seconds).toBe(30)
    expect((await ask()).resend_seconds).toBe(30)
    expect((await ask()).code).toBe('too-many-codes')
    seconds(30)
    expect((await ask()).resend_seconds).toBe(60)
    expect((await ask()).code).toBe('too-many-codes')
  })
  it('end for one network after six in an hour, and go on for everybody else', async () => {
    const { id, email } = await signedUp()
    await own(id, 'phone')
    const near = '203.0.113.90'
    for (let i = 0; i < 6; i++) expect((await send(openBrowser(auth, near), email)).status).toBe(200)
    expect((await send(openBrowser(auth, near), email)).body.code).toBe('too-many-codes')
    expect((await send(openBrowser(auth), email)).status).toBe(200)
    seconds(3_600)
    expect((await send(openBrowser(auth, near), email)).status).toBe(200)
  })
  it('end after fifteen in a day from anywhere, but not on a browser of this person', async () => {
    const person = newCandidate()
    const known = openBrowser(auth)
    const { body } = await known.call(api.signUp, { body: person })
    await own(body.account.id, 'phone')
    await known.call(api.signOut, { body: {} })
    for (let i = 0; i < 15; i++) expect((await send(openBrowser(auth), person.email)).status).toBe(200)
    expect((await send(openBrowser(auth), person.email)).body.code).toBe('too-many-codes')
    expect((await send(known, person.email)).status).toBe(200)
  })
  it('go on to an email that its person has proven, one in ten minutes, whoever asks', async () => {
    const { id, email } = await signedUp()
    await auth.pool.query('update account set email_verified_at = now() where id = $1', [id])
    const link = () =>
      openBrowser(auth).call(api.sendResetLink, { body: { handle: email, code_type: 'email' } })
    for (let i = 0; i < 15; i++) expect((await link()).status).toBe(200)
    // a stranger takes the first of them
    expect((await link()).status).toBe(200)
    const owner = await link()
    expect([owner.status, owner.body.code, owner.headers.get('retry-after')]).toEqual([
      429,
      'too-many-codes',
      '600',
    ])
    seconds(600)
    expect((await link()).status).toBe(200)
    seconds(599)
    expect((await link()).headers.get('retry-after')).toBe('1')
    // the code has a place of its own
    const code = () => send(openBrowser(auth), email, 'email')
    expect([(await code()).status, (await code()).status]).toEqual([200, 429])
    seconds(1)
    expect((await link()).status).toBe(200)
  })
  it('leave a link to who shares the address with a stranger, in ten minutes to an owned email and in an hour to a number', async () => {
    const { id, email } = await signedUp()
    await own(id, 'email')
    await own(id, 'phone')
    const near = '203.0.113.92'
    const link = (code_type: CodeType) =>
      openBrowser(auth, near).call(api.sendResetLink, { body: { handle: email, code_type } })
    for (let i = 0; i < 6; i++) expect((await link('text')).status).toBe(200)
    const waits = async (code_type: CodeType) => {
      const { status, headers } = await link(code_type)
      return status === 200 ? 'sent' : headers.get('retry-after')
    }
    expect([await waits('email'), await waits('email'), await waits('text'), await waits('text')]).toEqual([
      'sent',
      '600',
      'sent',
      '3600',
    ])
  })
  it('hold back the first of a visitor to an unproven contact for two minutes, whoever else asks', async () => {
    const { email } = await signedUp()
    // of one mailbox, by whatever accounts
    for (const tag of ['+1', '+2', '+3']) {
      const tagged = await signedUp({ ...newCandidate(), email: email.replace('@', `${tag}@`) })
      expect((await send(openBrowser(auth), tagged.email, 'email')).status).toBe(200)
    }
    const visitor = openBrowser(auth)
    expect((await send(visitor, email, 'email')).headers.get('retry-after')).toBe('120')
    seconds(120)
    expect((await send(visitor, email, 'email')).status).toBe(200)
  })
})

it('[AU-09] an employer neither gets a code nor signs in by one', async () => {
  const { email } = await signedUp(newEmployer())
  const browser = openBrowser(auth)
  for (const answer of [await send(browser, email), await verify(browser, email, '123456')]) {
    expect(answer.status).toBe(403)
    expect(answer.body).toMatchObject({
      code: 'code-unavailable',
      error: 'Please log in with your password.',
    })
  }
})

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

    const done = await reset(browser, token)
    expect(done.status).toBe(200)
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
      attempt.release()
    }
    const left = await auth.pool.query('select from failed_attempt where account_id = $1 and failures > 0', [
      id,
    ])
    expect(left.rowCount).toBe(0)
  })

  it('leaves no session to who logs in with the password before at the same time', async () => {
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

describe('[AU-28] [AU-29] the proof of a phone', () => {
  const sendPhone = (browser: Browser) => browser.call(api.sendPhoneCode, {})
  const confirm = (browser: Browser, code: string) => browser.call(api.confirmPhone, { body: { code } })
  const signedIn = async (more: object = {}) => {
    const person = { ...newCandidate(), ...more }
    const browser = openBrowser(auth)
    const { body } = await browser.call(api.signUp, { body: person })
    return { browser, person, id: body.account.id }
  }
  const stateOf = async (browser: Browser) => (await browser.call(api.getAccount)).body.account.phone_state

  it('is a code that is texted there, in any of the person’s sessions', async () => {
    const { browser, person, id } = await signedIn()
    expect(await stateOf(browser)).toBe('unverified')
    const { status, body } = await sendPhone(browser)
    expect(status).toBe(200)
    expect(body).toEqual({
      sent_to: `•••-•••-••${person.phone.slice(-2)}`,
      resend_seconds: 30,
      needs_password: false,
    })
    const { to, secret: code } = await secret(id)
    expect(to).toBe(person.phone)
    expect(requested(id)[0]!.data.what).toBe('phone-code')
    const wrong = await confirm(browser, otherThan(code))
    expect([wrong.status, wrong.body.error]).toEqual([
      403,
      'The code you entered does not match. Please try again.',
    ])
    const other = openBrowser(auth)
    await other.call(api.signIn, { body: { handle: person.email, password: person.password } })
    const right = await confirm(other, code)
    expect(right.status).toBe(200)
    expect(right.body.account.phone_state).toBe('verified')
    expect(await stateOf(browser)).toBe('verified')
  })

  it('ends with 404 after 10 minutes, after five tries, and at another number', async () => {
    const { browser, person, id } = await signedIn()
    await sendPhone(browser)
    const { secret: first } = await secret(id)
    seconds(600)
    const late = await confirm(browser, first)
    expect([late.status, late.body.error]).toEqual([
      404,
      'The code has expired. Click resend below to get a new code.',
    ])
    await sendPhone(browser)
    const { secret: second } = await secret(id, 2)
    for (let i = 0; i < 5; i++) await confirm(browser, otherThan(second))
    expect((await confirm(browser, second)).status).toBe(404)
    seconds(600)
    await sendPhone(browser)
    const { secret: third } = await secret(id, 3)
    const { first_name, last_name, email } = person
    await browser.call(api.saveAccount, { body: { first_name, last_name, email, phone: '6465550001' } })
    expect((await confirm(browser, third)).status).toBe(404)
    expect(await stateOf(browser)).toBe('changed')
  })

  it('neither signs in, nor is a code that signs in a proof', async () => {
    const { browser, person, id } = await signedIn()
    await sendPhone(browser)
    const { secret: code } = await secret(id)
    const visitor = openBrowser(auth)
    expect((await verify(visitor, person.phone, code)).body.code).toBe('code-expired')
    await send(visitor, person.phone)
    const { secret: login } = await secret(id, 2)
    if (login !== code) expect((await confirm(browser, login)).status).toBe(403)
  })

  it.each(['', '12345', 'abcdef'])('refuses %j at its field', async (code) => {
    const { browser } = await signedIn()
    const { status, body } = await confirm(browser, code)
    expect(status).toBe(400)
    expect(body.fields).toEqual({
      code: { code: 'code.digits', error: 'Please enter a valid 6-digit code' },
    })
  })

  it('of a number that somebody put in is needed before it opens an account with a password', async () => {
    const { browser, person, id } = await signedIn()
    const { first_name, last_name, email } = person
    await browser.call(api.saveAccount, { body: { first_name, last_name, email, phone: '6465550002' } })
    expect((await send(openBrowser(auth), email)).body.fields).toMatchObject({
      code_type: { code: 'code.channel' },
    })
    const link = await openBrowser(auth).call(api.sendResetLink, {
      body: { handle: email, code_type: 'text' },
    })
    expect(link.status).toBe(400)
    await sendPhone(browser)
    const { secret: code } = await secret(id)
    const withPassword = (current_password: string) =>
      browser.call(api.confirmPhone, { body: { code, current_password } })
    const wrong = await withPassword('wrong 1234')
    expect(wrong.body.fields).toMatchObject({
      current_password: { error: "Sorry! That password didn't work." },
    })
    expect((await withPassword(person.password)).body.account.phone_state).toBe('verified')
    expect((await send(openBrowser(auth), email)).status).toBe(200)
  })

  it('[AU-12] [AU-13] gives the account to nobody who found an open session, and shuts its owner out of none', async () => {
    const { browser, person, id } = await signedIn()
    const { first_name, last_name, email } = person
    await browser.call(api.saveAccount, { body: { first_name, last_name, email, phone: '6465550003' } })
    // nobody finds a session in which the account was made just now
    auth.clock.advance(31 * 60_000)
    await sendPhone(browser)
    const proven = await confirm(browser, (await secret(id)).secret)
    expect(proven.body.account.phone_state).toBe('verified')
    const ask = (code_type: CodeType) =>
      openBrowser(auth).call(api.sendResetLink, { body: { handle: email, code_type } })
    expect((await ask('text')).body.fields).toMatchObject({ code_type: { code: 'code.channel' } })
    expect((await send(openBrowser(auth), '6465550003')).status).toBe(400)
    const record = await openBrowser(auth).call(api.signIn, { body: { handle: email } })
    expect(record.body.mobile).toBe(false)
    expect((await ask('email')).status).toBe(200)
  })

  it('of an account without a password needs none', async () => {
    const { browser, person, id } = await signedIn({ password: undefined })
    const { first_name, last_name, email } = person
    await browser.call(api.saveAccount, { body: { first_name, last_name, email, phone: '6465550004' } })
    await sendPhone(browser)
    await confirm(browser, (await secret(id)).secret)
    await browser.call(api.setPassword, { body: { password: 'red truck 8' } })
    expect((await send(openBrowser(auth), email)).status).toBe(200)
  })

  it('is asked of a signed-in person with a phone alone', async () => {
    expect((await sendPhone(openBrowser(auth))).status).toBe(401)
    const { browser } = await signedIn({ phone: undefined })
    expect((await sendPhone(browser)).body.fields).toMatchObject({
      phone: { error: 'Please enter a valid phone number' },
    })
  })
})
