import { randomUUID } from 'node:crypto'
import { getPreferences, getProfile, savePreferences, saveProfile } from '@lunchpail/contracts/profile/api'
import { beforeAll, describe, expect, it } from 'vitest'
import { address } from '../../test/factories.ts'
import { shareProfile, type Profile } from '../../test/profile-service.ts'

let profile: Profile
beforeAll(async () => {
  profile = await shareProfile()
})

const newClient = () => profile.as({ id: randomUUID() })

describe('job preferences', () => {
  it('[PR-13] [PR-14] are the defaults until a person says otherwise', async () => {
    const { status, body } = await newClient().call(getPreferences)
    expect(status).toBe(200)
    expect(body).toEqual({
      preferences: {
        search_status: 1,
        role: 0,
        shift: 0,
        wage: 10,
        weekend: true,
        commute_type: 3,
        commute_length: 30,
        auto_apply_enabled: false,
        auto_apply_daily: 5,
        sms_job_alerts_enabled: false,
        email_job_alerts_enabled: true,
        job_alerts_frequency: 'daily',
        shift_day: 4,
        shift_swing: 3,
        shift_night: 2,
        shift_weekend: 3,
        shift_overtime: 3,
      },
      answered_preferences: [],
      address: { address_line1: null, address_city: null, address_state: null, address_postal_code: null },
    })
  })

  it('[PR-13] take back what was read, alone or as a whole', async () => {
    const ana = newClient()
    await ana.call(savePreferences, { body: { wage: 22, shift_day: 2 } })
    const { body: read } = await ana.call(getPreferences)
    expect(read.answered_preferences).toEqual(['shift_day', 'wage'])
    expect((await ana.call(savePreferences, { body: read.preferences })).body).toMatchObject({
      preferences: read.preferences,
    })
    const whole = await ana.call(savePreferences, { body: { ...read, wage: 25 } })
    expect(whole.body).toEqual({
      ...read,
      // how often auto-apply may send is no answer to anything
      answered_preferences: Object.keys(read.preferences)
        .filter((name) => name !== 'auto_apply_daily')
        .toSorted(),
      preferences: { ...read.preferences, wage: 25 },
    })
  })

  it('[PR-13] are stored; what is not sent stays, and where the page goes is not stored', async () => {
    const ana = newClient()
    const sent = {
      search_status: 2,
      role: 24,
      shift: 3,
      commute_type: 1,
      commute_length: 45,
      wage: 22,
      weekend: false,
      redirect: '/matches',
    } as const
    const { redirect: _, ...stored } = sent
    expect((await ana.call(savePreferences, { body: sent })).body.preferences).toMatchObject(stored)
    // the review page sends this alone, as 0 or 1
    await ana.call(savePreferences, { body: { auto_apply_enabled: 1 } })
    const { preferences } = (await ana.call(getPreferences)).body
    expect(preferences).toMatchObject({ ...stored, auto_apply_enabled: true })
    expect(preferences).not.toHaveProperty('redirect')
    expect((await ana.call(getProfile)).body.profile.user.prefs).toEqual(preferences)
  })

  it('[PR-13] come with the address of the profile', async () => {
    const ana = newClient()
    await ana.call(saveProfile, { body: address })
    const { address_international: _, ...sent } = address
    expect((await ana.call(getPreferences)).body.address).toEqual(sent)
  })

  it('[PR-14] store the ratings of shifts in the section availability', async () => {
    const id = randomUUID()
    const ana = profile.as({ id })
    await ana.call(savePreferences, { body: { shift_day: 1, shift_night: 4, wage: 12 } })
    const read = (await ana.call(getProfile)).body.profile
    expect(read).toMatchObject({ pref_shift_day: 1, pref_shift_swing: 3, pref_shift_night: 4 })
    expect(read.versions['availability']).toBe(1)
    await expect
      .poll(() => profile.publishedSections(id).map(({ section, value }) => [section, value]))
      .toEqual([['availability', { pref_shift_day: 1, pref_shift_night: 4 }]])
    await ana.call(saveProfile, { body: { pref_shift_day: 3 } })
    expect((await ana.call(getPreferences)).body.preferences).toMatchObject({ shift_day: 3, shift_night: 4 })
  })

  it('[PR-14] refuse a grid without one standard shift', async () => {
    const ana = newClient()
    await ana.call(savePreferences, { body: { shift_swing: 1, shift_night: 1 } })
    const { status, body } = await ana.call(savePreferences, { body: { shift_day: 1, wage: 20 } })
    expect([status, body.fields]).toEqual([
      400,
      {
        availability: {
          code: 'availability.none',
          error: 'Please be available for at least one standard shift: day, swing or night',
        },
      },
    ])
    expect((await ana.call(getPreferences)).body.preferences).toMatchObject({ shift_day: 4, wage: 10 })
  })

  it.each([
    ['wage', 9, 'Please enter a wage from $10 to $40 an hour'],
    ['wage', 41, 'Please enter a wage from $10 to $40 an hour'],
    ['wage', 10.5, 'Please enter a wage from $10 to $40 an hour'],
    ['commute_length', 20, 'Please select a max commute length'],
    ['commute_type', 0, 'Please select an option'],
    ['commute_type', 4, undefined],
    ['search_status', 5, 'Please select an option'],
    ['role', 1, undefined],
    ['shift', 8, undefined],
    ['shift_day', 0, 'Please select an option'],
    ['auto_apply_daily', 0, 'Please select an option'],
    ['auto_apply_daily', 6, 'Please select an option'],
  ])('[PR-13] refuse %s %s', async (name, value, sentence) => {
    const { status, body } = await newClient().call(savePreferences, { body: { [name]: value } })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [name]])
    if (sentence) expect(body.fields![name]!.error).toBe(sentence)
  })

  it.each([
    ['wage', 10],
    ['wage', 40],
    ['commute_length', 120],
    ['role', 120],
    ['shift', 7],
    ['auto_apply_daily', 1],
  ])('[PR-13] take %s %s', async (name, value) => {
    const { status, body } = await newClient().call(savePreferences, { body: { [name]: value } })
    expect([status, body.preferences]).toEqual([200, expect.objectContaining({ [name]: value })])
  })
})
