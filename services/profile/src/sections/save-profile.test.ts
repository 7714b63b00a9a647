import { randomUUID } from 'node:crypto'
import { getProfile, saveProfile } from '@lunchpail/contracts/profile/api'
import { degreeType } from '@lunchpail/contracts/wizard/enumerations'
import { jobAlertsSaved, phoneSaved, relocationChanged } from '@lunchpail/contracts/profile/events'
import { MovableClock } from '@lunchpail/kit-service/clock'
import { contactSecretFrom } from '@lunchpail/kit-service/contact-secret'
import { beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '@lunchpail/contracts/durations'
import { address, job } from '../../test/factories.ts'
import { contactSecret, shareProfile, startProfile, type Profile } from '../../test/profile-service.ts'

let profile: Profile
beforeAll(async () => {
  profile = await shareProfile()
})

const newClient = () => profile.as({ id: randomUUID() })
const school = {
  degree_type: 1,
  name: 'East Side',
  degree_major: 'General',
  city: 'Newark',
  state: 'NJ',
  graduation_year: 2001,
}

describe('a save of a profile', () => {
  it('[AU-29] hands another phone on to auth, sealed, and refuses what is none', async () => {
    const id = randomUUID()
    const ana = profile.as({ id })
    const saved = () => profile.events.published(phoneSaved).filter(({ data }) => data.account_id === id)
    const wrong = await ana.call(saveProfile, { body: { phone: '646' } })
    expect(wrong.body.fields).toMatchObject({ phone: { error: 'Please enter a valid phone number' } })
    expect((await ana.call(saveProfile, { body: { phone: '(646) 555-0110' } })).status).toBe(200)
    await expect.poll(saved).toHaveLength(1)
    const [{ data } = { data: undefined }] = saved()
    expect(JSON.stringify(data)).not.toContain('6465550110')
    const secret = contactSecretFrom([{ kid: '', secret: contactSecret }])
    expect(await secret.open(data!.sealed_phone)).toEqual({ phone: '6465550110' })
    // what GET gave is no change
    await ana.call(saveProfile, { body: { user: { phone: '2125550142' } } })
    expect(saved()).toHaveLength(1)
  })

  it('[PR-09] hands on to auth whether job alerts are wanted', async () => {
    const id = randomUUID()
    const ana = profile.as({ id })
    const saved = () =>
      profile.events
        .published(jobAlertsSaved)
        .filter(({ data }) => data.account_id === id)
        .map(({ data }) => data.job_alerts_enabled)
    await ana.call(saveProfile, { body: { self_promo: 'On time.' } })
    expect((await ana.call(saveProfile, { body: { job_alerts_enabled: 0 } })).status).toBe(200)
    await ana.call(saveProfile, { body: { user: { job_alerts_enabled: true } } })
    await expect.poll(saved).toEqual([false, true])
  })

  it('[PR-09] [PR-13] keeps auto-apply with the preferences, wherever it is sent', async () => {
    const ana = newClient()
    const saved = async (body: object) => {
      const { user, answered_preferences } = (await ana.call(saveProfile, { body })).body.profile
      return [user.auto_apply_enabled, user.prefs.auto_apply_enabled, answered_preferences.join()]
    }
    const on = [true, true, 'auto_apply_enabled']
    const { body } = await ana.call(getProfile)
    expect(await saved(body)).toEqual([false, false, ''])
    expect(await saved({ auto_apply_enabled: 1 })).toEqual(on)
    expect(await saved({ user: { auto_apply_enabled: 0 } })).toEqual([false, false, 'auto_apply_enabled'])
    expect(await saved({ ...body, user: { ...body.user!, auto_apply_enabled: true } })).toEqual(on)
    const { profile: inner } = (await ana.call(getProfile)).body
    const prefs = { ...inner.user.prefs, auto_apply_enabled: false }
    expect((await saved({ ...inner, user: { ...inner.user, prefs } }))[0]).toBe(false)
  })

  it('[PR-08] [PR-09] [WZ-33] leaves what was not sent', async () => {
    const ana = newClient()
    await ana.call(saveProfile, { body: { ...address, birth_date: '04/05/1981', jobs: [job()] } })
    const { status, body } = await ana.call(saveProfile, { body: { address_line2: 'Apt 4' } })
    expect(status).toBe(200)
    expect(body.profile.user).toMatchObject({ ...address, address_line2: 'Apt 4', dob: '04/05/1981' })
    expect(body.profile.jobs).toHaveLength(1)
    expect(body.profile.versions).toMatchObject({ info: 2, history: 1 })
  })

  it('[PR-07] [PR-09] [WZ-33] refuses what does not fit the rules of its step, by its path, and stores nothing', async () => {
    const ana = newClient()
    const { status, body } = await ana.call(saveProfile, {
      body: {
        self_promo: 'x'.repeat(501),
        address_postal_code: '123',
        birth_date: '02/30/2000',
        jobs: [job({ title: '' }), job({ end_date: '01/2020' })],
        pref_shift_day: 1,
        pref_shift_swing: 1,
        pref_shift_night: 1,
        schools: [{ ...school, degree_type: 0 }],
      },
    })
    expect([status, body.code]).toEqual([400, 'invalid'])
    expect(Object.fromEntries(Object.entries(body.fields!).map(([path, { code }]) => [path, code]))).toEqual({
      self_promo: 'application.summary-length',
      address_postal_code: 'person.zip-invalid',
      birth_date: 'person.birth-date',
      'jobs.0.title': 'field.required',
      'jobs.1.end_date': 'job.date-order',
      availability: 'availability.none',
      'schools.0.degree_type': 'field.choose',
    })
    expect(body.fields!['birth_date']!.error).not.toBe('')
    expect((await ana.call(getProfile)).body.profile.versions['summary']).toBe(0)
  })

  it('[PR-09] keeps who may be asked for a reference, and answers what 2 §3 computes of a job', async () => {
    const ana = newClient()
    const named = job({ reference_id: 'abc', manager_name: 'Bo Reed', manager_number: '(212) 555-0142' })
    const { body } = await ana.call(saveProfile, { body: { jobs: [named] } })
    expect(body.profile.jobs).toEqual([
      {
        ...named,
        dates: '01/2024 - 12/2024',
        durationString: '1 year',
        displayAsContractJob: false,
        manager_reference: false,
      },
    ])
  })

  it('[PR-09] takes back what GET gave: nothing changes, and no default becomes an answer', async () => {
    const id = randomUUID()
    const ana = profile.as({ id })
    const saved = await ana.call(saveProfile, {
      body: {
        ...address,
        birth_date: '04/05/1981',
        jobs: [job()],
        schools: [school],
        self_promo: 'On time.',
      },
    })
    expect(saved.status).toBe(200)
    const { profile: given } = (await ana.call(getProfile)).body
    const { status, body } = await ana.call(saveProfile, { body: given })
    expect(status).toBe(200)
    expect(body).toEqual({ ...given, profile: given, replaced: [] })
    expect(body.profile.versions['availability']).toBe(0)
  })

  it('[PR-09] takes what was changed in the answer of GET, in either of its places', async () => {
    const ana = newClient()
    const { profile: given } = (await ana.call(getProfile)).body
    const { user } = given
    await ana.call(saveProfile, {
      body: {
        ...given,
        user: {
          ...user,
          first_name: 'Eva',
          dob: '04/05/1981',
          prefs: { ...user.prefs, shift_day: 2, wage: 21 },
        },
        questions: [{ qid: 'forklift', has_skill: true, months: 12 }],
        pref_shift_night: 3,
      },
    })
    const { profile: read } = (await ana.call(getProfile)).body
    expect(read.user).toMatchObject({ first_name: user.first_name, dob: '04/05/1981' })
    expect(read.user.prefs).toMatchObject({ wage: 21, shift_day: 2, shift_night: 3 })
    expect(read).toMatchObject({ pref_shift_day: 2, questions: [{ qid: 'forklift', months: 12 }] })
  })

  it('[PR-09] answers the profile as 2 §7 names it, and takes its own answer whole, changed in any of its places', async () => {
    const ana = newClient()
    const saved = await ana.call(saveProfile, { body: { ...address, jobs: [job()], self_promo: 'On time.' } })
    const { body: given } = await ana.call(getProfile)
    expect(given).toMatchObject({ user: address, jobs: [job()], schools: [], questions: [] })
    for (const whole of [saved.body, given]) {
      const again = await ana.call(saveProfile, { body: whole })
      expect([again.status, again.body.replaced]).toEqual([200, []])
      expect(again.body.profile).toEqual(given.profile)
    }
    const user = { ...given.user, self_promo: 'Early.' }
    const prefs = { ...given.user!.prefs, wage: 22 }
    await ana.call(saveProfile, { body: { ...given, user } })
    await ana.call(saveProfile, {
      body: { ...given, profile: { ...given.profile, user: { ...given.user, prefs }, jobs: [] } },
    })
    const { body: read } = await ana.call(getProfile)
    expect([read.user!.self_promo, read.user!.prefs.wage, read.jobs]).toEqual(['On time.', 22, []])
  })

  it('[PR-10] refuses a first school that breaks a rule, and one of which its degree alone is sent', async () => {
    const save = (sent: object) => newClient().call(saveProfile, { body: { schools: [sent] } })
    const { status, body } = await save({ ...school, graduation_year: 1900 })
    expect([status, body.fields!['schools.0.graduation_year']!.error]).toEqual([
      400,
      expect.stringContaining('1950'),
    ])
    const alone = await save({ degree_type: 3 })
    expect([alone.status, Object.keys(alone.body.fields ?? {})]).toEqual([
      400,
      expect.arrayContaining(['schools.0.name', 'schools.0.degree_major', 'schools.0.city']),
    ])
  })

  it('[PR-09] takes back what is sent as null, and says so where it is needed', async () => {
    const ana = newClient()
    await ana.call(saveProfile, {
      body: {
        ...address,
        address_line2: 'Apt 4',
        birth_date: '04/05/1981',
        jobs: [job()],
        pref_shift_day: 2,
      },
    })
    const save = (body: object) => ana.call(saveProfile, { body: body as never })
    const { status, body } = await save({ address_line2: null, jobs: null, pref_shift_day: null })
    expect(status).toBe(200)
    expect(body.profile.user).not.toHaveProperty('address_line2')
    expect(body.profile).toMatchObject({ user: { ...address }, jobs: [], pref_shift_day: 4 })
    const refused = await save({ address_line1: null, user: { dob: null } })
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([
      400,
      expect.arrayContaining(['address_line1', 'birth_date']),
    ])
    expect((await ana.call(getProfile)).body.profile.user).toMatchObject(address)
  })

  it('[PR-10] refuses a school without its major, whatever the degree', async () => {
    const { degree_major: _major, ...other } = school
    const ana = newClient()
    for (const degree_type of [degreeType['high school or GED'], degreeType.associate]) {
      const { status, body } = await ana.call(saveProfile, {
        body: { schools: [{ ...other, degree_type }] },
      })
      expect([status, body.fields]).toEqual([
        400,
        { 'schools.0.degree_major': { code: 'field.required', error: 'This field is required' } },
      ])
    }
    expect((await ana.call(saveProfile, { body: { schools: [school] } })).status).toBe(200)
  })

  it.each([
    ['a name', { first_name: 'Eva' }, 'first_name'],
    ['an equal-opportunity answer', { gender: 'female' }, 'gender'],
    ['a rating of 5', { pref_shift_day: 5 }, 'pref_shift_day'],
    ['a job with a field that none has', { jobs: [{ ...job(), boss: 'Bo' }] }, 'jobs.0.boss'],
    ['a NUL', { self_promo: 'a\0b' }, 'self_promo'],
  ])('[PR-08] [PR-09] refuses %s', async (_, body, field) => {
    const answer = await newClient().call(saveProfile, { body: body as object })
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]])
  })

  it('[PR-09] comes as a POST that says it is a PATCH', async () => {
    const post = { ...saveProfile, method: 'POST' } as unknown as typeof saveProfile
    const headers = { 'x-http-method-override': 'PATCH' }
    const answer = await newClient().call(post, { body: { self_promo: 'By POST' }, headers })
    expect([answer.status, answer.body.profile.user.self_promo]).toEqual([200, 'By POST'])
  })

  it('[WZ-33] names the sections that were changed somewhere else since, and wins', async () => {
    const ana = newClient()
    await ana.call(saveProfile, { body: { self_promo: 'First', ...address } })
    const seen = { summary: 1, info: 1 }
    const other = await ana.call(saveProfile, { body: { self_promo: 'Other tab', versions: seen } })
    expect(other.body.replaced).toEqual([])
    const { body } = await ana.call(saveProfile, {
      body: { self_promo: 'This tab', address_city: 'Trenton', versions: seen },
    })
    expect(body.replaced).toEqual(['summary'])
    expect(body.profile.user).toMatchObject({ self_promo: 'This tab', address_city: 'Trenton' })
    expect(body.profile.versions).toMatchObject({ summary: 3, info: 2 })
  })

  it('says each section that changed with its version, and nothing for an equal save', async () => {
    const id = randomUUID()
    const ana = profile.as({ id })
    await ana.call(saveProfile, { body: { self_promo: 'One', jobs: [job({ reference_id: 'abc' })] } })
    await ana.call(saveProfile, { body: { self_promo: 'One', jobs: [job({ reference_id: 'abc' })] } })
    await ana.call(saveProfile, { body: { self_promo: 'Two' } })
    await expect
      .poll(() => profile.publishedSections(id).map(({ section, version }) => [section, version]))
      .toEqual([
        ['history', 1],
        ['summary', 1],
        ['summary', 2],
      ])
    expect(profile.publishedSections(id)[2]).toEqual({
      account_id: id,
      section: 'summary',
      version: 2,
      changed_at: profile.clock.now().toISOString(),
      value: { self_promo: 'Two' },
    })
  })

  it('keeps both of two saves at once, each on top of the other', async () => {
    const id = randomUUID()
    const tabs = [profile.as({ id }), profile.as({ id })] as const
    await Promise.all([
      tabs[0].call(saveProfile, { body: { address_city: 'Newark' } }),
      tabs[1].call(saveProfile, { body: { address_line1: '12 Market St' } }),
    ])
    const { user, versions } = (await tabs[0].call(getProfile)).body.profile
    expect(user).toMatchObject({ address_city: 'Newark', address_line1: '12 Market St' })
    expect(versions['info']).toBe(2)
  })

  it('[WZ-07] [WZ-27] takes whether the way is fine and the day of a move, of a future day alone, and gives both back', async () => {
    const ana = newClient()
    const next = new Date(profile.clock.now().getTime() + 90 * dayMs).toISOString()
    const move_date = `${next.slice(5, 7)}/${next.slice(8, 10)}/${next.slice(0, 4)}`
    const { body } = await ana.call(saveProfile, { body: { location_screen: 1, move_date } })
    expect(body.profile.user).toMatchObject({ location_screen: true, move_date })
    const published = () =>
      profile.events
        .published(relocationChanged)
        .flatMap(({ data }) => data.things)
        .map((state) => state.move_date)
    await expect.poll(published).toEqual([move_date])
    for (const wrong of ['01/02/2020', '13/45/2030', 'soon', '1/2/2030']) {
      const refused = await ana.call(saveProfile, { body: { move_date: wrong } })
      expect([refused.status, refused.body.fields]).toMatchObject([
        400,
        { move_date: { error: 'Please enter a valid future date (mm/dd/yyyy)' } },
      ])
    }
    // as a whole, and taken back
    const whole = { user: { ...body.profile.user, location_screen: false, move_date: '' } }
    const again = (await ana.call(saveProfile, { body: whole })).body.profile.user
    expect(again).toMatchObject({ location_screen: false })
    expect(again).not.toHaveProperty('move_date')
    await expect.poll(published).toEqual([move_date, null])
  })

  it('[WZ-27] takes tomorrow as a day to come of whoever moves, although it is today in UTC by then', async () => {
    const clock = new MovableClock(new Date('2027-03-15T03:00:00.000Z'))
    const evening = await startProfile({ clock })
    const ana = evening.as({ id: randomUUID() })
    const save = async (move_date: string) => (await ana.call(saveProfile, { body: { move_date } })).status
    expect([await save('03/15/2027'), await save('03/14/2027')]).toEqual([200, 400])
    await evening.stop()
  })

  it('[WZ-34] is given for the review of positions: of the shifts by position, theirs alone', async () => {
    const ana = newClient()
    await ana.call(saveProfile, {
      body: { pref_shift_start: { 7: '6:00 AM', 8: 'any' }, self_promo: 'On time' },
    })
    const { profile: review } = (await ana.call(getProfile, { query: { p: '8,9' } })).body
    expect(review).toMatchObject({ pref_shift_start: { 8: 'any' }, user: { self_promo: 'On time' } })
    expect(Object.keys(review.pref_shift_start)).toEqual(['8'])
    const { profile: whole } = (await ana.call(getProfile, { query: {} })).body
    expect(Object.keys(whole.pref_shift_start)).toEqual(['7', '8'])
    expect((await ana.call(getProfile, { query: { p: 'x' } })).status).toBe(400)
  })
})
