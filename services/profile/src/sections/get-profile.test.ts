import { randomUUID } from 'node:crypto'
import { getProfile, saveProfile } from '@lunchpail/contracts/profile/api'
import { completeness } from '@lunchpail/contracts/profile/rules/completeness'
import type { JobEntry } from '@lunchpail/contracts/wizard/application'
import { experienceMonths } from '@lunchpail/contracts/wizard/rules/history/experience'
import { beforeAll, describe, expect, it } from 'vitest'
import { address, job } from '../../test/factories.ts'
import { shareProfile, type Profile } from '../../test/profile-service.ts'

let profile: Profile
beforeAll(async () => {
  profile = await shareProfile()
})

const newClient = () => profile.as({ id: randomUUID() })

describe('a profile', () => {
  it('[PR-09] [PR-14] of a person who said nothing holds their account and defaults', async () => {
    const person = { first_name: 'Bea', last_name: 'Ortiz', email: 'bea@example.com', phone: null }
    const { status, body } = await profile.as({ person }).call(getProfile)
    expect(status).toBe(200)
    expect(body.profile).toEqual({
      user: {
        ...person,
        prefs: {
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
        auto_apply_enabled: false,
      },
      answered_preferences: [],
      jobs: [],
      gaps: [],
      schools: [],
      questions: [],
      pref_shift_day: 4,
      pref_shift_swing: 3,
      pref_shift_night: 2,
      pref_shift_weekend: 3,
      pref_shift_overtime: 3,
      pref_shift_start: {},
      versions: { info: 0, schools: 0, availability: 0, shifts: 0, skills: 0, history: 0, summary: 0 },
    })
  })

  it('[PR-01] [PR-04] [PR-09] holds what its sections were given', async () => {
    const ana = newClient()
    const sent = {
      ...address,
      birth_date: '04/05/1981',
      eligible: 1,
      self_promo: 'Always on time.',
      schools: [
        {
          degree_type: 3,
          name: 'Rutgers',
          degree_major: 'Law',
          city: 'Newark',
          state: 'NJ',
          graduation_year: 2010,
        },
      ],
      skills: [{ qid: 'forklift', name: 'Forklift', has_skill: true, months: 12 }],
      pref_shift_start: { '12': '6:00 AM' },
      pref_shift_night: 4,
    }
    expect((await ana.call(saveProfile, { body: sent })).status).toBe(200)
    const { profile: read } = (await ana.call(getProfile)).body
    expect(read.user).toMatchObject({
      ...address,
      dob: '04/05/1981',
      eligible: 1,
      self_promo: 'Always on time.',
    })
    expect(read).toMatchObject({
      schools: [{ ...sent.schools[0], degree_type_string: 'Bachelor’s degree' }],
      questions: sent.skills,
      pref_shift_start: sent.pref_shift_start,
      pref_shift_day: 4,
      pref_shift_night: 4,
    })
    expect(read.user.prefs.shift_night).toBe(4)
    expect(read.answered_preferences).toEqual(['shift_night'])
    expect(read.versions).toEqual({
      info: 1,
      schools: 1,
      availability: 1,
      shifts: 1,
      skills: 1,
      history: 0,
      summary: 1,
    })
  })

  it('[PR-05] has no words about a gap that is none anymore, nor to a reason that asks for none', async () => {
    const id = randomUUID()
    const ana = profile.as({ id })
    const now = job({ start_date: '01/2025', end_date: undefined, current_job: true, reference_id: 'now' })
    const before = (end_date: string, reason_for_leaving = 7) =>
      job({
        start_date: '01/2022',
        end_date,
        reason_for_leaving,
        reason_explain: 'Caught stealing.',
        reference_id: 'old',
      })
    const gap = { start_date: '01/2024', end_date: '12/2024', reason: 'I was in county jail.' }
    const kept = async (jobs: JobEntry[]) => {
      const saved = (await ana.call(saveProfile, { body: { jobs, gaps: [gap] } })).body.profile
      return [saved.gaps, saved.jobs[1]!.reason_explain]
    }
    expect(await kept([now, before('12/2023')])).toEqual([[gap], 'Caught stealing.'])
    expect(await kept([now, before('12/2024', 1)])).toEqual([[], undefined])
    await expect.poll(() => profile.publishedSections(id).length).toBe(2)
    expect(JSON.stringify(profile.publishedSections(id)[1])).not.toMatch(/jail|stealing/)
    // as a release before this one stored it
    await profile.pool.query(
      `update section set value = $2::jsonb where account_id = $1 and name = 'history'`,
      [id, JSON.stringify({ jobs: [now, before('12/2024', 1)], gaps: [gap] })],
    )
    expect(JSON.stringify((await ana.call(getProfile)).body)).not.toMatch(/jail|stealing/)
  })

  it('[PR-05] lists jobs newest first, each with three characters of its own that stay', async () => {
    const ana = newClient()
    const jobs = [
      job({ title: 'Old', start_date: '01/2015', end_date: '02/2016' }),
      job({ title: 'Now', start_date: '03/2025', end_date: undefined, current_job: true }),
      job({ title: 'Named', start_date: '03/2020', end_date: '04/2021', reference_id: 'abc' }),
    ]
    const first = (await ana.call(saveProfile, { body: { jobs } })).body.profile.jobs
    expect(first.map(({ title }) => title)).toEqual(['Now', 'Named', 'Old'])
    expect(first[1]!.reference_id).toBe('abc')
    const ids = first.map(({ reference_id }) => reference_id)
    expect(new Set(ids).size).toBe(3)
    for (const id of ids) expect(id).toMatch(/^[a-z\d]{3}$/)
    const again = (await ana.call(saveProfile, { body: { jobs: jobs.slice(0, 2) } })).body.profile.jobs
    expect(again.map(({ reference_id }) => reference_id)).toEqual([ids[0], ids[2]])
  })

  it('[PR-17] remembers that there are no more jobs, which completes the first task', async () => {
    const ana = newClient()
    await ana.call(saveProfile, { body: { jobs: [job()], self_promo: 'On time.' } })
    const checked = async () => {
      const { user, jobs } = (await ana.call(getProfile)).body.profile
      const today = { year: 2026, month: 11, day: 21 }
      return completeness({
        ...user,
        jobs,
        work_experience_months: experienceMonths(jobs, today),
        look_back_months: experienceMonths(jobs, today, 60),
      })
    }
    expect(await checked()).toMatchObject({ grade: 'Good', tasks: { addJobs: false }, experienceYears: 1 })
    await ana.call(saveProfile, { body: { done_adding_jobs: true } })
    expect(await checked()).toMatchObject({ grade: 'Excellent', allComplete: true, jobCount: 1 })
  })
})
