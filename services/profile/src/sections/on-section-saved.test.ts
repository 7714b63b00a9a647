import { randomUUID } from 'node:crypto'
import { accountErased } from '@lunchpail/contracts/auth/events'
import { erasureCompleted } from '@lunchpail/contracts/erasure'
import { getProfile, savePreferences, saveProfile } from '@lunchpail/contracts/profile/api'
import { candidateChanged, sectionChanged } from '@lunchpail/contracts/profile/events'
import { sectionsSaved } from '@lunchpail/contracts/wizard/events'
import { watchTabs } from '@lunchpail/kit-events/testing/watch-tabs'
import type { CrashPoint } from '@lunchpail/kit-service/testing/test-service'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { address, job, savedSection } from '../../test/factories.ts'
import { startProfile, type OwnProfile } from '../../test/profile-service.ts'

/** One section of a save of the wizard. */
const answer = (profile: OwnProfile, { account_id, ...section }: ReturnType<typeof savedSection>) =>
  profile.publish(sectionsSaved, { account_id, sections: [section] })

const read = async (profile: OwnProfile, id: string) =>
  (await profile.as({ id }).call(getProfile)).body.profile

describe('a section that was saved in an application', () => {
  let profile: OwnProfile
  beforeAll(async () => {
    profile = await startProfile()
  })
  afterAll(() => profile.stop())

  const summary = (id: string) =>
    read(profile, id).then(({ user, versions }) => [user.self_promo, versions['summary']])
  /** Ends when all that was sent before has been handled. */
  const handled = async () => {
    const last = savedSection()
    await answer(profile, last)
    await expect.poll(() => summary(last.account_id)).toEqual(['Always on time.', 1])
    // several are handled at once: the lag counts what is not acknowledged
    const lag = /consumer_lag\{consumer="profile--wizard-section-saved-v2"\} (\d+)/
    const metrics = async () => (await fetch(`${profile.url}/metrics`)).text()
    await expect.poll(async () => lag.exec(await metrics())?.[1]).toBe('0')
  }

  it('[PR-09] [WZ-33] is stored whole and published with its version', async () => {
    const id = randomUUID()
    const value = { jobs: [job({ reference_id: 'abc' })], gaps: [], done_adding_jobs: true }
    await answer(profile, savedSection({ account_id: id, section: 'history', value }))
    await expect.poll(async () => (await read(profile, id)).jobs).toMatchObject(value.jobs)
    await expect
      .poll(() => profile.publishedSections(id)[0])
      .toEqual({
        account_id: id,
        section: 'history',
        version: 1,
        changed_at: '2026-11-20T15:00:00.000Z',
        value,
      })
  })

  it.each([
    ['is based on what is stored', 1, -60_000, 'application', 2],
    ['is based on something older, and was saved later', 0, 1, 'application', 2],
    ['is based on something older, and was saved at the same time', 0, 0, 'here', 1],
    ['is based on something older, and was saved before', 0, -1, 'here', 1],
  ])('[WZ-33] where it %s', async (_, based_on, milliseconds, self_promo, version) => {
    const id = randomUUID()
    await profile.as({ id }).call(saveProfile, { body: { self_promo: 'here' } })
    const saved_at = new Date(profile.clock.now().getTime() + milliseconds).toISOString()
    const value = { self_promo: 'application' }
    await answer(profile, savedSection({ account_id: id, value, based_on, saved_at }))
    await handled()
    expect(await summary(id)).toEqual([self_promo, version])
  })

  it('[WZ-33] wins by when it was saved, whatever arrives first', async () => {
    const id = randomUUID()
    const save = (self_promo: string, saved_at: string) =>
      answer(profile, savedSection({ account_id: id, value: { self_promo }, saved_at }))
    await save('second', '2026-11-20T15:00:02.000Z')
    await handled()
    await save('first', '2026-11-20T15:00:01.000Z')
    await handled()
    expect(await summary(id)).toEqual(['second', 1])
  })

  it('[WZ-33] is no older than what it replaces, where the clock of the application is behind', async () => {
    const id = randomUUID()
    await profile.as({ id }).call(saveProfile, { body: { self_promo: 'here' } })
    await expect.poll(() => profile.publishedSections(id).length).toBe(1)
    const { changed_at } = profile.publishedSections(id)[0]!
    const saved_at = new Date(Date.parse(changed_at) - 60_000).toISOString()
    await answer(profile, savedSection({ account_id: id, based_on: 1, saved_at }))
    await expect
      .poll(() => profile.publishedSections(id).map((section) => [section.version, section.changed_at]))
      .toEqual([
        [1, changed_at],
        [2, changed_at],
      ])
  })

  it('[PR-09] is checked as on the day when it was saved', async () => {
    const id = randomUUID()
    const jobs = [job({ start_date: '05/2025', end_date: '06/2025' })]
    const save = (saved_at: string) =>
      answer(
        profile,
        savedSection({
          account_id: id,
          section: 'history',
          value: { jobs, done_adding_jobs: true },
          saved_at,
        }),
      )
    await save('2024-03-01T15:00:00.000Z')
    await handled()
    expect(await read(profile, id)).toMatchObject({ jobs: [], versions: { history: 0 } })
    await save('2025-07-01T15:00:00.000Z')
    await handled()
    expect(await read(profile, id)).toMatchObject({ jobs, versions: { history: 1 } })
  })

  it('[PR-10] [WZ-16] keeps a school of a resume that tells less than the form asks for, and takes it back', async () => {
    const id = randomUUID()
    const schools = [{ degree_type: 1 }, { degree_type: 8, name: 'Essex County College' }]
    await answer(profile, savedSection({ account_id: id, section: 'schools', value: { schools } }))
    await expect.poll(async () => (await read(profile, id)).schools).toMatchObject(schools)
    const given = await read(profile, id)
    const again = await profile.as({ id }).call(saveProfile, { body: { schools: given.schools } })
    expect([again.status, again.body.profile?.schools]).toEqual([200, given.schools])
  })

  it('[PR-09] is left out where it does not fit the rules, or belongs to another section', async () => {
    const id = randomUUID()
    await answer(
      profile,
      savedSection({ account_id: id, section: 'info', value: { birth_date: '02/30/2000', ...address } }),
    )
    await answer(
      profile,
      savedSection({ account_id: id, section: 'skills', value: { self_promo: 'elsewhere' } }),
    )
    await handled()
    const { user, versions } = await read(profile, id)
    expect(user).not.toHaveProperty('address_city')
    expect(user).not.toHaveProperty('self_promo')
    expect(versions).toMatchObject({ info: 0, summary: 0, skills: 0 })
  })

  it('[PR-09] is saved with the others of one save: they are published once, and one that breaks a rule is left out', async () => {
    const id = randomUUID()
    const section = (overrides: Partial<ReturnType<typeof savedSection>>) => {
      const { account_id: _account, ...rest } = savedSection(overrides)
      return rest
    }
    await profile.publish(sectionsSaved, {
      account_id: id,
      sections: [
        section({}),
        section({ section: 'availability', value: { pref_shift_day: 2 } }),
        section({ section: 'info', value: { birth_date: '02/30/2000', ...address } }),
        section({ section: 'schools', value: { schools: [{ degree_type: 1 }] } }),
      ],
    })
    await handled()
    await expect.poll(() => profile.publishedCandidates(id)).toHaveLength(1)
    const ofPerson = profile.events
      .published(sectionChanged)
      .filter(({ data }) => data.things.some(({ account_id }) => account_id === id))
    expect(ofPerson.map(({ data }) => data.things.map(({ section: name }) => name).toSorted())).toEqual([
      ['availability', 'schools', 'summary'],
    ])
    expect(profile.publishedCandidates(id)).toMatchObject([{ version: 1, ratings: { day: 2 } }])
  })

  it('tells open tabs that the profile changed, and once for an equal save', async () => {
    const toldTo = await watchTabs(profile.nats.url)
    const id = randomUUID()
    await answer(profile, savedSection({ account_id: id }))
    await handled()
    await expect.poll(() => toldTo(id)).toEqual(['profile'])
    await profile.as({ id }).call(saveProfile, { body: { self_promo: 'Always on time.' } })
    await profile.as({ id }).call(saveProfile, { body: { self_promo: 'New' } })
    await expect.poll(() => toldTo(id)).toHaveLength(2)
  })
})

describe('profile, when something dies', () => {
  let profile: OwnProfile
  afterEach(() => profile.stop())
  const versions = () =>
    profile.events.published(sectionChanged).flatMap(({ data }) => data.things.map(({ version }) => version))

  it.each<CrashPoint>(['after-handling-before-commit', 'after-commit-before-ack'])(
    '[SH-06] stores a section of an application once when it dies %s',
    async (crash) => {
      profile = await startProfile({ crash })
      const saved = savedSection()
      await answer(profile, saved)
      await profile.crashed
      await profile.restart()
      await expect.poll(async () => (await read(profile, saved.account_id)).versions['summary']).toBe(1)
      await profile.as({ id: saved.account_id }).call(saveProfile, { body: { self_promo: 'Next' } })
      await expect.poll(versions).toEqual([1, 2])
    },
  )

  it('[SH-06] publishes what was saved when it dies before', async () => {
    profile = await startProfile({ crash: 'after-commit-before-publish' })
    // it may die before it answers
    await profile
      .as()
      .call(saveProfile, { body: { self_promo: 'Kept', pref_shift_day: 3 } })
      .catch(() => {})
    await profile.crashed
    await profile.restart()
    await expect.poll(() => versions().length).toBeGreaterThanOrEqual(2)
    await expect.poll(() => profile.events.published(candidateChanged).length).toBeGreaterThanOrEqual(1)
  })

  it('erases every row of an account and reports how many', async () => {
    profile = await startProfile()
    const [gone, stays] = [randomUUID(), randomUUID()]
    for (const id of [gone, stays]) {
      await profile.as({ id }).call(saveProfile, { body: { self_promo: 'Me', pref_shift_day: 3 } })
      await profile.as({ id }).call(savePreferences, { body: { wage: 21 } })
    }
    expect((await profile.pool.query('select from preferences')).rowCount).toBe(2)
    await profile.publish(accountErased, { account_id: gone })
    await expect.poll(() => profile.events.published(erasureCompleted('profile')).length).toBe(1)
    const { rows } = profile.events.published(erasureCompleted('profile'))[0]!.data
    expect(rows).toBeGreaterThanOrEqual(3)
    for (const table of ['section', 'preferences', 'candidate'])
      expect((await profile.pool.query(`select from ${table} where account_id = $1`, [gone])).rowCount).toBe(
        0,
      )
    expect((await read(profile, stays)).user.self_promo).toBe('Me')
  })
})
