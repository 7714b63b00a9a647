import { beforeAll, describe, expect, it, vi } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import { secretRequested } from '@lunchpail/contracts/auth/events'
import { phoneSaved } from '@lunchpail/contracts/profile/events'
import { contactSaved } from '@lunchpail/contracts/wizard/events'
import { contactSecretFrom } from '@lunchpail/kit-service/contact-secret'
import { contactSecret, shareAuth, type Auth } from '../../../test/auth-service.ts'
import { openBrowser } from '../../../test/browser.ts'
import { newCandidate, newEmployer } from '../../../test/factories.ts'

let auth: Auth
beforeAll(async () => {
  auth = await shareAuth()
})

/** What a manager has, and what their company asks for. */
const steps = {
  'set-up': { required: true },
  code: { app: true },
  passkey: { required: true, passkey: true },
  'a passkey that is not asked for': { passkey: true },
} as const
type Factors = { readonly [factor in 'required' | 'app' | 'passkey']?: true }

const run = (sql: string, values: unknown[]) => auth.pool.query(sql, values)

/** A manager whose email is theirs, and a browser of whoever has their password alone. */
async function robbed({ required, app, passkey }: Factors, owned: 'email' | 'phone' | 'nothing' = 'email') {
  const person = newEmployer()
  const { body } = await openBrowser(auth).call(api.signUp, {
    body: { ...person, company_name: `Yard of ${person.last_name}` },
  })
  const { id } = body.account
  const number = newCandidate().phone
  if (owned === 'email') await run('update account set email_verified_at = now() where id = $1', [id])
  if (owned === 'phone')
    await run(
      'update account set phone = $2, phone_verified_at = now(), phone_changed_at = null where id = $1',
      [id, number],
    )
  await run(
    `update company set state = 'approved', second_factor_required_at = $2
     where id = (select company_id from account where id = $1)`,
    [id, required ? new Date() : null],
  )
  if (app) await run('insert into authenticator (account_id, confirmed_at) values ($1, now())', [id])
  if (passkey)
    await run(
      `insert into passkey (account_id, platform, credential_id, public_key, counter, synced, user_agent_family, created_at)
       values ($1::uuid, 'given', $1::text, '', 0, false, 'given', now())`,
      [id],
    )
  const thief = openBrowser(auth)
  await thief.call(api.signIn, { body: { handle: person.email, password: person.password } })
  const { phone } = (await thief.call(api.getAccount)).body.account
  const { first_name, last_name, email, password } = person
  return { id, thief, form: { first_name, last_name, email, phone, current_password: password } }
}
interface Answer {
  readonly body: { readonly code?: unknown }
}
type Robbed = Awaited<ReturnType<typeof robbed>>

/** Every way to another contact, another password or a contact that is proven, in a session of a password alone. */
const ways: Readonly<Record<string, (of: Robbed) => Promise<Answer>>> = {
  'another email': ({ thief, form }) =>
    thief.call(api.saveAccount, { body: { ...form, email: newEmployer().email } }),
  'another phone': ({ thief, form }) =>
    thief.call(api.saveAccount, { body: { ...form, phone: newCandidate().phone } }),
  'another phone, to which a code goes': ({ thief }) =>
    thief.call(api.sendPhoneCode, { body: { phone: newCandidate().phone } }),
  'another email, to which a code goes': ({ thief, form }) =>
    thief.call(api.sendVerification, {
      body: { code_type: 'email', email: newEmployer().email, current_password: form.current_password },
    }),
  'a code of another email': async ({ id, thief }) => {
    await run('update account set wanted_email = $2 where id = $1', [id, newEmployer().email])
    return thief.call(api.confirmVerification, { body: { code_type: 'email', code: '000000' } })
  },
  'a code of another phone': async ({ id, thief }) => {
    await run('update account set wanted_phone = $2 where id = $1', [id, newCandidate().phone])
    return thief.call(api.confirmPhone, { body: { code: '000000' } })
  },
  'a code of the phone': ({ thief, form }) =>
    thief.call(api.confirmPhone, { body: { code: '000000', current_password: form.current_password } }),
  'a code of the phone, at My Account': ({ thief }) =>
    thief.call(api.confirmVerification, { body: { code_type: 'text', code: '000000' } }),
  'another password': ({ thief, form }) =>
    thief.call(api.saveAccount, { body: { ...form, password: 'orange van 42' } }),
}

/** The ways that are not refused so. */
async function open(of: Robbed, refusal: string) {
  const names: string[] = []
  for (const [name, way] of Object.entries(ways)) if ((await way(of)).body.code !== refusal) names.push(name)
  return names
}

describe('[AU-26] who has the password of a manager alone', () => {
  it('changes neither a contact nor the password, whatever second factor is there or still to be set up', async () => {
    const found: Record<string, readonly string[]> = {}
    for (const [step, factors] of Object.entries(steps))
      found[step] = await open(await robbed(factors), 'second-factor-needed')
    expect(found).toEqual({ 'set-up': [], code: [], passkey: [], 'a passkey that is not asked for': [] })
  })

  it('gets no archive, which names candidates, where the portal asks for a second factor, suspended or not', async () => {
    const calls = { ask: api.requestArchive, look: api.getArchive, download: api.downloadArchive }
    const found: Record<string, unknown> = {}
    for (const [step, factors] of Object.entries(steps)) {
      const { id, thief } = await robbed(factors)
      // a reset link shows no more of the second factor than the password
      await run(`update session set opened_by = 'link' where account_id = $1`, [id])
      const tries = async () => {
        const codes: unknown[] = []
        for (const call of Object.values(calls)) codes.push(((await thief.call(call)) as Answer).body.code)
        return codes
      }
      const before = await tries()
      await run(`update account set suspended_until = now() + interval '9 days' where id = $1`, [id])
      found[step] = { before, suspended: await tries() }
    }
    const needed = Array.from(Object.keys(calls), () => 'second-factor-needed')
    const refused = { before: needed, suspended: needed }
    const none = {
      before: [undefined, undefined, 'not-found'],
      suspended: ['archive-too-soon', undefined, 'not-found'],
    }
    expect(found).toEqual({
      'set-up': refused,
      code: refused,
      passkey: refused,
      'a passkey that is not asked for': none,
    })
  })

  it('moves no contact where there is no second factor, until a code of the email came back in that session', async () => {
    const of = await robbed({})
    expect(await open(of, 'contact-unproven')).toEqual(['another password'])
    const { thief, form } = await robbed({})
    const move = () => thief.call(api.saveAccount, { body: { ...form, email: newEmployer().email } })
    expect((await move()).body.code).toBe('contact-unproven')
    await run(`update session set email_shown_at = now() where account_id = $1 and opened_by = 'password'`, [
      (await thief.identity()).account!.id,
    ])
    expect((await move()).status).toBe(200)
  })

  it.each(['phone', 'nothing'] as const)(
    'gets around no second factor where the email is unproven and %s is owned: it is proven first',
    async (owned) => {
      const { thief, form } = await robbed({ required: true }, owned)
      const { current_password } = form
      const start = () => thief.call(api.startAuthenticator, { body: { current_password } })
      expect((await start()).body.code).toBe('contact-unproven')
      expect(await open(await robbed({ required: true }, owned), 'second-factor-needed')).toEqual([])
      expect(await open(await robbed({}, owned), 'contact-unproven')).toEqual(['another password'])
    },
  )

  it('sets up no second factor while none of the contacts is proven, where the company or the request to join waits', async () => {
    const waits = {
      'a company that waits': `update company set state = 'pending'
        where id = (select company_id from account where id = $1)`,
      'a request to join': 'update account set company_id = null where id = $1',
    }
    const found: Record<string, unknown> = {}
    for (const [waiting, sql] of Object.entries(waits))
      for (const opener of ['password', 'sign-up']) {
        const { id, thief, form } = await robbed({}, 'nothing')
        await run(sql, [id])
        await run('update session set opened_by = $2 where account_id = $1', [id, opener])
        const { current_password } = form
        const app = async () =>
          (await thief.call(api.startAuthenticator, { body: { current_password } })).body.code
        const passkey = async () =>
          (await thief.call(api.startPasskey, { body: { current_password } })).body.code
        const before = [await app(), await passkey()]
        await thief.call(api.sendVerification, { body: { code_type: 'email' } })
        const sent = () => auth.events.published(secretRequested).find(({ data }) => data.account_id === id)
        await vi.waitFor(() => expect(sent()).toBeDefined())
        const { secret: code } = (await auth.open(sent()!.data.sealed_secret)) as unknown as {
          secret: string
        }
        await thief.call(api.confirmVerification, { body: { code_type: 'email', code } })
        found[`${waiting}, ${opener}`] = [...before, 'email proven', await app(), await passkey()]
      }
    const refused = 'contact-unproven'
    const inTurn = [refused, refused, 'email proven', undefined, undefined]
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, inTurn])))
    expect(Object.keys(found)).toHaveLength(4)
  })

  it('gives it no contact by a save of a profile or of an application, which show no second factor', async () => {
    const secret = contactSecretFrom([{ kid: '', secret: contactSecret }])
    const handled = async () => (await run('select from kit.inbox', [])).rowCount
    const found: Record<string, string | null> = {}
    const kept: typeof found = {}
    for (const [step, factors] of Object.entries({ none: {}, ...steps })) {
      const { id, thief, form } = await robbed(factors)
      const of = { account_id: id, saved_at: new Date(auth.clock.now().getTime() + 1_000).toISOString() }
      const { phone } = newCandidate()
      const before = (await handled())!
      await auth.publish(phoneSaved, { ...of, sealed_phone: await secret.seal({ phone }) })
      await auth.publish(contactSaved, { ...of, sealed_contact: await secret.seal({ phone }) })
      await vi.waitFor(async () => expect(await handled()).toBe(before + 2))
      found[step] = (await thief.call(api.getAccount)).body.account.phone
      kept[step] = form.phone
    }
    expect(found).toEqual(kept)
  })
})
