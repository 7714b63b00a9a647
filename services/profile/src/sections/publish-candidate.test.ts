import { randomUUID } from 'node:crypto'
import { savePreferences, saveProfile } from '@lunchpail/contracts/profile/api'
import { candidateChanged } from '@lunchpail/contracts/profile/events'
import { beforeAll, describe, expect, it } from 'vitest'
import { address, job } from '../../test/factories.ts'
import { shareProfile, type Profile } from '../../test/profile-service.ts'

let profile: Profile
beforeAll(async () => {
  profile = await shareProfile()
})

const versions = (id: string) => profile.publishedCandidates(id).map(({ version }) => version)

describe('what is published of a person for matching', () => {
  it('[PR-13] [PR-14] is what they prefer and can do, with the middle of their ZIP code', async () => {
    const id = randomUUID()
    await profile.as({ id }).call(savePreferences, { body: { role: 8, wage: 18, shift_day: 2 } })
    await profile.as({ id }).call(saveProfile, {
      body: {
        ...address,
        jobs: [job(), job({ title: 'Picker', start_date: '07/2024', end_date: '06/2025' })],
        skills: [
          { qid: 'forklift', has_skill: true, months: 18 },
          { qid: 'welding', has_skill: false },
        ],
      },
    })
    await expect.poll(() => versions(id)).toEqual([1, 2])
    const { latitude, longitude, ...rest } = profile.publishedCandidates(id)[1]!
    expect([latitude, longitude].map((degrees) => Math.round(degrees! * 10) / 10)).toEqual([40.7, -74.2])
    expect(rest).toEqual({
      id,
      version: 2,
      zip: '07102',
      search_status: 1,
      role: 8,
      shift: 0,
      wage: 18,
      weekend: true,
      commute_type: 3,
      commute_length: 30,
      ratings: { day: 2, swing: 3, night: 2, weekend: 3, overtime: 3 },
      auto_apply_enabled: false,
      auto_apply_daily: 5,
      sms_job_alerts_enabled: false,
      email_job_alerts_enabled: true,
      job_alerts_frequency: 'daily',
      job_alerts_text_consent: null,
      answered: ['role', 'shift_day', 'wage'],
      answers: 5,
      has_preferences: true,
      skills: [{ id: 'forklift', months: 18 }],
      missing_skills: ['welding'],
      experience_months: 18,
      job_titles: ['Picker', 'Forklift Operator'],
    })
  })

  it('[BY-12] is nothing of their birth date, right to work, name, street or summary', async () => {
    const id = randomUUID()
    const ana = profile.as({ id })
    await ana.call(saveProfile, { body: { birth_date: '04/05/1981' } })
    await ana.call(saveProfile, { body: { address_postal_code: '07102' } })
    for (const body of [
      { birth_date: '04/05/1961' },
      { eligible: 0 },
      { eligible: 1 },
      { address_line1: '1 Other St', address_line2: 'Apt 1', address_city: 'Trenton', address_state: 'NY' },
      { self_promo: 'Ana Lopez, born in 1981' },
      { gaps: [{ start_date: '01/2024', end_date: '12/2024', reason: 'I was ill' }] },
      { done_adding_jobs: true },
      {
        schools: [
          {
            degree_type: 3,
            name: 'Rutgers',
            degree_major: 'Law',
            city: 'Camden',
            state: 'NJ',
            graduation_year: 1999,
          },
        ],
      },
    ])
      expect((await ana.call(saveProfile, { body })).status).toBe(200)
    const renamed = profile.as({ id, person: { first_name: 'Otto', email: 'otto@example.com' } })
    await renamed.call(saveProfile, { body: { birth_date: '04/05/1971' } })
    // once this is published, nothing before it is on its way
    await renamed.call(savePreferences, { body: { wage: 30 } })
    const isLast = () => profile.publishedCandidates(id).map(({ wage }) => wage === 30)
    await expect.poll(isLast).toEqual([false, true])
    const text = JSON.stringify(profile.events.published(candidateChanged))
    for (const secret of ['Lopez', 'Otto', 'Rutgers', 'Trenton', 'Other St'])
      expect(text).not.toContain(secret)
    expect(text).not.toMatch(/\d\d\/\d\d\/\d{4}|eligible|birth|name/)
  })

  it('is nothing new where it is the same again', async () => {
    const id = randomUUID()
    const ana = profile.as({ id })
    await ana.call(savePreferences, { body: { wage: 20 } })
    await ana.call(savePreferences, { body: { wage: 20 } })
    // the default, sent explicitly, is an answer
    await ana.call(savePreferences, { body: { weekend: 1 } })
    await ana.call(saveProfile, { body: { jobs: [job({ reference_id: 'abc', duties: 'Other words' })] } })
    await ana.call(saveProfile, { body: { jobs: [job({ reference_id: 'abc', duties: 'More words' })] } })
    await ana.call(savePreferences, { body: { wage: 21 } })
    // by what the last one holds, as three of four are three versions, too
    const wages = () => profile.publishedCandidates(id).map(({ version, wage }) => [version, wage])
    await expect.poll(wages).toEqual([20, 20, 20, 21].map((wage, index) => [index + 1, wage]))
  })

  it('has no place for a home abroad, or an unknown one', async () => {
    const id = randomUUID()
    const ana = profile.as({ id })
    await ana.call(saveProfile, { body: { address_postal_code: '07102' } })
    await ana.call(saveProfile, { body: { address_international: true } })
    await ana.call(saveProfile, { body: { address_international: false, address_postal_code: '00000' } })
    await ana.call(saveProfile, { body: { address_postal_code: '10001' } })
    await expect
      .poll(() => profile.publishedCandidates(id).map(({ latitude }) => latitude && Math.round(latitude)))
      .toEqual([41, null, 41])
  })

  it('is published again, with every section, by a republish', async () => {
    const id = randomUUID()
    const ana = profile.as({ id })
    await ana.call(saveProfile, { body: { self_promo: 'x'.repeat(500), address_postal_code: '07102' } })
    await ana.call(savePreferences, { body: { wage: 25 } })
    await expect.poll(() => versions(id)).toEqual([1, 2])
    expect(await profile.republish()).toBeGreaterThanOrEqual(2)
    await expect.poll(() => versions(id)).toEqual([1, 2, 2])
    expect(profile.publishedCandidates(id)[2]).toEqual(profile.publishedCandidates(id)[1])
  })
})
