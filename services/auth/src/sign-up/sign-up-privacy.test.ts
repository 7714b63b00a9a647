import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import { accountChanged } from '@lunchpail/contracts/auth/events'
import { openBrowser } from '../../test/browser.ts'
import { startAuth, type OwnAuth } from '../../test/auth-service.ts'
import { newCandidate } from '../../test/factories.ts'

let auth: OwnAuth
const written: string[] = []
beforeAll(async () => {
  auth = await startAuth({
    env: { LOG_LEVEL: 'trace' },
    runtime: { logTo: { write: (line: string) => void written.push(line) } },
  })
})
afterAll(() => auth.stop())

describe('what others receive of a sign-up', () => {
  it('is one event, with the contact sealed to notifications', async () => {
    const person = newCandidate()
    const { body } = await openBrowser(auth).call(api.signUp, { body: { ...person, text_consent: true } })
    const received = () =>
      auth.events.published(accountChanged).filter(({ subject }) => subject === body.account.id)
    await vi.waitFor(() => expect(received()).toHaveLength(1))
    const [event] = received()
    const [item] = event!.data.things
    expect(item).toMatchObject({
      id: body.account.id,
      version: 1,
      type: 'applicant',
      first_name: 'Rosa',
      language: 'en',
    })
    expect(JSON.stringify(event)).not.toContain(person.email)
    expect(JSON.stringify(event)).not.toContain(person.phone)
    expect(await auth.open(item!.sealed_contact)).toEqual({
      email: person.email,
      phone: person.phone,
      text_consent: { at: auth.clock.now().toISOString(), wording: 'account.text-consent-1' },
      email_proven: false,
      phone_proven: false,
      taken_at: null,
      phone_type: null,
      waiting_phone: null,
    })
  })
  it('holds no consent that was not given, nor one without a number', async () => {
    const { phone: _, ...withoutPhone } = newCandidate()
    for (const sent of [newCandidate(), { ...withoutPhone, text_consent: true }]) {
      const { body } = await openBrowser(auth).call(api.signUp, { body: sent })
      expect(body.account.text_consent).toBe(false)
    }
  })
})

it('nothing private is stored in the clear or logged', async () => {
  const browser = openBrowser(auth)
  const person = { ...newCandidate(), password: 'very secret 99' }
  await browser.call(api.signUp, { body: person })
  await browser.call(api.signUp, { body: person })
  await browser.call(api.signIn, { body: { email: person.email, password: 'other secret 98' } })
  // what is refused is not told either
  const refused = { first_name: 'Win at evil.com', phone: '+44 20 7946 0958', email: 'rosa at home' }
  expect((await browser.call(api.signUp, { body: { ...person, ...refused } })).status).toBe(400)
  const cookie = browser.cookies.get('session')!
  const { rows } = await auth.pool.query(
    'select password_hash, encode(token_hash, $2) as token from account join session on account_id = account.id where email = $1',
    [person.email, 'escape'],
  )
  expect(rows[0].password_hash).toMatch(/^\$argon2id\$/)
  const keys = await auth.pool.query('select sealed_private_key from signing_key')
  expect(JSON.stringify(keys.rows)).not.toContain('"d"')
  expect(written.some((line) => line.includes('auth.account.sign-up'))).toBe(true)
  for (const secret of [
    person.email,
    person.phone,
    person.last_name,
    person.password,
    'other secret 98',
    ...Object.values(refused),
    cookie,
  ]) {
    expect(written.join('')).not.toContain(secret)
    expect(JSON.stringify(rows)).not.toContain(secret)
  }
})
