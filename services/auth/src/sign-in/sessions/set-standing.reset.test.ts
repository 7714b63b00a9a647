import { watchTabs } from '@lunchpail/kit-events/testing/watch-tabs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import { shareAuth, type Auth } from '../../../test/auth-service.ts'
import { openBrowser, type Browser } from '../../../test/browser.ts'
import { newCandidate, newEmployer } from '../../../test/factories.ts'
import { giveWaysIn, waysLeft } from '../../../test/ways-in.ts'
import { openDatabase } from '../../database.ts'
import { standingOf } from '../../../test/standing.ts'

let auth: Auth
let opened: ReturnType<typeof openDatabase>
beforeAll(async () => {
  auth = await shareAuth()
  opened = openDatabase(auth.pool)
})
afterAll(() => opened?.close())
const { set, signedUp, logIn, secretOf } = standingOf(
  () => auth,
  () => opened,
)

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
    const sessions = [await browser.identity(), await other.identity()].map(({ session_id }) => session_id!)
    const toldTo = await watchTabs(auth.nats.url)
    const { status } = await browser.call(api.setPassword, { body: { password: 'another truck 8' } })
    expect(status).toBe(200)
    await expect.poll(() => sessions.map(toldTo)).toEqual([['session'], ['session']])
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

  it('takes no password that another person may know, by a link or in a session that a code began', async () => {
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
      'Please choose a new password: someone else may know your old one.',
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
