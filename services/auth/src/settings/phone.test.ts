import { watchTabs } from '@lunchpail/kit-events/testing/watch-tabs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import { accountChanged, phoneLookedUp, phoneMoved, secretRequested } from '@lunchpail/contracts/auth/events'
import { jobAlertsSaved, phoneSaved } from '@lunchpail/contracts/profile/events'
import { contactSecretFrom } from '@lunchpail/kit-service/contact-secret'
import { startAuth, contactSecret, type OwnAuth } from '../../test/auth-service.ts'
import { type Browser, openBrowser } from '../../test/browser.ts'
import { newCandidate } from '../../test/factories.ts'
import { startLookup } from '../../test/lookup.ts'

let auth: OwnAuth
let lookup: Awaited<ReturnType<typeof startLookup>>
beforeAll(async () => {
  lookup = await startLookup()
  auth = await startAuth({ env: lookup.env })
})
afterAll(async () => {
  await auth.stop()
  lookup.close()
})

const signedIn = async (more: object = {}) => {
  const person = { ...newCandidate(), ...more }
  const browser = openBrowser(auth)
  const { body } = await browser.call(api.signUp, { body: person })
  return { browser, person, id: body.account.id }
}
const accountOf = async (browser: Browser) => (await browser.call(api.getAccount)).body.account
const typeOf = async (id: string) =>
  (await auth.pool.query('select phone_type from account where id = $1', [id])).rows[0].phone_type
const sendTo = (browser: Browser, phone?: string) =>
  browser.call(api.sendPhoneCode, { body: phone === undefined ? {} : { phone } })
const confirm = (browser: Browser, code: string, more: object = {}) =>
  browser.call(api.confirmPhone, { body: { code, ...more } })
/** The code that was sent last, and to where. */
const lastSecret = async (id: string, count = 1) => {
  const requested = () => auth.events.published(secretRequested).filter(({ data }) => data.account_id === id)
  await vi.waitFor(() => expect(requested()).toHaveLength(count))
  return (await auth.open(requested().at(-1)!.data.sealed_secret)) as unknown as {
    to: string
    secret: string
  }
}
/** The newest contact that notifications was told of. */
const contactOf = async (id: string) => {
  const states = [accountChanged, phoneLookedUp]
    .flatMap((event) => auth.events.published(event))
    .flatMap(({ data }) => data.things)
    .filter((one) => one.id === id)
  return auth.open(states.toSorted((one, other) => other.version - one.version)[0]!.sealed_contact)
}

describe('[AU-28] the type of a number', () => {
  it.each([
    ['landline', 'landline', 1],
    ['mobile', 'mobile', 0],
    ['fixedVoip', 'voip', 0],
    ['nonFixedVoip', 'voip', 0],
    ['tollFree', 'landline', 1],
    ['none', 'invalid', 1],
  ])(
    'that Lookup calls %s is kept as %s, told to notifications where it takes no texts, and to no one else',
    async (line, type, told) => {
      const person = newCandidate()
      lookup.types.set(`+1${person.phone}`, line)
      const { browser, id } = await signedIn(person)
      await vi.waitFor(async () => expect(await typeOf(id)).toBe(type))
      const statesIn = (event: typeof accountChanged | typeof phoneLookedUp) =>
        auth.events.published(event).flatMap(({ data }) => data.things.filter((one) => one.id === id))
      // what the same transactions published comes in their order
      const { password: _, ...contact } = person
      await browser.call(api.saveAccount, { body: { ...contact, first_name: 'Later' } })
      await vi.waitFor(() => expect(statesIn(accountChanged).at(-1)).toMatchObject({ first_name: 'Later' }))
      expect(statesIn(phoneLookedUp)).toHaveLength(told)
      if (told)
        expect(await auth.open(statesIn(phoneLookedUp)[0]!.sealed_contact)).toMatchObject({
          phone_type: type,
        })
      expect(await contactOf(id)).toMatchObject({ phone_type: type })
      expect(lookup.asked).toContain(`+1${person.phone} line_type_intelligence`)
      expect(await accountOf(browser)).not.toHaveProperty('phone_type')
      // each version is published: messages wait for one that they were asked for at
      expect(statesIn(accountChanged).map(({ version }) => version)).toEqual([1, 2 + told])
    },
  )

  it('that is unknown stays open, and so does one while Lookup is down', async () => {
    const unknown = newCandidate()
    lookup.types.set(`+1${unknown.phone}`, 'unknown')
    const { id } = await signedIn(unknown)
    await vi.waitFor(() => expect(lookup.asked.join()).toContain(unknown.phone))
    lookup.fail(true)
    const down = await signedIn()
    await vi.waitFor(() => expect(lookup.asked.join()).toContain(down.person.phone))
    expect([await typeOf(id), await typeOf(down.id)]).toEqual([null, null])
    expect((await sendTo(down.browser)).status).toBe(200)
    lookup.fail(false)
  })

  it('landline: codes go by email, and none is texted', async () => {
    const { browser, id, person: before } = await signedIn()
    await vi.waitFor(async () => expect(await typeOf(id)).toBe('mobile'))
    const person = { ...before, phone: newCandidate().phone }
    lookup.types.set(`+1${person.phone}`, 'landline')
    const toldTo = await watchTabs(auth.nats.url)
    await browser.call(api.saveAccount, { body: { ...names(person), phone: person.phone } })
    await vi.waitFor(async () => expect(await typeOf(id)).toBe('landline'))
    // open tabs learn of it by themselves
    const { session_id } = await browser.identity()
    // by the save, and by the lookup
    await expect.poll(() => toldTo(session_id!)).toEqual(['session', 'session'])
    // no more of it than that, and to its own person alone
    expect(await accountOf(browser)).toMatchObject({ phone_takes_texts: false })
    const record = await openBrowser(auth).call(api.signIn, { body: { handle: person.phone } })
    expect(record.body.mobile).toBe(false)
    const ask = (code_type: 'text' | 'email') =>
      openBrowser(auth).call(api.sendCode, { body: { handle: person.phone, code_type } })
    expect((await ask('text')).body.fields).toMatchObject({ code_type: { code: 'code.channel' } })
    expect((await ask('email')).status).toBe(200)
    expect((await lastSecret(id)).to).toBe(person.email)
    expect((await sendTo(browser)).body.fields).toMatchObject({
      phone: { error: 'This number can’t get text messages. Please use a mobile number' },
    })
    // also where the person picks the phone to verify the account
    const verify = await browser.call(api.sendVerification, { body: { code_type: 'text' } })
    expect(verify.body.fields).toMatchObject({ code_type: { code: 'code.channel' } })
    // a change asks again
    await browser.call(api.saveAccount, { body: { ...names(person), phone: '6465550101' } })
    await vi.waitFor(async () => expect(await typeOf(id)).toBe('mobile'))
    expect(await accountOf(browser)).toMatchObject({ phone_takes_texts: true })
  })
})

const names = ({ first_name, last_name, email }: ReturnType<typeof newCandidate>) => ({
  first_name,
  last_name,
  email,
})

describe('[AU-28] what is proven', () => {
  it('is told to notifications with the code that proves it', async () => {
    const { browser, id } = await signedIn()
    await vi.waitFor(async () =>
      expect(await contactOf(id)).toMatchObject({ email_proven: false, phone_proven: false }),
    )
    await sendTo(browser)
    await confirm(browser, (await lastSecret(id)).secret)
    await vi.waitFor(async () => expect(await contactOf(id)).toMatchObject({ phone_proven: true }))
  })

  it('by logging in by email, too, and no more once the address is another', async () => {
    const { person, id } = await signedIn({ password: undefined })
    const visitor = openBrowser(auth)
    await visitor.call(api.sendCode, { body: { handle: person.email, code_type: 'email' } })
    const { secret } = await lastSecret(id)
    await visitor.call(api.verifyCode, { body: { handle: person.email, code_type: 'email', code: secret } })
    await vi.waitFor(async () => expect(await contactOf(id)).toMatchObject({ email_proven: true }))
    const body = { ...names(person), phone: person.phone, email: `another.${person.email}` }
    await visitor.call(api.saveAccount, { body })
    await vi.waitFor(async () => expect(await contactOf(id)).toMatchObject({ email_proven: false }))
  })

  it('a first number that comes after the sign-up is unverified, the next one changed', async () => {
    const { browser, person } = await signedIn({ phone: undefined })
    const save = (phone: string) => browser.call(api.saveAccount, { body: { ...names(person), phone } })
    expect((await save('6465550102')).body.account.phone_state).toBe('unverified')
    expect((await save('6465550103')).body.account.phone_state).toBe('changed')
  })
})

describe('[AU-28] [AU-29] another number', () => {
  it('[WZ-22] asks for no password where the account was made a moment ago, and for it half an hour later', async () => {
    const { browser, id, person } = await signedIn({ phone: undefined })
    const { phone } = newCandidate()
    expect((await sendTo(browser, phone)).body.needs_password).toBe(false)
    const proven = await confirm(browser, (await lastSecret(id)).secret)
    expect(proven.body.account).toMatchObject({ phone, phone_state: 'verified' })
    const record = await openBrowser(auth).call(api.signIn, { body: { handle: phone } })
    expect(record.body).toMatchObject({ mobile: true })
    auth.clock.advance(31 * 60_000)
    expect((await sendTo(browser, newCandidate().phone)).body.needs_password).toBe(true)
    const other = openBrowser(auth)
    await other.call(api.signIn, { body: { handle: person.email, password: person.password } })
    expect((await sendTo(other, newCandidate().phone)).body.needs_password).toBe(true)
  })

  it('is saved with the code that is asked for it', async () => {
    const { browser, id } = await signedIn()
    auth.clock.advance(31 * 60_000)
    const { session_id } = await browser.identity()
    const toldTo = await watchTabs(auth.nats.url)
    expect((await sendTo(browser, '(646) 555-0104')).body).toMatchObject({
      sent_to: '•••-•••-••04',
      needs_password: true,
    })
    await expect.poll(() => toldTo(session_id!)).toEqual(['session'])
    expect((await lastSecret(id)).to).toBe('6465550104')
    expect(await accountOf(browser)).toMatchObject({ phone: '6465550104', phone_state: 'changed' })
    expect((await sendTo(browser, '646')).body.fields).toMatchObject({
      phone: { error: 'Please enter a valid phone number' },
    })
  })

  it('waits for no code that the number before was sent', async () => {
    const { browser, id } = await signedIn()
    await sendTo(browser)
    expect((await sendTo(browser)).status).toBe(429)
    const { status, body } = await sendTo(browser, '6465550177')
    expect(status).toBe(200)
    expect(body.resend_seconds).toBe(30)
    expect((await lastSecret(id, 2)).to).toBe('6465550177')
    expect((await sendTo(browser)).status).toBe(429)
  })

  it('comes with a save of the profile, too, unless the account was changed later', async () => {
    const { browser, id } = await signedIn()
    const { session_id } = await browser.identity()
    const toldTo = await watchTabs(auth.nats.url)
    const secret = contactSecretFrom([{ kid: '', secret: contactSecret }])
    const save = async (phone: string, ms: number) =>
      auth.publish(phoneSaved, {
        account_id: id,
        saved_at: new Date(auth.clock.now().getTime() + ms).toISOString(),
        sealed_phone: await secret.seal({ phone }),
      })
    await save('6465550105', -1_000)
    await save('6465550106', 1_000)
    await vi.waitFor(async () => expect((await accountOf(browser)).phone).toBe('6465550106'))
    await expect.poll(() => toldTo(session_id!)).toEqual(['session'])
  })

  it('[PR-09] goes with the wish for job alerts of the same save, of which the last counts, whatever else was changed', async () => {
    const { browser, id } = await signedIn()
    const wish = (job_alerts_enabled: boolean, ms: number) =>
      auth.publish(jobAlertsSaved, {
        account_id: id,
        saved_at: new Date(auth.clock.now().getTime() + ms).toISOString(),
        job_alerts_enabled,
      })
    const before = (await accountOf(browser)).job_alerts_enabled
    const { session_id } = await browser.identity()
    const toldTo = await watchTabs(auth.nats.url)
    await wish(!before, 1_000)
    await expect.poll(() => toldTo(session_id!)).toEqual(['session'])
    await vi.waitFor(async () => expect((await accountOf(browser)).job_alerts_enabled).toBe(!before))
    // and matches learns of it
    await vi.waitFor(() =>
      expect(
        auth.events
          .published(accountChanged)
          .flatMap(({ data }) => data.things)
          .filter((one) => one.id === id)
          .at(-1)?.job_alerts_enabled,
      ).toBe(!before),
    )
    await wish(before, -1_000)
    await wish(!before, 2_000)
    const handled = async () => {
      const { rows } = await auth.pool.query(
        `select count(*)::int as count from kit.inbox where consumer like '%job-alerts%'`,
      )
      return rows[0].count
    }
    await vi.waitFor(async () => expect(await handled()).toBe(3))
    expect((await accountOf(browser)).job_alerts_enabled).toBe(!before)
    // another change of the account is none of the switch
    await auth.pool.query('update account set updated_at = $2 where id = $1', [
      id,
      new Date(auth.clock.now().getTime() + 60_000),
    ])
    await wish(before, 3_000)
    await vi.waitFor(async () => expect((await accountOf(browser)).job_alerts_enabled).toBe(before))
  })

  it('of another person moves with the code that proves it, and they are told by email', async () => {
    const other = await signedIn()
    const { browser, person, id } = await signedIn()
    const { body } = await sendTo(browser, other.person.phone)
    expect(body.sent_to).toBe(`•••-•••-••${other.person.phone.slice(-2)}`)
    // until then nothing changes for whoever has it
    expect((await accountOf(other.browser)).phone).toBe(other.person.phone)
    const { to, secret: code } = await lastSecret(id)
    expect(to).toBe(other.person.phone)
    expect((await confirm(browser, code === '000000' ? '111111' : '000000')).status).toBe(403)
    expect((await accountOf(other.browser)).phone).toBe(other.person.phone)

    const sessions = [await browser.identity(), await other.browser.identity()]
    const toldTo = await watchTabs(auth.nats.url)
    const proven = await confirm(browser, code, { current_password: person.password })
    expect(proven.body.account).toMatchObject({ phone: other.person.phone, phone_state: 'verified' })
    await expect
      .poll(() => sessions.map(({ session_id }) => toldTo(session_id!)))
      .toEqual([['session'], ['session']])
    expect(await accountOf(other.browser)).toMatchObject({ phone: null, text_consent: false })
    await vi.waitFor(() =>
      expect(auth.events.published(phoneMoved).map(({ data }) => data)).toEqual([
        { account_id: other.id, language: 'en', digits: other.person.phone.slice(-2) },
      ]),
    )
    await vi.waitFor(async () => expect(await contactOf(other.id)).toMatchObject({ phone: null }))
    await vi.waitFor(async () => expect(await contactOf(id)).toMatchObject({ phone_proven: true }))
    // it opens the account that proved it, and no longer the other
    const record = await openBrowser(auth).call(api.signIn, { body: { handle: other.person.phone } })
    expect(record.body).toMatchObject({ mobile: true })
    const login = { handle: other.person.phone, password: person.password }
    expect((await openBrowser(auth).call(api.signIn, { body: login })).status).toBe(200)
    const byEmail = { handle: other.person.email, password: other.person.password }
    expect((await openBrowser(auth).call(api.signIn, { body: byEmail })).status).toBe(200)
  })

  it('[AU-04] looks the same to whoever typed it, whether another account has it or not, and is typed over or kept as any other', async () => {
    const other = await signedIn()
    const [taken, free] = [await signedIn(), await signedIn()]
    const typed = [other.person.phone, newCandidate().phone] as const
    const seen = async ({ browser, person }: typeof taken, phone: string) => {
      const shown = async () => {
        const {
          id: _,
          phone: number,
          email: _email,
          first_name: _first,
          last_name: _last,
          ...rest
        } = await accountOf(browser)
        return { ...rest, isTyped: number === phone }
      }
      const sent = await sendTo(browser, phone)
      // the page of the verification asks for the code by another way, and is told to wait
      const verify = await browser.call(api.sendVerification, { body: { code_type: 'text' } })
      const after = [outcomeOf(sent), verify.status, await shown()]
      // the form is saved with the number that it shows
      const saved = await browser.call(api.saveAccount, { body: { ...names(person), phone } })
      after.push(saved.status, await shown())
      for (const text_consent of [true, undefined, false, true]) {
        const body = { ...names(person), phone, ...(text_consent !== undefined && { text_consent }) }
        await browser.call(api.saveAccount, { body })
        after.push(await shown())
      }
      return after
    }
    const outcomeOf = ({ status, body }: Awaited<ReturnType<typeof sendTo>>) => ({
      ...body,
      status,
      sent_to: body.sent_to.slice(0, -2),
    })
    expect(await seen(taken, typed[0])).toEqual(await seen(free, typed[1]))
    const reached = async ({ id }: typeof taken) => {
      const { text_consent, waiting_phone } = await contactOf(id)
      return waiting_phone?.text_consent ?? text_consent !== null
    }
    for (const one of [taken, free]) await vi.waitFor(async () => expect(await reached(one)).toBe(true))
    await taken.browser.call(api.saveAccount, { body: { ...names(taken.person), phone: taken.person.phone } })
    expect((await accountOf(taken.browser)).phone).toBe(taken.person.phone)
    expect((await accountOf(other.browser)).phone).toBe(other.person.phone)
  })

  it('[AU-04] [BY-04] has the deletion ask for its code as any other number does, and not by the number before', async () => {
    const other = await signedIn()
    const [taken, free] = [await signedIn({ password: undefined }), await signedIn({ password: undefined })]
    const asked = async ({ browser, id }: typeof taken, phone: string) => {
      await auth.pool.query('update account set phone_verified_at = now() where id = $1', [id])
      await sendTo(browser, phone)
      const byEmail = await browser.call(api.sendEraseCode, { body: {} })
      await auth.pool.query('update account set email = null where id = $1', [id])
      const byText = await browser.call(api.sendEraseCode, { body: {} })
      return [
        byEmail.body.sent_to?.[1],
        byText.status,
        byText.body.sent_to === `•••-•••-••${phone.slice(-2)}`,
      ]
    }
    expect(await asked(taken, other.person.phone)).toEqual(['•', 200, true])
    expect(await asked(free, newCandidate().phone)).toEqual(['•', 200, true])
  })

  it('[AU-04] is looked up where it waits, too, and brings its type and the box for texts where it moves', async () => {
    const other = await signedIn()
    const [taken, free] = [await signedIn(), await signedIn()]
    const typed = [other.person.phone, newCandidate().phone] as const
    for (const phone of typed) lookup.types.set(`+1${phone}`, 'landline')
    for (const [index, { browser }] of [taken, free].entries()) {
      await sendTo(browser, typed[index])
      await vi.waitFor(async () => expect((await accountOf(browser)).phone_takes_texts).toBe(false))
      expect((await sendTo(browser)).status).toBe(400)
    }
    const mobile = await signedIn()
    lookup.types.set(`+1${mobile.person.phone}`, 'mobile')
    const { browser, person, id } = await signedIn()
    await sendTo(browser, mobile.person.phone)
    const body = { ...names(person), phone: mobile.person.phone, text_consent: true }
    expect((await browser.call(api.saveAccount, { body })).status).toBe(200)
    // told to nobody, as it takes texts
    const waitingType = 'select wanted_phone_type as type from account where id = $1'
    await vi.waitFor(async () =>
      expect((await auth.pool.query(waitingType, [id])).rows).toEqual([{ type: 'mobile' }]),
    )
    await confirm(browser, (await lastSecret(id)).secret, { current_password: person.password })
    expect(await typeOf(id)).toBe('mobile')
    await vi.waitFor(async () =>
      expect(await contactOf(id)).toMatchObject({
        phone: mobile.person.phone,
        text_consent: { wording: expect.any(String) },
        waiting_phone: null,
      }),
    )
  })

  it('of another person is left to them where the person takes another', async () => {
    const other = await signedIn()
    const { browser, person, id } = await signedIn()
    await sendTo(browser, other.person.phone)
    const { secret: code } = await lastSecret(id)
    await browser.call(api.saveAccount, { body: { ...names(person), phone: '6465550107' } })
    expect((await confirm(browser, code)).status).toBe(404)
    expect((await accountOf(other.browser)).phone).toBe(other.person.phone)
  })
})
