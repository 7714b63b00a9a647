import { dayMs } from '@lunchpail/contracts/durations'
import { randomInt, randomUUID } from 'node:crypto'
import {
  answerReference,
  getProfile,
  listReferences,
  openReference,
  saveProfile,
  sendReference,
} from '@lunchpail/contracts/profile/api'
import { referenceChanged, referenceRequested } from '@lunchpail/contracts/profile/events'
import { contactSecretFrom } from '@lunchpail/kit-service/contact-secret'
import { countedPoints } from '@lunchpail/kit-database/testing/counted-points'
import { watchTabs } from '@lunchpail/kit-events/testing/watch-tabs'
import { beforeAll, describe, expect, it } from 'vitest'
import { job } from '../../test/factories.ts'
import { contactSecret, shareProfile, type Profile } from '../../test/profile-service.ts'

let profile: Profile
beforeAll(async () => {
  profile = await shareProfile()
})

const aNumber = () => `212${String(randomInt(10_000_000)).padStart(7, '0')}`
const given = {
  said: 'given',
  name: 'Sam Reyes',
  phone: '(212) 555-0111',
  relationship: 'supervisor',
  how_long_known: '1-to-2-years',
  reference_confirmed: true,
  reference_other: 'Always on time.',
} as const

/** A candidate with jobs, under the ids of `ids`. */
async function candidate(ids: readonly string[] = ['a1b']) {
  const id = randomUUID()
  const person = { first_name: 'Rosa', last_name: 'Diaz', email: 'rosa@example.com', phone: '2125550100' }
  const client = profile.as({ id, person })
  await client.call(saveProfile, {
    body: { jobs: ids.map((reference_id) => job({ reference_id, title: `Picker ${reference_id}` })) },
  })
  const ask = (body: Partial<{ reference_id: string; manager_name: string; manager_number: string }> = {}) =>
    client.call(sendReference, { body: { reference_id: ids[0]!, manager_name: 'Sam', ...body } })
  const texts = () =>
    Promise.all(
      profile.events
        .published(referenceRequested)
        .filter(({ data }) => data.account_id === id)
        .map(
          async ({ data }) =>
            (await profile.open(data.sealed_reference)) as { to: string; candidate: string; secret: string },
        ),
    )
  const secretOf = async (place = 0) => {
    await expect.poll(async () => (await texts()).length).toBeGreaterThan(place)
    return (await texts())[place]!.secret
  }
  const states = async () => (await client.call(listReferences)).body.references.map(({ state }) => state)
  return { id, client, ask, texts, secretOf, states }
}

const answer = (token: string, body: object = given, as = profile.visitor()) =>
  as.call(answerReference, { body: { token, ...body } as never })

describe('[PR-11] a reference', () => {
  it('is asked for by no one who has proven neither phone nor email', async () => {
    const rosa = await candidate()
    const unproven = profile.as({ id: rosa.id, person: { email_proven: false, phone_proven: false } })
    const body = { reference_id: 'a1b', manager_name: 'Sam', manager_number: aNumber() }
    const refused = await unproven.call(sendReference, { body })
    expect([refused.status, refused.body.code]).toEqual([403, 'contact-unproven'])
    expect(await rosa.texts()).toEqual([])
  })

  it('is asked for by one text, given once by its link, and shown as given and no more', async () => {
    const toldTo = await watchTabs(profile.nats.url)
    const number = aNumber()
    const rosa = await candidate()
    const { status, body } = await rosa.ask({ manager_name: ' Sam Reyes ', manager_number: number })
    expect([status, body.reference]).toMatchObject([
      201,
      {
        reference_id: 'a1b',
        manager_name: 'Sam Reyes',
        state: 'sent',
        manager_number: `•••-•••-••${number.slice(-2)}`,
      },
    ])
    const secret = await rosa.secretOf()
    expect((await rosa.texts())[0]).toMatchObject({ to: `+1${number}`, candidate: 'Rosa Diaz' })
    // 2 §7: the job has both; asking again without the number sends no other text
    const [stored] = (await rosa.client.call(getProfile)).body.profile.jobs
    expect(stored).toMatchObject({
      manager_name: 'Sam Reyes',
      manager_number: number,
      manager_reference: false,
    })
    expect((await rosa.ask()).status).toBe(201)
    // open tabs are told of the job that was saved, and of each call
    await expect.poll(() => toldTo(rosa.id)).toEqual(Array(3).fill('profile'))

    const asked = await profile.visitor().call(openReference, { body: { token: secret } })
    expect([asked.status, asked.body]).toMatchObject([
      200,
      { candidate_name: 'Rosa Diaz', title: 'Picker a1b', company: 'Acme Freight', start_date: '01/2024' },
    ])
    expect(JSON.stringify(asked.body)).not.toContain(number)
    // who asks is told when they open it, and not after they filled it in
    const opened = await rosa.client.call(openReference, { body: { token: secret } })
    const own = await answer(secret, given, rosa.client)
    for (const { status, body } of [opened, own]) expect([status, body.code]).toEqual([403, 'forbidden'])
    const manager = { id: randomUUID(), type: 'hiring manager' as const }
    expect((await answer(secret, given, profile.as(manager))).status).toBe(200)
    await expect.poll(() => toldTo(rosa.id)).toHaveLength(4)
    // the companies to which she applies read it, without the number; no one else can open it
    const published = () =>
      profile.events
        .published(referenceChanged)
        .flatMap(({ data }) => data.things)
        .filter(({ account_id }) => account_id === rosa.id)
    await expect.poll(() => published().length).toBe(1)
    expect(JSON.stringify(published())).not.toMatch(/Always on time|supervisor|Sam/)
    const shared = contactSecretFrom([{ kid: '', secret: contactSecret }])
    expect(await shared.open(published()[0]!.sealed_reference)).toEqual({
      title: 'Picker a1b',
      company: 'Acme Freight',
      start_date: '01/2024',
      end_date: expect.anything(),
      name: 'Sam Reyes',
      relationship: 'supervisor',
      how_long_known: '1-to-2-years',
      reference_confirmed: true,
      reference_other: 'Always on time.',
      answered_at: profile.clock.now().toISOString(),
    })
    const twice = await answer(secret)
    expect([twice.status, twice.body.code]).toEqual([403, 'reference-closed'])

    expect(await rosa.states()).toEqual(['answered'])
    const seen = [
      (await rosa.client.call(listReferences)).body,
      (await rosa.client.call(getProfile)).body,
      (await rosa.ask()).body,
    ]
    expect(seen[1]).toMatchObject({ profile: { jobs: [{ manager_reference: true }] } })
    expect(JSON.stringify(seen)).not.toMatch(/Always on time|supervisor|555-?0111/)
    expect(await rosa.texts()).toHaveLength(1)
    const { rows } = await profile.pool.query<{ row: string }>(
      'select row_to_json(r)::text as row from reference_request r where account_id = $1',
      [rosa.id],
    )
    for (const hidden of [number, secret, 'Always on time', manager.id])
      expect(rows.map(({ row }) => row).join()).not.toContain(hidden)
    // what GET gave, PATCH takes; a job that becomes another loses its reference
    const whole = (await rosa.client.call(getProfile)).body.profile
    const saved = await rosa.client.call(saveProfile, { body: { jobs: whole.jobs } })
    expect(saved.body.profile.jobs[0]!.manager_reference).toBe(true)
    const other = await rosa.client.call(saveProfile, {
      body: { jobs: [{ ...whole.jobs[0]!, title: 'Chief' }] },
    })
    expect(other.body.profile.jobs[0]!.manager_reference).toBe(false)
  })

  it('that is declined looks like one without an answer, and its number gets no other text', async () => {
    const number = aNumber()
    const rosa = await candidate(['a1b', 'c2d'])
    await rosa.ask({ manager_number: number })
    expect((await answer(await rosa.secretOf(), { said: 'declined' })).status).toBe(200)
    expect(await rosa.states()).toEqual(['sent'])
    profile.clock.advance(15 * dayMs)
    expect(await rosa.states()).toEqual(['expired'])
    expect((await rosa.ask()).body.reference.state).toBe('sent')
    expect((await rosa.ask({ reference_id: 'c2d', manager_number: number })).body.reference.state).toBe(
      'sent',
    )
    // another number is told, so that the text before it would have been there
    await rosa.ask({ reference_id: 'c2d', manager_number: aNumber() })
    await rosa.secretOf(1)
    expect((await rosa.texts()).map(({ to }) => to === `+1${number}`)).toEqual([true, false])
  })

  it('that reached the wrong person says so, and is not sent there again', async () => {
    const number = aNumber()
    const rosa = await candidate()
    await rosa.ask({ manager_number: number })
    await answer(await rosa.secretOf(), { said: 'not-me' })
    expect(await rosa.states()).toEqual(['wrong-number'])
    const { status, body } = await rosa.ask({ manager_number: number })
    expect([status, body.fields?.['manager_number']?.error]).toEqual([
      400,
      'The person at this number said they aren’t your manager',
    ])
  })

  it('is closed after 14 days, and once another number was asked', async () => {
    const rosa = await candidate()
    await rosa.ask({ manager_number: aNumber() })
    const first = await rosa.secretOf()
    await rosa.ask({ manager_number: aNumber() })
    const second = await rosa.secretOf(1)
    expect((await answer(first)).body.code).toBe('reference-closed')
    profile.clock.advance(14 * dayMs)
    expect((await profile.visitor().call(openReference, { body: { token: second } })).body.code).toBe(
      'reference-closed',
    )
    expect(await rosa.states()).toEqual(['expired'])
  })

  it('takes nothing of what its network has in a day where it is refused or repeated', async () => {
    const rosa = await candidate()
    const before = await countedPoints(profile.pool, 'references')
    const taken = async () => (await countedPoints(profile.pool, 'references')) - before
    expect((await rosa.ask({ reference_id: 'no-such', manager_number: aNumber() })).status).toBe(404)
    expect((await rosa.ask({ manager_number: '2125550100' })).status).toBe(400)
    expect(await taken()).toBe(0)
    const body = { manager_number: aNumber() }
    for (let asked = 0; asked < 2; asked += 1) expect((await rosa.ask(body)).status).toBe(201)
    // of the network and of all
    expect(await taken()).toBe(2)
  })

  it('bounds the texts of a person, and those to a number by whomever', async () => {
    const ids = ['a1b', 'b1b', 'c1b', 'd1b', 'e1b', 'f1b']
    const rosa = await candidate(ids)
    for (const reference_id of ids.slice(0, 5)) {
      profile.clock.advance(10_000)
      expect((await rosa.ask({ reference_id, manager_number: aNumber() })).status).toBe(201)
    }
    const more = await rosa.ask({ reference_id: 'f1b', manager_number: aNumber() })
    expect([more.status, more.body.code]).toEqual([429, 'too-many-references'])
    expect(more.headers.get('retry-after')).toBe(String(24 * 60 * 60 - 40))

    const number = aNumber()
    const told: number[] = []
    for (let person = 0; person < 4; person++) {
      const one = await candidate(['a1b', 'b1b'])
      expect((await one.ask({ manager_number: number })).status).toBe(201)
      await one.ask({ reference_id: 'b1b', manager_number: aNumber() })
      await expect.poll(async () => (await one.texts()).length).toBeGreaterThan(0)
      await expect.poll(async () => (await one.texts()).some(({ to }) => to !== `+1${number}`)).toBe(true)
      told.push((await one.texts()).length)
    }
    expect(told).toEqual([2, 2, 2, 1])
  })

  it.each([
    [{ manager_name: ' ' }, 'manager_name', 'This field is required'],
    [
      { manager_name: 'see www.evil.example' },
      'manager_name',
      'A name can’t contain a link or an email address. Put a space after a dot',
    ],
    // what the job would keep could not be saved with the profile anymore
    [{ manager_name: '<b>Sam</b>' }, 'manager_name', 'Please enter a valid value'],
    [{ manager_number: '212 555' }, 'manager_number', 'Please enter a valid phone number'],
    [{ manager_number: '' }, 'manager_number', 'Please enter a valid phone number'],
    [
      { manager_number: '212-555-0100' },
      'manager_number',
      'Please enter your manager’s number, not your own',
    ],
    [{ reference_id: '' }, 'reference_id', 'This field is required'],
  ])('refuses %o', async (change, field, sentence) => {
    const { status, body } = await (await candidate()).ask(change)
    expect([status, body.fields?.[field]?.error]).toEqual([400, sentence])
  })

  it('refuses a job that is not there', async () => {
    const rosa = await candidate()
    expect((await rosa.ask({ reference_id: 'zzz', manager_number: aNumber() })).status).toBe(404)
  })
})

it('[PR-12] the reference needs a name, ten digits, the relationship, for how long, and yes or no', async () => {
  const rosa = await candidate()
  await rosa.ask({ manager_number: aNumber() })
  const secret = await rosa.secretOf()
  const empty = await answer(secret, {
    said: 'given',
    name: '',
    phone: '12',
    relationship: '',
    how_long_known: '',
  })
  expect(
    Object.fromEntries(Object.entries(empty.body.fields ?? {}).map(([field, { error }]) => [field, error])),
  ).toEqual({
    name: 'This field is required',
    phone: 'Please enter a valid phone number',
    relationship: 'This field is required',
    how_long_known: 'This field is required',
    reference_confirmed: 'This field is required',
  })
  const tagged = await answer(secret, { ...given, reference_other: '<script>1</script>' })
  expect(tagged.body.fields).toMatchObject({ reference_other: { code: 'field.invalid' } })
  const named = await answer(secret, { ...given, name: '<i>Sam</i>' })
  expect(named.body.fields).toMatchObject({ name: { code: 'field.invalid' } })
  expect((await answer(secret)).status).toBe(200)
})
