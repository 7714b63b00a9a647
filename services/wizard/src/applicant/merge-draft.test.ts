import { describe, expect, it } from 'vitest'
import type { SectionVersions } from '@lunchpail/contracts/profile/sections'
import type { Application } from '@lunchpail/contracts/wizard/application'
import {
  baseSections,
  editsToPublish,
  mergeDraft,
  pendingEdits,
  versionsOf,
  type Edit,
  type Edits,
  type KnownSections,
} from './merge-draft.ts'
import { fingerprint } from './section-value.ts'

const at = (second: number): Date => new Date(Date.UTC(2026, 10, 21, 12, 0, second))
const known = (self_promo: string, version: number, second: number, ...earlier: string[]): KnownSections => ({
  summary: {
    version,
    changed_at: at(second).toISOString(),
    value: { self_promo },
    earlier: Object.fromEntries(
      earlier.map((one, index) => [version - 1 - index, fingerprint({ self_promo: one })]),
    ),
  },
})
const edit = (self_promo: string, based_on: number, second: number): { summary: Edit } => ({
  summary: {
    value: { self_promo },
    based_on,
    known_version: based_on,
    saved_at: at(second).toISOString(),
    published: true,
  },
})
const save = (
  sent: Application,
  person: { edits?: Edits; sections?: KnownSections },
  basedOn?: SectionVersions,
) => {
  const merged = mergeDraft(sent, { edits: {}, sections: {}, ...person }, basedOn, at(50))
  const { summary } = merged.edits
  return {
    value: merged.application.self_promo,
    edited: summary && summary.saved_at === at(50).toISOString() ? summary.value.self_promo : undefined,
    stored: summary?.value.self_promo,
    basedOn: summary?.based_on,
    replaced: merged.replaced,
  }
}

describe('what a save makes of a section', () => {
  it('[WZ-39] stores none that equals what profile published', () => {
    expect(save({ self_promo: 'A' }, { sections: known('A', 3, 0) }, { summary: 3 })).toMatchObject({
      value: 'A',
      stored: undefined,
      replaced: [],
    })
  })

  it('[WZ-39] stores what was edited, with the version that the person saw', () => {
    expect(save({ self_promo: 'B' }, { sections: known('A', 3, 0) }, { summary: 3 })).toMatchObject({
      value: 'B',
      edited: 'B',
      basedOn: 3,
      replaced: [],
    })
    expect(save({ self_promo: 'B' }, {})).toMatchObject({ edited: 'B', basedOn: 0 })
  })

  it('[WZ-39] is not touched by a save without it', () => {
    expect(save({}, { sections: known('A', 3, 0) })).toMatchObject({ value: 'A', stored: undefined })
    expect(save({}, { edits: edit('B', 3, 10), sections: known('A', 3, 0) })).toMatchObject({
      value: 'B',
      stored: 'B',
      edited: undefined,
    })
  })

  it('[WZ-28] [WZ-33] a page that did not edit it does not take back what was changed somewhere else', () => {
    const sections = known('B', 4, 20, 'A')
    expect(save({ self_promo: 'A' }, { sections }, { summary: 3 })).toEqual({
      value: 'B',
      edited: undefined,
      stored: undefined,
      basedOn: undefined,
      replaced: [],
    })
  })

  it('[WZ-28] [WZ-33] nor does one that was rendered before there was anything', () => {
    const sections: KnownSections = {
      info: { version: 1, changed_at: at(20).toISOString(), value: { address_city: 'Newark' }, earlier: {} },
    }
    const sent = { address_international: false }
    const { application, edits } = mergeDraft(sent, { edits: {}, sections }, {}, at(50))
    expect([application, edits]).toEqual([{ address_city: 'Newark' }, {}])
  })

  it('[WZ-28] [WZ-33] a page that did edit it wins, and the person is notified', () => {
    const sections = known('B', 4, 20, 'A')
    expect(save({ self_promo: 'C' }, { sections }, { summary: 3 })).toMatchObject({
      value: 'C',
      edited: 'C',
      basedOn: 3,
      replaced: ['summary'],
    })
  })

  it('[WZ-33] what profile publishes of this very draft was not changed somewhere else', () => {
    const edits = edit('B', 3, 20)
    for (const sections of [known('B', 4, 20, 'A'), known('B!', 4, 20, 'A'), known('before B', 4, 19, 'A')])
      expect(save({ self_promo: 'C' }, { edits, sections }, { summary: 3 })).toMatchObject({
        edited: 'C',
        basedOn: 4,
        replaced: [],
      })
  })

  it('[WZ-28] an edit that is reverted while profile lags is an edit too', () => {
    const person = { edits: edit('B', 3, 20), sections: known('A', 3, 0) }
    expect(save({ self_promo: 'A' }, person, { summary: 3 })).toMatchObject({ edited: 'A', value: 'A' })
  })

  it('[WZ-28] is later than the edit before it, however close they are', () => {
    const { edits } = mergeDraft({ self_promo: 'C' }, { edits: edit('B', 3, 50), sections: {} }, {}, at(50))
    expect(edits.summary!.saved_at).toBe('2026-11-21T12:00:50.001Z')
  })

  it('[WZ-28] what was saved before, and superseded since, stays superseded until it is edited', () => {
    const person = { edits: edit('B', 3, 20), sections: known('C', 5, 30) }
    expect(save({ self_promo: 'B' }, person, { summary: 3 })).toMatchObject({
      value: 'C',
      edited: undefined,
    })
    expect(save({ self_promo: 'D' }, person, { summary: 3 })).toMatchObject({
      value: 'D',
      edited: 'D',
      replaced: ['summary'],
    })
  })
})

describe('what is published for profile', () => {
  const input = (answers: Application) => ({
    answers,
    positions: [],
    facts: {
      equal_opportunity: true,
      today: { year: 2026, month: 11, day: 21 },
      now: '2026-11-21T12:00:00.000Z',
      phone: 'verified' as const,
      met: [],
    },
  })
  const unpublished = (value: Application): Edits => ({
    summary: { value, based_on: 0, known_version: 0, saved_at: at(0).toISOString(), published: false },
  })

  it('[WZ-33] is each section that is complete, once', () => {
    const first = editsToPublish(unpublished({ self_promo: 'A' }), {}, input({ self_promo: 'A' }))
    expect(first.toPublish.map(([name, { value }]) => [name, value])).toEqual([
      ['summary', { self_promo: 'A' }],
    ])
    expect(editsToPublish(first.edits, {}, input({ self_promo: 'A' })).toPublish).toEqual([])
  })

  it('[WZ-13] is nothing of a gap that is none anymore, which the draft keeps', () => {
    const job = {
      title: 'Picker',
      company: 'Acme',
      city: 'Newark',
      state: 'NJ',
      duties: 'Picked orders.',
      reason_for_leaving: 1,
    }
    const value = {
      jobs: [
        { ...job, start_date: '01/2022', end_date: '12/2024', reason_explain: 'Fired.' },
        { ...job, start_date: '01/2025', current_job: true },
      ],
      gaps: [{ start_date: '01/2024', end_date: '12/2024', reason: 'I was in county jail.' }],
      done_adding_jobs: true,
    }
    const told = {
      jobs: [
        { ...job, start_date: '01/2022', end_date: '12/2024' },
        { ...value.jobs[1], reason_for_leaving: undefined },
      ],
      gaps: [],
      done_adding_jobs: true,
    }
    const { summary: edited } = unpublished(value)
    const { edits, toPublish } = editsToPublish({ history: edited! }, {}, input(value))
    expect(toPublish.map(([name, one]) => [name, one.value, one.published])).toEqual([
      ['history', told, true],
    ])
    expect(edits).toEqual({ history: { ...edited, published: true } })
    // as profile knew it before: it says no more about it, and the draft has nothing that waits for it
    const sections: KnownSections = {
      history: { version: 1, changed_at: at(-9).toISOString(), value: told, earlier: {} },
    }
    expect(pendingEdits(edits, sections)).toEqual({})
    expect(baseSections(edits, sections)).toEqual({ application: told, replaced: [] })
  })

  it('[WZ-33] is none that is too long, nor one that was superseded', () => {
    const long = { self_promo: 'x'.repeat(501) }
    expect(editsToPublish(unpublished(long), {}, input(long)).toPublish).toEqual([])
    const gone = editsToPublish(
      unpublished({ self_promo: 'A' }),
      known('B', 1, 5),
      input({ self_promo: 'B' }),
    )
    expect(gone.toPublish).toEqual([])
  })
})

describe('a save that tells nothing new', () => {
  it('[WZ-33] stores no section of unchecked boxes and empty lists', () => {
    const sent = { address_international: false, jobs: [] }
    const { application, edits } = mergeDraft(sent, { edits: {}, sections: {} }, undefined, at(50))
    expect([application, edits]).toEqual([sent, {}])
  })

  it('[WZ-33] drops an edit that profile has published by now', () => {
    const person = { edits: edit('B', 3, 20), sections: known('B', 4, 20, 'A') }
    expect(save({ self_promo: 'B' }, person, { summary: 4 })).toMatchObject({ value: 'B', stored: undefined })
  })

  it('[WZ-33] keeps an edit as it was published, also from a page that knows a later version', () => {
    const edits = edit('B', 3, 20)
    const { summary } = mergeDraft(
      { self_promo: 'B' },
      { edits, sections: known('A2', 4, 10, 'A') },
      { summary: 4 },
      at(50),
    ).edits
    expect(summary).toEqual(edits.summary)
  })
})

describe('what a draft and profile tell together', () => {
  it('[WZ-33] is the newer of both, and names what was changed in profile since', () => {
    expect(baseSections({}, {})).toEqual({ application: {}, replaced: [] })
    expect(baseSections(edit('B', 3, 20), {})).toEqual({ application: { self_promo: 'B' }, replaced: [] })
    expect(baseSections({}, known('A', 3, 0))).toEqual({ application: { self_promo: 'A' }, replaced: [] })
    expect(baseSections(edit('B', 3, 20), known('A', 3, 0))).toEqual({
      application: { self_promo: 'B' },
      replaced: [],
    })
    expect(baseSections(edit('B', 3, 20), known('C', 5, 30))).toEqual({
      application: { self_promo: 'C' },
      replaced: ['summary'],
    })
  })

  it('[WZ-33] was not replaced by its own echo, whenever that comes', () => {
    for (const echo of [known('B', 4, 30, 'A'), known('B stored', 4, 20, 'A')])
      expect(baseSections(edit('B', 3, 20), echo).replaced).toEqual([])
  })

  it('[WZ-33] is by the versions that profile published', () => {
    expect(versionsOf(known('A', 3, 0))).toEqual({ summary: 3 })
    expect(versionsOf({})).toEqual({})
  })

  it('[WZ-33] leaves in the draft, after a submit, what profile has not published yet', () => {
    const edits = edit('B', 3, 20)
    expect(pendingEdits(edits, {})).toEqual(edits)
    expect(pendingEdits(edits, known('A', 3, 0))).toEqual(edits)
    expect(pendingEdits(edits, known('B', 4, 20, 'A'))).toEqual({})
    expect(pendingEdits(edits, known('C', 5, 30))).toEqual({})
  })
})

describe('a save of several sections', () => {
  it('[WZ-33] keeps what is no section, and stores each edit by itself', () => {
    const sent = { first_name: 'Ana', self_promo: 'B', address_city: 'Newark' }
    const { application, edits, replaced } = mergeDraft(
      sent,
      { edits: {}, sections: known('A', 3, 0) },
      { summary: 3 },
      at(50),
    )
    expect(application).toEqual(sent)
    expect(edits).toMatchObject({
      info: { value: { address_city: 'Newark' }, based_on: 0, known_version: 0, published: false },
      summary: { value: { self_promo: 'B' }, based_on: 3, known_version: 3, published: false },
    })
    expect(replaced).toEqual([])
  })

  it('[WZ-33] without the versions of the page takes it for the newest', () => {
    const person = { edits: {}, sections: known('B', 4, 20, 'A') }
    const { edits, replaced } = mergeDraft({ self_promo: 'A' }, person, undefined, at(50))
    expect(edits).toMatchObject({ summary: { value: { self_promo: 'A' }, based_on: 4 } })
    expect(replaced).toEqual([])
  })
})
