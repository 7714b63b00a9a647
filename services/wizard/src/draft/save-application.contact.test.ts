import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { PhoneVerification } from '@lunchpail/contracts/auth/enumerations'
import { accountChanged } from '@lunchpail/contracts/auth/events'
import { getWizard, saveApplication } from '@lunchpail/contracts/wizard/api'
import { contactSaved } from '@lunchpail/contracts/wizard/events'
import { contactSecretFrom } from '@lunchpail/kit-service/contact-secret'
import type { Person } from '@lunchpail/kit-service/route'
import { readSecrets } from '@lunchpail/kit-service/secret-set'
import { contactQuestions } from '@lunchpail/kit-service/contact-questions'
import { hourMs } from '@lunchpail/contracts/durations'
import { completeBody, equalOpportunity, position, type Body } from '../../test/factories.ts'
import { contactSecret, shareWizard, type Wizard } from '../../test/wizard-service.ts'

let wizard: Wizard
beforeAll(async () => {
  wizard = await shareWizard()
  await wizard.publishPositions(position({ questions: [] }))
})

const secret = contactSecretFrom(readSecrets(contactSecret))
let made = 0
const newPhone = () => `212555${String(++made).padStart(4, '0')}`
const newEmail = () => `candidate.${++made}@example.com`

/** Publishes an account as auth does; resolves when the wizard has it. */
async function publishAccount({
  id = randomUUID(),
  version = 1,
  email = newEmail(),
  phone = newPhone() as string | null,
  phone_state = 'unverified' as PhoneVerification,
} = {}) {
  const state = {
    id,
    version,
    type: 'applicant' as const,
    first_name: 'Bo',
    last_name: 'Li',
    language: 'en' as const,
    timezone: null,
    status: 1 as const,
    sealed_contact: 'sealed',
    email_hash: secret.hash('email', email),
    phone_hash: phone && secret.hash('phone', phone),
    phone_state,
    job_alerts_enabled: false,
    barred_until: null,
  }
  await wizard.publish(accountChanged, { things: [state] })
  await vi.waitFor(async () => {
    const { rows } = await wizard.pool.query('select version from known_contact where account_id = $1', [id])
    expect(rows).toEqual([{ version }])
  })
  return { id, email, phone: phone! }
}

function applicant(person: Partial<Person> = {}, id = randomUUID()) {
  const client = wizard.as({ id, person: { email: newEmail(), phone: null, ...person } })
  return {
    id,
    save: (body: Body, language?: 'es') =>
      client.call(saveApplication, {
        query: { _st: 'contact' },
        body,
        ...(language && { headers: { 'accept-language': language } }),
      }),
    stored: async () => (await client.call(getWizard, { query: {} })).body.person!,
  }
}

describe('[AU-04] a save with another person’s contact', () => {
  it('says at the field of the phone, and as its error, that it is in use', async () => {
    const other = await publishAccount()
    const { save, stored } = applicant()
    const typed = `${other.phone.slice(0, 3)}-${other.phone.slice(3, 6)}-${other.phone.slice(6)}`
    const { status, body } = await save({ ...completeBody(), phone: typed })
    expect(status).toBe(409)
    expect(body).toMatchObject({
      code: 'duplicate-user',
      error: 'Phone number already in use',
      fields: { phone: { code: 'account.phone-taken', error: 'Phone number already in use' } },
    })
    expect(await stored()).toMatchObject({ saved: false, version: 0 })
  })

  it('says it of the email, whatever its spelling, and in Spanish', async () => {
    const other = await publishAccount()
    const { save } = applicant()
    const { status, body } = await save({ ...completeBody(), email: ` ${other.email.toUpperCase()} ` }, 'es')
    expect(status).toBe(409)
    expect(body).toMatchObject({
      error: 'Ese correo electrónico ya está en uso',
      fields: { email: { code: 'account.email-taken', error: 'Ese correo electrónico ya está en uso' } },
    })
  })

  it('says it of both, and of a submit', async () => {
    const { email, phone } = await publishAccount()
    const { save } = applicant()
    const { status, body } = await save({ ...completeBody(), ...equalOpportunity, email, phone, complete: 1 })
    expect(status).toBe(409)
    expect(Object.keys((body as { fields: object }).fields)).toEqual(['email', 'phone'])
  })

  it('takes what no account has, what is half typed, and what was given up', async () => {
    const other = await publishAccount()
    const { save } = applicant()
    expect((await save({ ...completeBody(), phone: newPhone(), email: newEmail() })).status).toBe(200)
    expect((await save({ phone: other.phone.slice(0, 9), email: 'candidate@' })).status).toBe(200)
    await publishAccount({ id: other.id, version: 2, email: other.email, phone: null })
    expect((await save({ phone: other.phone })).status).toBe(200)
  })

  it('says it of no more contacts than people type: a list of them is not answered, and the save goes on', async () => {
    const others = await Promise.all(
      Array.from({ length: contactQuestions.ofAccount + 1 }, () => publishAccount({ phone: null })),
    )
    const { save } = applicant()
    const statuses: number[] = []
    for (const { email } of others) statuses.push((await save({ email })).status)
    expect(statuses).toEqual([...Array<number>(contactQuestions.ofAccount).fill(409), 200])
    // what was asked before is answered as often as the page saves it
    expect((await save({ email: others[0]!.email })).status).toBe(409)
    // and no one else is limited by it
    expect((await applicant().save({ email: others[0]!.email })).status).toBe(409)
  })

  it('tells auth of none that it does not answer for, so that the account shows nothing either', async () => {
    const { id, save } = applicant()
    const published = () => wizard.events.published(contactSaved).filter(({ data }) => data.account_id === id)
    for (let asked = 0; asked < contactQuestions.ofAccount; asked += 1) await save({ email: newEmail() })
    await expect.poll(() => published().length).toBe(contactQuestions.ofAccount)
    const { email } = await publishAccount({ phone: null })
    expect((await save({ email })).status).toBe(200)
    expect((await save({ email: newEmail() })).status).toBe(200)
    // a name is no secret
    expect((await save({ email: newEmail(), first_name: 'Rosalind' })).status).toBe(200)
    await expect.poll(() => published().length).toBe(contactQuestions.ofAccount + 1)
    const last = published().at(-1)!.data.sealed_contact
    expect(await secret.open(last)).toEqual({ first_name: 'Rosalind' })
  })

  it('[AU-04] refuses another person’s number that waits in the account for its code', async () => {
    const other = await publishAccount()
    const { save } = applicant({ phone: other.phone, phone_waits: true })
    expect((await save({ phone: other.phone })).status).toBe(409)
  })

  it('takes what auth says is the own, though the one who had it is known here still', async () => {
    const before = await publishAccount()
    const { save } = applicant({ phone: before.phone, email: before.email })
    expect((await save({ phone: before.phone, email: before.email })).status).toBe(200)
  })
})

describe('[WZ-05] what a save tells auth of the contact', () => {
  const person = { first_name: 'Ana', last_name: 'Lopez', email: 'ana.lopez@example.com' }
  const contact = { first_name: 'Ana', last_name: 'Lopez', email: 'ana.lopez@example.com' }
  const published = async (id: string) =>
    Promise.all(
      wizard.events
        .published(contactSaved)
        .filter(({ data }) => data.account_id === id)
        .map(async ({ data }) => secret.open(data.sealed_contact)),
    )

  it('is the phone that the account lacks, with the consent, until the account has it', async () => {
    const { id, save } = applicant({ ...person, phone: null })
    const phone = newPhone()
    await save({ ...contact, phone, text_consent: true, positions: [7] })
    await save({ ...contact, phone, text_consent: true })
    const one = { phone, text_consent: true }
    await expect.poll(() => published(id)).toEqual([one, one])
    const raw = wizard.events.published(contactSaved).filter(({ data }) => data.account_id === id)
    expect(JSON.stringify(raw)).not.toContain(phone)
    const known = wizard.as({ id, person: { ...person, phone } })
    await known.call(saveApplication, { query: {}, body: { ...contact, phone, first_name: 'Anna' } })
    await expect.poll(() => published(id)).toEqual([one, one, { first_name: 'Anna' }])
  })

  it('is what a plain client typed anew, with a submit too, and nothing that is half typed or was typed before', async () => {
    const phone = newPhone()
    const { id, save } = applicant({ ...person, phone })
    const next = newPhone()
    await save({ ...contact, phone: next, last_name: 'evil.com' })
    await save({ ...contact, phone: next, email: 'ana@' })
    await save({
      ...completeBody(),
      ...equalOpportunity,
      ...contact,
      email: 'ana.l@example.com',
      phone,
      complete: 1,
    })
    await expect.poll(() => published(id)).toEqual([{ phone: next }, { email: 'ana.l@example.com' }])
  })

  it('is nothing where it was refused', async () => {
    const other = await publishAccount()
    const { id, save } = applicant({ ...person, phone: null })
    await save({ ...contact, phone: other.phone })
    await save({ ...contact, phone: newPhone() })
    await expect.poll(async () => (await published(id)).length).toBe(1)
  })
})

describe('[WZ-22] the walk of a save', () => {
  const phoneStep = async (save: ReturnType<typeof applicant>['save'], body: Body = {}) => {
    const { body: answer } = await save({ ...completeBody(), ...body, positions: [7] })
    if (!('walk' in answer)) throw new Error(JSON.stringify(answer))
    return answer.walk.steps.find(({ name }) => name === 'phone')!.state
  }

  it('asks for the code of the account’s phone until auth tells that it is confirmed, or for a day after it was skipped', async () => {
    const { id, phone } = await publishAccount()
    const { save } = applicant({ phone }, id)
    const now = wizard.clock.now().getTime()
    const hoursAgo = (hours: number) => ({
      phone_skipped_at: new Date(now - hours * hourMs).toISOString(),
    })
    expect(await phoneStep(save)).toBe('open')
    expect(await phoneStep(save, hoursAgo(23))).toBe('skipped')
    expect(await phoneStep(save, hoursAgo(25))).toBe('open')
    await publishAccount({ id, phone, version: 2, phone_state: 'verified' })
    expect(await phoneStep(save)).toBe('skipped')
  })

  it('asks no one who has no phone', async () => {
    expect(await phoneStep(applicant().save)).toBe('skipped')
  })
})
