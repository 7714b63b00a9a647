import { watchTabs } from '@lunchpail/kit-events/testing/watch-tabs'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import { accountErased, erasureConfirmed, secretRequested } from '@lunchpail/contracts/auth/events'
import { erasureCompleted } from '@lunchpail/contracts/erasure'
import { nouns } from '@lunchpail/contracts/noun'
import { shareAuth, type Auth } from '../../test/auth-service.ts'
import { openBrowser } from '../../test/browser.ts'
import { newCandidate } from '../../test/factories.ts'

let auth: Auth
beforeAll(async () => {
  auth = await shareAuth()
})

async function signedUp(change: { password?: undefined } = {}) {
  const browser = openBrowser(auth)
  const person = { ...newCandidate(), ...change }
  const { body } = await browser.call(api.signUp, { body: person })
  return { browser, person, id: body.account.id }
}
const erased = (id: string) => auth.events.published(accountErased).some(({ data }) => data.account_id === id)
const accounts = async (id: string) =>
  (await auth.pool.query('select 1 from account where id = $1', [id])).rowCount

describe('[BY-04] deleting the own account', () => {
  it('needs the current password, ends every session and confirms it by email', async () => {
    const { browser, person, id } = await signedUp()
    const other = openBrowser(auth)
    await other.call(api.signIn, { body: { email: person.email, password: person.password } })
    const sessions = [await browser.identity(), await other.identity()].map(({ session_id }) => session_id!)
    const toldTo = await watchTabs(auth.nats.url)
    const missing = await browser.call(api.eraseAccount, { body: {} })
    expect([missing.status, Object.keys(missing.body.fields!)]).toEqual([400, ['current_password']])
    const wrong = await browser.call(api.eraseAccount, { body: { current_password: 'red truck 8' } })
    expect([wrong.status, wrong.body.code]).toEqual([403, 'password-wrong'])
    const byCode = await browser.call(api.eraseAccount, { body: { code: '123456' } })
    expect([byCode.status, await accounts(id)]).toEqual([400, 1])

    const done = await browser.call(api.eraseAccount, { body: { current_password: person.password } })
    expect(done.status).toBe(200)
    expect(browser.setCookies.at(-1)).toMatch(/^session=; Max-Age=0/)
    expect(await accounts(id)).toBe(0)
    expect((await other.identity()).account).toBeNull()
    await expect.poll(() => sessions.map(toldTo)).toEqual([['session'], ['session']])
    await vi.waitFor(() => expect(erased(id)).toBe(true))
    const confirmed = () =>
      auth.events.published(erasureConfirmed).find(({ data }) => data.receipt === done.body.receipt)
    await vi.waitFor(() => expect(confirmed()).toBeDefined())
    expect(await auth.open(confirmed()!.data.sealed_address)).toEqual({ email: person.email, proven: false })
    expect(JSON.stringify(confirmed())).not.toContain(id)
  })

  it('needs a code where there is no password: of this person, for this purpose, once', async () => {
    const { browser, id } = await signedUp({ password: undefined })
    expect((await browser.call(api.eraseAccount, { body: {} })).body.fields).toHaveProperty('code')
    expect((await browser.call(api.eraseAccount, { body: { code: '123456' } })).body.code).toBe(
      'code-expired',
    )
    const sent = await browser.call(api.sendEraseCode, { body: {} })
    expect(sent.body.sent_to).toMatch(/^r•••@/)
    const { data } = await vi.waitFor(() => {
      const event = auth.events.published(secretRequested).find((one) => one.data.account_id === id)
      expect(event).toBeDefined()
      return event!
    })
    expect([data.what, data.channel]).toEqual(['erase-code', 'email'])
    const { secret } = (await auth.open(data.sealed_secret)) as unknown as { secret: string }
    const wrong = secret === '111111' ? '222222' : '111111'
    expect((await browser.call(api.eraseAccount, { body: { code: wrong } })).body.code).toBe('code-wrong')
    const elsewhere = await signedUp({ password: undefined })
    expect((await elsewhere.browser.call(api.eraseAccount, { body: { code: secret } })).body.code).toBe(
      'code-expired',
    )
    expect((await browser.call(api.eraseAccount, { body: { code: secret } })).status).toBe(200)
    expect([await accounts(id), await accounts(elsewhere.id)]).toEqual([0, 1])
  })

  it('[AU-19] gets its code whatever codes strangers ask for, and says how long who asked too often waits', async () => {
    const { browser, person, id } = await signedUp({ password: undefined })
    await auth.pool.query('update account set phone_verified_at = now() where id = $1', [id])
    const body = { handle: person.phone!, code_type: 'text' as const }
    const stranger = async () => (await openBrowser(auth).call(api.sendCode, { body })).status
    const answers: number[] = []
    for (let count = 0; count < 16; count += 1) answers.push(await stranger())
    expect(answers.at(-1)).toBe(429)
    const ask = () => browser.call(api.sendEraseCode, { body: {} })
    const own: number[] = []
    for (let count = 0; count < 6; count += 1) {
      own.push((await ask()).status)
      // past the wait of a browser
      auth.clock.advance(10 * 60_000)
    }
    expect(own).toEqual(Array<number>(6).fill(200))
    const refused = await ask()
    expect([refused.body.error, refused.headers.get('retry-after')]).toEqual([
      'We’ve sent as many codes as we can for now. Please try again in 50 minutes.',
      '3000',
    ])
  })

  it('shows what each service reports to whoever has the receipt, and to no one else', async () => {
    const { browser, person, id } = await signedUp()
    const { body } = await browser.call(api.eraseAccount, { body: { current_password: person.password } })
    const { receipt } = body
    const report = (of: string) => openBrowser(auth).call(api.getErasure, { body: { receipt: of } })
    const first = await report(receipt)
    expect(first.body.parts.filter(({ rows }) => rows !== null).map(({ noun }) => noun)).toEqual(['auth'])
    for (const noun of nouns)
      if (noun !== 'auth') await auth.publish(erasureCompleted(noun), { account_id: id, rows: 300 })
    await vi.waitFor(async () => {
      const { parts } = (await report(receipt)).body
      expect(parts.filter(({ rows }) => rows === 300)).toHaveLength(nouns.length - 1)
    })
    for (const other of [id, `x${receipt}`, receipt.slice(1), ''])
      expect((await report(other)).status).toBe(404)
  })
})
