import { beforeAll, expect, it, vi } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import { credentialsChanged } from '@lunchpail/contracts/auth/events'
import { phoneSaved } from '@lunchpail/contracts/profile/events'
import { contactSecretFrom } from '@lunchpail/kit-service/contact-secret'
import { readSecrets } from '@lunchpail/kit-service/secret-set'
import { runHere } from '@lunchpail/kit-service/testing/run-here'
import { main } from '../../bin/account.ts'
import { contactSecret, shareAuth, type Auth } from '../../test/auth-service.ts'
import { type Browser, openBrowser } from '../../test/browser.ts'
import { newCandidate } from '../../test/factories.ts'
import { proveByLink, secretSent } from '../../test/proofs.ts'

let auth: Auth
beforeAll(async () => void (auth = await shareAuth()))
const run = runHere(main, () => auth.env)

/** A person without a password whose number is proven, in a session of theirs. */
async function byNumber(more: object = {}) {
  const { password: _, ...person } = newCandidate()
  const browser = openBrowser(auth)
  const { id } = (await browser.call(api.signUp, { body: { ...person, ...more } })).body.account
  await auth.pool.query('update account set phone_verified_at = now() where id = $1', [id])
  return { browser, person, id }
}
type NumberOwner = Awaited<ReturnType<typeof byNumber>>
const published = (id: string) =>
  auth.events.published(credentialsChanged).filter(({ data }) => data.account_id === id)
/** Of what the account is told last, and where. */
async function word(id: string) {
  await vi.waitFor(() => expect(published(id)).toHaveLength(1))
  const { changed, sealed_address } = published(id)[0]!.data
  return { changed, ...(await auth.open(sealed_address)) }
}
const save = (browser: Browser, { first_name, last_name, email }: NumberOwner['person'], phone: string) =>
  browser.call(api.saveAccount, { body: { first_name, last_name, email, phone } })

const changes: Readonly<Record<string, (of: NumberOwner) => Promise<unknown>>> = {
  'in My Account': ({ browser, person }) => save(browser, person, newCandidate().phone),
  'with the code that is asked for it': ({ browser }) =>
    browser.call(api.sendPhoneCode, { body: { phone: newCandidate().phone } }),
  'by a save of the profile': async ({ id }) => {
    auth.clock.advance(1_000)
    const { phone } = newCandidate()
    const sealed_phone = await contactSecretFrom(readSecrets(contactSecret)).seal({ phone })
    const saved_at = auth.clock.now().toISOString()
    await auth.publish(phoneSaved, { account_id: id, saved_at, sealed_phone })
  },
  'for one that another account had': async ({ browser, id }) => {
    const { person } = await byNumber()
    await browser.call(api.sendPhoneCode, { body: { phone: person.phone } })
    expect(published(id)).toEqual([])
    const code = await secretSent(auth, id)
    expect((await browser.call(api.confirmPhone, { body: { code } })).status).toBe(200)
  },
}

it.each(Object.keys(changes))(
  '[BY-03] an owned number that is changed %s is told by text, and the email by email',
  async (how) => {
    const of = await byNumber()
    await changes[how]!(of)
    const { email, phone } = of.person
    expect(await word(of.id)).toEqual({ changed: ['phone'], email, proven: false, phone })
  },
)

it('[BY-03] other changes are told by text where no email is proven, and an unproven number is told nothing', async () => {
  const { browser, id, person } = await byNumber()
  const login = `update session set opened_by = 'code', created_at = $2 where account_id = $1`
  await auth.pool.query(login, [id, auth.clock.now()])
  expect((await browser.call(api.setPassword, { body: { password: 'red truck 8' } })).status).toBe(200)
  const { email, phone } = person
  expect(await word(id)).toEqual({ changed: ['password'], email, proven: false, phone })
  const other = await byNumber()
  await auth.pool.query('update account set phone_verified_at = null where id = $1', [other.id])
  expect((await save(other.browser, other.person, newCandidate().phone)).status).toBe(200)
  await auth.pool.query('update account set email_verified_at = now() where id = $1', [other.id])
  await auth.pool.query(login, [other.id, auth.clock.now()])
  expect((await other.browser.call(api.setPassword, { body: { password: 'red truck 8' } })).status).toBe(200)
  expect(await word(other.id)).toEqual({ changed: ['password'], email: other.person.email, proven: true })
})

it('[BY-03] a first password that a texted link sets is told to the email, proven or not', async () => {
  const { id, person } = await byNumber()
  const { email, phone } = person
  const { answer } = await proveByLink(auth, { id, email, phone }, 'text')
  expect(answer.status).toBe(200)
  expect(await word(id)).toEqual({ changed: ['password'], email, proven: false, phone })
})

it('[BY-03] a number that was changed is put back by an operator, and gives its reader the account alone', async () => {
  const { browser, id, person } = await byNumber()
  const thief = newCandidate().phone
  expect((await save(browser, person, thief)).status).toBe(200)
  await browser.call(api.sendPhoneCode, { body: {} })
  const code = await secretSent(auth, id)
  expect((await browser.call(api.confirmPhone, { body: { code } })).status).toBe(200)
  expect(await run('phone', id, newCandidate().phone.slice(1))).toMatchObject({ code: 2 })
  const other = (await byNumber()).person.phone
  expect(await run('phone', id, other)).toMatchObject({ code: 1, err: expect.stringContaining('number') })

  expect(await run('phone', id, person.phone)).toMatchObject({ code: 0 })
  expect((await browser.identity()).account).toBeNull()
  const owner = openBrowser(auth)
  const login = { handle: person.phone, code_type: 'text' } as const
  expect((await owner.call(api.sendCode, { body: login })).status).toBe(200)
  const own = await secretSent(auth, id, 2)
  expect((await owner.call(api.verifyCode, { body: { ...login, code: own } })).status).toBe(200)
  expect((await owner.identity()).account).toMatchObject({ id, phone: person.phone, phone_state: 'verified' })
  expect((await openBrowser(auth).call(api.signIn, { body: { handle: thief } })).status).toBe(404)
})
