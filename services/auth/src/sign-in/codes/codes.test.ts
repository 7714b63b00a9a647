import { beforeAll, describe, expect, it, vi } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import type { CodeType } from '@lunchpail/contracts/auth/enumerations'
import { secretUndelivered } from '@lunchpail/contracts/notifications/events'
import { type Browser, openBrowser } from '../../../test/browser.ts'
import { csrfSecret, shareAuth, type Auth } from '../../../test/auth-service.ts'
import { newCandidate, newEmployer } from '../../../test/factories.ts'
import { secretsFrom } from '../secrets.ts'
import { networkSubject } from '../attempts/attempt-subjects.ts'
import { send, verify, otherThan, askedCodes } from '../../../test/codes.ts'

let auth: Auth
beforeAll(async () => {
  auth = await shareAuth()
})
const { signedUp, requested, secret, own, seconds } = askedCodes(() => auth)

/** Those of the first `count` requests, oldest first. */
const codesOf = async (accountId: string, count: number) => {
  await secret(accountId, count)
  const opened = await Promise.all(requested(accountId).map(({ data }) => auth.open(data.sealed_secret)))
  return (opened as unknown as readonly { secret: string }[]).map((one) => one.secret)
}

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
    expect(await check(browser, 'unknown@example.com')).toEqual({ undelivered: false })
    // it is not waited for: the next one is on its way at once
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

  it('lets no one in twice at the same time', async () => {
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

  it('of an unknown handle is refused as the handle step refuses', async () => {
    expect((await send(openBrowser(auth), 'unknown@example.com')).body.code).toBe('account-not-found')
    expect((await verify(openBrowser(auth), 'unknown@example.com', '123456')).body.code).toBe('code-expired')
    expect((await send(openBrowser(auth), 'rosa')).body.fields).toMatchObject({
      handle: { code: 'login.phone-invalid' },
    })
  })

  it('[AU-21] of an unknown handle is looked for as one of a known handle is, so that both take as long', async () => {
    const client = await auth.pool.connect()
    try {
      await client.query('begin')
      await client.query('lock table one_time_code')
      const answer = verify(openBrowser(auth), 'unknown@example.com', '123456')
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
