import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { getWizard, saveApplication, saveEqualOpportunity } from '@lunchpail/contracts/wizard/api'
import { sectionsSaved } from '@lunchpail/contracts/wizard/events'
import { position, completeBody, equalOpportunity, type Body } from '../../test/factories.ts'
import { shareWizard, type Wizard } from '../../test/wizard-service.ts'

let wizard: Wizard
beforeAll(async () => {
  wizard = await shareWizard()
  await wizard.publishPositions(position({ questions: [] }), position({ id: 8, questions: [] }))
})

const history = { jobs: [{ title: 'Picker' }], done_adding_jobs: true }
const availability = {
  pref_shift_day: 1,
  pref_shift_swing: 2,
  pref_shift_night: 3,
  pref_shift_weekend: 4,
  pref_shift_overtime: 1,
}

/** A person with what they do, on one device. */
function person() {
  const id = randomUUID()
  const client = wizard.as({ id })
  return {
    id,
    client,
    get: async () => (await client.call(getWizard, { query: {} })).body.person!,
    save: async (body: Body) => {
      const answer = await client.call(saveApplication, { query: {}, body })
      if (!('version' in answer.body)) throw new Error(`not saved: ${answer.body.code}`)
      return answer.body
    },
    draft: async () =>
      (await wizard.pool.query('select application, edits from draft where account_id = $1', [id])).rows[0],
    published: () => wizard.events.published(sectionsSaved).filter(({ data }) => data.account_id === id),
  }
}
/** The person's events once none is pending: a later event of another person was published. */
async function publishedBy({ published }: Pick<ReturnType<typeof person>, 'published'>) {
  const marker = person()
  await marker.save({ self_promo: 'Marker' })
  await expect.poll(() => marker.published().length).toBe(1)
  return published().flatMap(({ data }) => data.sections)
}

describe('the sections of a person', () => {
  it('[WZ-30] [PR-09] begin with what profile published', async () => {
    const { id, get } = person()
    await wizard.publishSections(id, { summary: { self_promo: 'On time.' }, availability }, { version: 4 })
    expect(await get()).toMatchObject({
      application: { self_promo: 'On time.', ...availability },
      saved: false,
      sections: { summary: 4, availability: 4 },
      replaced: [],
    })
  })

  it('[WZ-39] are stored in the draft only where they were edited in it', async () => {
    const { id, get, save, draft } = person()
    await wizard.publishSections(id, { summary: { self_promo: 'On time.' }, history, availability })
    const { application, sections } = await get()
    const answer = await save({ ...application, first_name: 'Ana', self_promo: 'Always on time.', sections })
    expect(answer).toMatchObject({
      application: { first_name: 'Ana', self_promo: 'Always on time.', ...history, ...availability },
      sections: { summary: 1, history: 1, availability: 1 },
      replaced: [],
    })
    expect(await draft()).toEqual({
      application: { first_name: 'Ana', positions: [], complete: false },
      edits: {
        summary: {
          value: { self_promo: 'Always on time.' },
          based_on: 1,
          known_version: 1,
          saved_at: wizard.clock.now().toISOString(),
          published: true,
        },
      },
    })
    expect((await get()).application).toMatchObject({ self_promo: 'Always on time.', ...history })
  })

  it('[WZ-33] are published for profile once each, complete and valid, with what they were based on', async () => {
    const one = person()
    await wizard.publishSections(one.id, { summary: { self_promo: 'Old.' } }, { version: 3 })
    const half = { ...availability, pref_shift_overtime: undefined, jobs: [{ title: 'Pic' }] }
    await one.save({ ...half, self_promo: 'x'.repeat(501), sections: { summary: 3 } })
    expect(await publishedBy(one)).toEqual([])

    const whole = { ...availability, jobs: [{ title: 'Pic' }], self_promo: 'New.' }
    await one.save({ ...whole, sections: { summary: 3 }, version: 1 })
    await one.save({ ...whole, sections: { summary: 3 }, version: 2 })
    const saved_at = wizard.clock.now().toISOString()
    const published = await publishedBy(one)
    // of one save, in one event
    expect(one.published()).toHaveLength(1)
    expect(published.toSorted((a, b) => a.section.localeCompare(b.section))).toEqual([
      {
        section: 'availability',
        value: availability,
        based_on: 0,
        saved_at: later(saved_at),
      },
      {
        section: 'summary',
        value: { self_promo: 'New.' },
        based_on: 3,
        saved_at: later(saved_at),
      },
    ])
  })

  it('[WZ-39] are dropped once profile publishes the same', async () => {
    const { id, save, draft } = person()
    await save({ self_promo: 'New.' })
    await wizard.publishSections(id, { summary: { self_promo: 'New.' } })
    await save({ self_promo: 'New.', version: 1 })
    expect((await draft()).edits).toEqual({})
  })

  it('[WZ-33] are superseded by a later change elsewhere, and the person is notified', async () => {
    const { id, get, save } = person()
    await wizard.publishSections(id, { summary: { self_promo: 'First.' } })
    await save({ self_promo: 'Mine.', sections: { summary: 1 } })
    expect(await get()).toMatchObject({ application: { self_promo: 'Mine.' }, replaced: [] })
    const earlier = new Date(wizard.clock.now().getTime() - 1)
    await wizard.publishSections(id, { summary: { self_promo: 'Before.' } }, { version: 2, at: earlier })
    expect(await get()).toMatchObject({ application: { self_promo: 'Mine.' }, replaced: [] })
    const after = new Date(wizard.clock.now().getTime() + 1)
    await wizard.publishSections(id, { summary: { self_promo: 'Later.' } }, { version: 3, at: after })
    expect(await get()).toMatchObject({
      application: { self_promo: 'Later.' },
      sections: { summary: 3 },
      replaced: ['summary'],
    })
  })

  it('[WZ-28] [WZ-33] of a page from before a change elsewhere: what it edited wins, what it did not stays', async () => {
    const one = person()
    await wizard.publishSections(one.id, {
      summary: { self_promo: 'Old.' },
      history: { jobs: [{ title: 'Old' }] },
    })
    const page = await one.get()
    const changed = { summary: { self_promo: 'Elsewhere.' }, history: { jobs: [{ title: 'Elsewhere' }] } }
    await wizard.publishSections(one.id, changed, { version: 2 })
    const answer = await one.save({
      ...page.application,
      self_promo: 'Mine.',
      sections: page.sections,
    })
    expect(answer).toMatchObject({
      application: { self_promo: 'Mine.', jobs: [{ title: 'Elsewhere' }] },
      sections: { summary: 2, history: 2 },
      replaced: ['summary'],
    })
    expect(await publishedBy(one)).toMatchObject([{ section: 'summary', based_on: 1 }])
  })

  it('[WZ-29] outlive the submit until profile publishes them, so that no one is asked twice while it lags', async () => {
    const { client, id, get, save, draft } = person()
    await client.call(saveEqualOpportunity, { body: equalOpportunity })
    const body = completeBody({ questions: [] })
    await save(body)
    const { status } = await client.call(saveApplication, {
      query: {},
      body: { ...body, version: 1, complete: 1 },
    })
    expect(status).toBe(201)
    const next = await get()
    expect(next).toMatchObject({
      saved: false,
      application: { self_promo: body.self_promo, birth_date: body.birth_date, pref_shift_day: 4 },
    })
    await wizard.publishSections(id, { summary: { self_promo: 'Told.' } }, { at: later(wizard.clock.now()) })
    expect((await get()).application).toMatchObject({ self_promo: 'Told.', birth_date: body.birth_date })
    await save({ ...next.application, self_promo: 'Told.', version: next.version })
    expect(Object.keys((await draft()).edits)).not.toContain('summary')
  })

  it('[WZ-39] of a submit are merged too; what was not published before is published then', async () => {
    const one = person()
    await one.client.call(saveEqualOpportunity, { body: equalOpportunity })
    await wizard.publishSections(one.id, { summary: { self_promo: 'Mine, elsewhere.' } }, { version: 2 })
    const { self_promo: _, ...body } = completeBody({ questions: [] })
    const { status } = await one.client.call(saveApplication, { query: {}, body: { ...body, complete: 1 } })
    expect(status).toBe(201)
    const { rows } = await wizard.pool.query('select application from submission where account_id = $1', [
      one.id,
    ])
    expect(rows[0].application).toMatchObject({ self_promo: 'Mine, elsewhere.', birth_date: body.birth_date })
    expect((await publishedBy(one)).map(({ section }) => section).toSorted()).toEqual([
      'availability',
      'history',
      'info',
      'schools',
    ])
  })
})

/** A millisecond later: of two saves at one time of the clock the second is the later one. */
function later(at: Date): Date
function later(at: string): string
function later(at: string | Date): string | Date {
  const next = new Date(new Date(at).getTime() + 1)
  return typeof at === 'string' ? next.toISOString() : next
}
