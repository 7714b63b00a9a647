import { beforeAll, describe, expect, it, vi } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import { supportAsked } from '@lunchpail/contracts/auth/events'
import { openBrowser } from '../../test/browser.ts'
import { shareAuth, type Auth } from '../../test/auth-service.ts'
import { newCandidate } from '../../test/factories.ts'

let auth: Auth
beforeAll(async () => {
  auth = await shareAuth()
})

const asked = () => auth.events.published(supportAsked)
const body = { message: 'I cannot log in.\nPlease help', contact: ' ana@example.com ' }

describe('[AU-06] a message to the support', () => {
  it('goes out sealed, from a visitor too, and nothing of it stays', async () => {
    const { status } = await openBrowser(auth).call(api.askSupport, { body })
    expect(status).toBe(202)
    await vi.waitFor(() => expect(asked()).toHaveLength(1))
    const [{ data }] = asked() as [ReturnType<typeof asked>[number]]
    expect(data).toMatchObject({ account_id: null, language: 'en' })
    expect(await auth.open(data.sealed_message)).toEqual({
      message: 'I cannot log in.\nPlease help',
      contact: 'ana@example.com',
    })
    expect(JSON.stringify(data)).not.toMatch(/ana@|log in/)
  })
  it('says whose it is in a session', async () => {
    const browser = openBrowser(auth)
    const { body: signedUp } = await browser.call(api.signUp, { body: newCandidate() })
    await browser.call(api.askSupport, { body })
    await vi.waitFor(() => expect(asked().at(-1)!.data.account_id).toBe(signedUp.account.id))
  })
  it.each([
    [{ ...body, message: '  ' }, 'message', 'This field is required'],
    [{ ...body, message: 'a'.repeat(2001) }, 'message', 'Please enter no more than 2,000 characters'],
    [{ ...body, message: 'a\u0000' }, 'message', 'Please enter a valid value'],
    [{ ...body, contact: '' }, 'contact', 'This field is required'],
    [{ ...body, contact: 'ana' }, 'contact', 'Please enter a valid email or phone number'],
    [
      { ...body, contact: 'ana@example.com\nBcc: b@c.example' },
      'contact',
      'Please enter a valid email or phone number',
    ],
  ])('is refused: %#', async (wrong, field, error) => {
    const answer = await openBrowser(auth).call(api.askSupport, { body: wrong })
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toEqual({ [field]: { code: expect.any(String), error } })
  })
  it('holds the longest one in any letters', async () => {
    const { status } = await openBrowser(auth).call(api.askSupport, {
      body: { ...body, message: '字'.repeat(2000) },
    })
    expect(status).toBe(202)
  })
  it('[BY-25] is taken ten times an hour from one account, whatever its networks', async () => {
    const { cookies, call } = openBrowser(auth)
    await call(api.signUp, { body: newCandidate() })
    const statuses: number[] = []
    for (let sent = 0; sent < 11; sent += 1) {
      const elsewhere = openBrowser(auth)
      for (const [name, value] of cookies) elsewhere.cookies.set(name, value)
      statuses.push((await elsewhere.call(api.askSupport, { body })).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429])
  })
  it('[BY-25] is taken ten times an hour from one browser, and from others behind its address all the same', async () => {
    const network = '198.51.100.251'
    const ask = async (browser = openBrowser(auth, network)) =>
      (await browser.call(api.askSupport, { body })).status
    const member = openBrowser(auth, network)
    await member.call(api.signUp, { body: newCandidate() })
    const one = openBrowser(auth, network)
    for (let sent = 0; sent < 10; sent += 1) expect(await ask(one)).toBe(202)
    expect([await ask(one), await ask()]).toEqual([429, 202])
    // whoever clears cookies on and on locks other visitors out for ten minutes, and no one who is signed in
    for (let sent = 0; sent < 9; sent += 1) await ask()
    expect([await ask(), await ask(member)]).toEqual([429, 202])
    auth.clock.advance(11 * 60_000)
    expect(await ask()).toBe(202)
  })
})
