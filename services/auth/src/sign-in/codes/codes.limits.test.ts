import { beforeAll, describe, expect, it } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import type { CodeType } from '@lunchpail/contracts/auth/enumerations'
import { openBrowser } from '../../../test/browser.ts'
import { shareAuth, type Auth } from '../../../test/auth-service.ts'
import { newCandidate } from '../../../test/factories.ts'
import { send, askedCodes } from '../../../test/codes.ts'

let auth: Auth
beforeAll(async () => {
  auth = await shareAuth()
})
const { signedUp, own, seconds } = askedCodes(() => auth)

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
  it('leave a link to whoever shares the address with a stranger, in ten minutes to an owned email and in an hour to a number', async () => {
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
