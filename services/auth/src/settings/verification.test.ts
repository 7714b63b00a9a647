import { beforeAll, describe, expect, it, vi } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import type { CodeType } from '@lunchpail/contracts/auth/enumerations'
import { credentialsChanged, secretRequested } from '@lunchpail/contracts/auth/events'
import { hourMs } from '@lunchpail/contracts/durations'
import { openBrowser, type Browser } from '../../test/browser.ts'
import { csrfSecret, shareAuth, type Auth } from '../../test/auth-service.ts'
import { newCandidate } from '../../test/factories.ts'
import { allMessagesSubject, networkSubject } from '../sign-in/attempts/attempt-subjects.ts'
import { secretsFrom } from '../sign-in/secrets.ts'

let auth: Auth
beforeAll(async () => {
  auth = await shareAuth()
})

async function signedUp(more: object = {}) {
  const browser = openBrowser(auth)
  const person = { ...newCandidate(), ...more }
  const { body } = await browser.call(api.signUp, { body: person })
  return { browser, person, id: body.account.id }
}
const requested = (id: string) =>
  auth.events.published(secretRequested).filter(({ data }) => data.account_id === id)
const newest = async (id: string, count: number) => {
  await vi.waitFor(() => expect(requested(id)).toHaveLength(count))
  const { data } = requested(id).at(-1)!
  const opened = (await auth.open(data.sealed_secret)) as unknown as { to: string; secret: string }
  return { ...data, ...opened }
}
const send = (browser: Browser, code_type: CodeType) =>
  browser.call(api.sendVerification, { body: { code_type } })
const confirm = (browser: Browser, code_type: CodeType, code: string) =>
  browser.call(api.confirmVerification, { body: { code_type, code } })

describe('[AU-16] [AU-34] account verification', () => {
  it('proves the email by a code that goes there, and nothing else', async () => {
    const { browser, person, id } = await signedUp()
    expect((await send(browser, 'email')).body.sent_to).toMatch(/^r•••@example\.com$/)
    const { what, channel, to, secret } = await newest(id, 1)
    expect({ what, channel, to }).toEqual({ what: 'email-code', channel: 'email', to: person.email })
    expect((await confirm(browser, 'text', secret)).status).toBe(404)
    const { status, body } = await confirm(browser, 'email', secret)
    expect(status).toBe(200)
    expect(body.account).toMatchObject({ email_verified: true, phone_state: 'unverified' })
    expect((await browser.identity()).account?.email_verified).toBe(true)
  })

  it('proves the phone by a code that goes there, where that is picked', async () => {
    const { browser, id, person } = await signedUp()
    await send(browser, 'text')
    const { what, to, secret } = await newest(id, 1)
    expect({ what, to }).toEqual({ what: 'phone-code', to: person.phone })
    const { body } = await confirm(browser, 'text', secret)
    expect(body.account).toMatchObject({ email_verified: false, phone_state: 'verified' })
  })

  it('[AU-28] moves an email here that a stranger signed up with, once its code proves it', async () => {
    const squatter = await signedUp()
    const { browser, person, id } = await signedUp()
    const { email } = squatter.person
    const ask = (current_password?: string) =>
      browser.call(api.sendVerification, { body: { code_type: 'email', email, current_password } })
    expect((await ask()).body.fields).toHaveProperty('current_password')
    expect((await ask(person.password)).status).toBe(200)
    const { to, secret } = await newest(id, 1)
    expect(to).toBe(email)
    // until then nothing changes for anybody
    expect((await browser.identity()).account?.email).toBe(person.email)
    expect((await squatter.browser.identity()).account?.email).toBe(email)
    expect((await confirm(browser, 'email', secret === '000000' ? '111111' : '000000')).status).toBe(403)
    const { body } = await confirm(browser, 'email', secret)
    expect(body.account).toMatchObject({ email, email_verified: true })
    expect((await squatter.browser.identity()).account?.email).toBe('')
    // the address before gets word of it
    await vi.waitFor(() =>
      expect(auth.events.published(credentialsChanged).map(({ data }) => data.account_id)).toContain(id),
    )
    const login = { handle: email, password: person.password }
    expect((await openBrowser(auth).call(api.signIn, { body: login })).status).toBe(200)
  })

  it('[AU-28] leaves an email to whom proved it, before the code is asked for and after', async () => {
    const owner = await signedUp()
    const { browser, person, id } = await signedUp()
    const body = { code_type: 'email', email: owner.person.email, current_password: person.password } as const
    expect((await browser.call(api.sendVerification, { body })).status).toBe(200)
    const { secret } = await newest(id, 1)
    await send(owner.browser, 'email')
    await confirm(owner.browser, 'email', (await newest(owner.id, 1)).secret)
    expect((await confirm(browser, 'email', secret)).status).toBe(404)
    const refused = await browser.call(api.sendVerification, { body })
    expect([refused.status, refused.body.code]).toEqual([409, 'duplicate-user'])
    expect((await owner.browser.identity()).account?.email).toBe(owner.person.email)
  })

  it('[AU-28] gives an email that two prove at once to one of them', async () => {
    const squatter = await signedUp()
    const { email } = squatter.person
    const both = [await signedUp(), await signedUp()]
    const codes: string[] = []
    for (const { browser, person, id } of both) {
      const body = { code_type: 'email', email, current_password: person.password } as const
      expect((await browser.call(api.sendVerification, { body })).status).toBe(200)
      codes.push((await newest(id, 1)).secret)
    }
    const holder = await auth.pool.connect()
    // not by the holder: PostgreSQL tells a transaction of the sessions that were there when it first asked
    const waiting = async () =>
      (
        await auth.pool.query(
          `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        )
      ).rowCount
    try {
      await holder.query('begin')
      await holder.query('select from account where id = $1 for update', [squatter.id])
      const answers = both.map(({ browser }, at) => confirm(browser, 'email', codes[at]!))
      // both have read who has it, and wait to take it
      await expect.poll(waiting).toBe(2)
      await holder.query('commit')
      const statuses = (await Promise.all(answers)).map(({ status }) => status)
      expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 404])
    } finally {
      holder.release(true)
    }
  })

  it('answers as the phone does: 403 for a wrong code, 404 for one of 10 minutes ago', async () => {
    const { browser, id } = await signedUp()
    await send(browser, 'email')
    const { secret } = await newest(id, 1)
    const wrong = await confirm(browser, 'email', secret === '000000' ? '111111' : '000000')
    expect([wrong.status, wrong.body.code]).toEqual([403, 'code-wrong'])
    auth.clock.advance(10 * 60_000)
    expect((await confirm(browser, 'email', secret)).status).toBe(404)
  })

  it('of another’s code proves nothing, nor of an email that changed', async () => {
    const [rosa, eve] = [await signedUp({ password: undefined }), await signedUp()]
    await send(rosa.browser, 'email')
    const { secret } = await newest(rosa.id, 1)
    expect((await confirm(eve.browser, 'email', secret)).status).toBe(404)
    const { password: _, ...person } = rosa.person
    const changed = await rosa.browser.call(api.saveAccount, {
      body: { ...person, email: newCandidate().email },
    })
    expect(changed.status).toBe(200)
    expect((await confirm(rosa.browser, 'email', secret)).status).toBe(404)
  })

  it('of a phone needs one', async () => {
    const { browser } = await signedUp({ phone: undefined })
    expect((await send(browser, 'text')).body.fields).toHaveProperty('code_type')
  })
})

describe('[AU-19] codes that are asked for', () => {
  const login = (browser: Browser, handle: string, code_type: CodeType = 'email') =>
    browser.call(api.sendCode, { body: { handle, code_type } })

  it('are counted for the account, whichever of its handles is typed, and for the rest of the day', async () => {
    const { person, id, browser: own } = await signedUp()
    await auth.pool.query('update account set phone_verified_at = now() where id = $1', [id])
    await own.call(api.signOut, { body: {} })
    const handles = [person.email, person.phone]
    for (let i = 0; i < 15; i++)
      expect((await login(openBrowser(auth), handles[i % 2]!, 'text')).status).toBe(200)
    for (const handle of handles) {
      const refused = await login(openBrowser(auth), handle, 'text')
      expect([refused.status, refused.body.code]).toEqual([429, 'too-many-codes'])
      expect(Number(refused.headers.get('retry-after'))).toBe(24 * 3_600)
    }
    auth.clock.advance(2 * hourMs)
    expect((await login(openBrowser(auth), person.email, 'text')).status).toBe(429)
    // whoever it is about has a browser on which they logged in before
    expect((await login(own, person.email, 'text')).status).toBe(200)
    auth.clock.advance(22 * hourMs)
    expect((await login(openBrowser(auth), person.phone, 'text')).status).toBe(200)
  })

  it('by strangers keep no signed-in person from proving their contact', async () => {
    const { browser, person } = await signedUp()
    for (let i = 0; i < 15; i++) await login(openBrowser(auth), person.email)
    expect((await login(openBrowser(auth), person.email)).status).toBe(429)
    expect((await send(browser, 'email')).status).toBe(200)
    // nor whoever is signed out on a browser that they used before
    auth.clock.advance(60_000)
    await browser.call(api.signOut, { body: {} })
    expect((await login(openBrowser(auth), person.email)).status).toBe(429)
    expect((await login(browser, person.email)).status).toBe(200)
  })

  it('end for all together, from whatever networks, but not where their person was before', async () => {
    const { subject, rule } = allMessagesSubject(secretsFrom([{ kid: '', secret: csrfSecret }]))
    const { person, id, browser } = await signedUp()
    const others = await signedUp()
    await auth.pool.query('update account set email_verified_at = now() where id = $1', [id])
    const counts = async (failures: number) =>
      (
        await auth.pool.query('update failed_attempt set failures = $2 where subject = $1', [
          subject,
          failures,
        ])
      ).rowCount
    expect((await login(openBrowser(auth), others.person.email)).status).toBe(200)
    expect(await counts(rule.failures - 1)).toBe(1)
    expect((await login(openBrowser(auth), person.email)).status).toBe(200)
    const refused = await login(openBrowser(auth), others.person.email)
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-codes'])
    expect(Number(refused.headers.get('retry-after'))).toBe(rule.lockMinutes * 60)
    // an email that its person has proven waits ten minutes at most, whoever asks
    expect((await login(openBrowser(auth), person.email)).status).toBe(200)
    expect((await login(openBrowser(auth), person.email)).headers.get('retry-after')).toBe('600')
    // a new account's contact may be a stranger's
    expect((await send(others.browser, 'text')).status).toBe(429)
    expect((await send(browser, 'email')).status).toBe(200)
    auth.clock.advance(rule.lockMinutes * 60_000)
    expect((await login(openBrowser(auth), person.email)).status).toBe(200)
  })

  it('to unproven contacts count for the network, also of whoever is signed in', async () => {
    const near = '203.0.113.91'
    const signedUpThere = async () => {
      const browser = openBrowser(auth, near)
      const { body } = await browser.call(api.signUp, { body: { ...newCandidate(), password: undefined } })
      return { browser, id: body.account.id }
    }
    const [first, second, last] = [await signedUpThere(), await signedUpThere(), await signedUpThere()]
    expect((await send(first.browser, 'text')).status).toBe(200)
    const { subject, rule } = networkSubject(secretsFrom([{ kid: '', secret: csrfSecret }]), near, 'message')
    const counted = 'update failed_attempt set failures = $2 where subject = $1 and failures = 1'
    expect((await auth.pool.query(counted, [subject, rule.failures - 1])).rowCount).toBe(1)
    expect((await send(second.browser, 'text')).status).toBe(200)
    const refused = await send(last.browser, 'text')
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-codes'])
    await auth.pool.query('update account set email_verified_at = now() where id = $1', [last.id])
    expect((await send(last.browser, 'email')).status).toBe(200)
  })
})

describe('[AU-19] a contact that the asking account has not proven', () => {
  const asked = async (phone: string) => {
    const { browser } = await signedUp()
    return (await browser.call(api.sendPhoneCode, { body: { phone } })).body.code ?? 'sent'
  }

  it('gets three first codes in ten minutes, whichever accounts ask, and its owner theirs all the same', async () => {
    const owner = await signedUp()
    await auth.pool.query('update account set phone_verified_at = now() where id = $1', [owner.id])
    const answers: string[] = []
    for (let count = 0; count < 5; count += 1) answers.push(await asked(owner.person.phone))
    expect(answers).toEqual([...Array<string>(3).fill('sent'), 'too-many-codes', 'too-many-codes'])
    expect((await send(owner.browser, 'text')).status).toBe(200)
    // also on a new browser
    const body = { handle: owner.person.phone, code_type: 'text' as const }
    expect((await openBrowser(auth).call(api.sendCode, { body })).status).toBe(200)
    // another number is not affected by it
    expect(await asked('2125559876')).toBe('sent')
    auth.clock.advance(601_000)
    expect(await asked(owner.person.phone)).toBe('sent')
  })

  it('has a first code for each account that wants it, whatever those that had one ask again and again', async () => {
    const { phone } = (await signedUp()).person
    const [one, other] = [await signedUp(), await signedUp()]
    const ask = async ({ browser }: typeof one) => {
      // past the wait of a browser
      auth.clock.advance(70_000)
      return (await browser.call(api.sendPhoneCode, { body: { phone } })).body.code ?? 'sent'
    }
    const again: string[] = []
    for (let count = 0; count < 4; count += 1) for (const asker of [one, other]) again.push(await ask(asker))
    expect(again).toEqual(Array<string>(8).fill('sent'))
    auth.clock.advance(300_000)
    expect(await ask(one)).toBe('too-many-codes')
    const later = await one.browser.call(api.sendPhoneCode, { body: { phone } })
    expect(later.body.error).toBe(
      'We’ve sent as many codes as we can for now. Please try again in 55 minutes.',
    )
    const own = await signedUp()
    expect([await ask(own), await ask(own)]).toEqual(['sent', 'too-many-codes'])
  })

  it('has them also where one of those accounts asks several times at once: one of them is its first', async () => {
    const { phone } = (await signedUp()).person
    const { browser } = await signedUp()
    const ask = () => browser.call(api.sendPhoneCode, { body: { phone } })
    const sent = (await Promise.all([ask(), ask(), ask()])).map(({ status }) => status)
    expect(sent).toContain(200)
    expect([await asked(phone), await asked(phone), await asked(phone)]).toEqual([
      'sent',
      'sent',
      'too-many-codes',
    ])
  })

  it('is proven by the account that has it, whatever codes others ask for in accounts that want it', async () => {
    const vera = await signedUp()
    const answers: string[] = []
    for (let count = 0; count < 4; count += 1) answers.push(await asked(vera.person.phone))
    expect(answers.at(-1)).toBe('too-many-codes')
    const { browser } = await signedUp()
    const refused = await browser.call(api.sendPhoneCode, { body: { phone: vera.person.phone } })
    // no advice to log in, to whoever is
    expect(refused.body.error).toBe(
      'We’ve sent as many codes as we can for now. Please try again in 10 minutes.',
    )
    expect((await vera.browser.call(api.sendPhoneCode, { body: {} })).status).toBe(200)
  })

  it('counts for the contact where one account after the other has it, too', async () => {
    const answers: (string | number)[] = []
    for (let count = 0; count < 4; count += 1) {
      const { browser, person } = await signedUp({ phone: '2125559877' })
      answers.push((await send(browser, 'text')).status)
      const { first_name, last_name, email } = person
      await browser.call(api.saveAccount, {
        body: { first_name, last_name, email, phone: newCandidate().phone },
      })
    }
    expect(answers).toEqual([...Array<number>(3).fill(200), 429])
  })
})
