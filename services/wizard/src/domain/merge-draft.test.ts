import { describe, expect, it } from 'vitest'
import type { SectionVersions } from '@lunchpail/contracts/profile/sections'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { editsToPublish, mergeDraft, type Edit, type Edits, type KnownSections } from './merge-draft.ts'
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
    facts: { equal_opportunity: true, today: { year: 2026, month: 11, day: 21 } },
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
