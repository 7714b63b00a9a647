import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newerSection } from '@lunchpail/contracts/profile/rules/newer-section'
import type { SectionVersions } from '@lunchpail/contracts/profile/sections'
import {
  baseSections,
  editsToPublish,
  mergeDraft,
  versionsOf,
  type Edit,
  type Edits,
  type KnownSections,
} from './merge-draft.ts'
import { fingerprint } from './section-value.ts'

const at = (second: number): Date => new Date(Date.UTC(2026, 10, 21, 12, 0, second))

/** A page, the wizard, profile, and the events on their way between them. */
function world() {
  let clock = 0
  let draft: Edits = {}
  let sections: KnownSections = {}
  let profile = { self_promo: '', version: 0, changed_at: at(0).toISOString() }
  let page: { self_promo: string | undefined; basedOn: SectionVersions } = {
    self_promo: undefined,
    basedOn: {},
  }
  const toProfile: Edit[] = []
  const toWizard: (typeof profile)[] = []
  let published = 0
  let lastTyped = ''

  const change = (self_promo: string, changed_at: string) => {
    if (self_promo === profile.self_promo) return
    profile = { self_promo, version: profile.version + 1, changed_at }
    toWizard.push(profile)
  }
  const steps = {
    load: () => {
      const { application } = baseSections(draft, sections)
      page = { self_promo: application.self_promo, basedOn: versionsOf(sections) }
    },
    /** the page takes over what was merged, as the browser does */
    save: (typed?: string) => {
      // Typing what is there already is no edit.
      if (typed !== undefined && typed !== page.self_promo) {
        page = { ...page, self_promo: typed }
        lastTyped = typed
      }
      const sent = page.self_promo === undefined ? {} : { self_promo: page.self_promo }
      const now = at(++clock)
      const merged = mergeDraft(sent, { edits: draft, sections }, page.basedOn, now)
      const { edits, toPublish } = editsToPublish(merged.edits, sections, {
        answers: merged.application,
        positions: [],
        facts: {
          equal_opportunity: true,
          today: { year: 2026, month: 11, day: 21 },
          now: '2026-11-21T12:00:00.000Z',
          phone: 'verified' as const,
          met: [],
        },
      })
      draft = edits
      published += toPublish.length
      toProfile.push(...toPublish.map(([, one]) => one))
      page = { self_promo: merged.application.self_promo, basedOn: versionsOf(sections) }
    },
    profileHandles: () => {
      const one = toProfile.shift()
      if (!one || newerSection(profile.version === 0 ? null : profile, one) === 'stored') return
      change(one.value.self_promo!, one.saved_at)
    },
    wizardHandles: () => {
      const one = toWizard.shift()
      if (!one) return
      const { summary } = sections
      const { self_promo, version, changed_at } = one
      const earlier = summary ? { ...summary.earlier, [summary.version]: fingerprint(summary.value) } : {}
      sections = { summary: { version, changed_at, value: { self_promo }, earlier } }
    },
    changeInProfile: (typed: string) => {
      change(typed, at(++clock).toISOString())
      lastTyped = typed
    },
  }
  const settle = () => {
    while (toProfile.length + toWizard.length > 0) {
      steps.profileHandles()
      steps.wizardHandles()
    }
  }
  return {
    ...steps,
    settle,
    published: () => published,
    lastTyped: () => lastTyped,
    profile: () => profile.self_promo,
    wizard: () => baseSections(draft, sections),
  }
}

const words = fc.constantFrom('a', 'b', 'c', 'd')
const act = fc.oneof(
  fc.record({ do: fc.constant('save' as const), word: fc.option(words, { nil: undefined }) }),
  fc.record({ do: fc.constant('changeInProfile' as const), word: words }),
  fc.record({ do: fc.constantFrom('load', 'profileHandles', 'wizardHandles', 'settle'), word: words }),
)

describe('edited in two places', () => {
  it('[WZ-33] the wizard and the profile end with the same, and no later save publishes it again', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 25 }), (acts) => {
        const { settle, ...now } = world()
        for (const one of acts) {
          if (one.do === 'save') now.save(one.word)
          else if (one.do === 'changeInProfile') now.changeInProfile(one.word)
          else if (one.do === 'settle') settle()
          else now[one.do]()
        }
        settle()
        now.load()
        expect(now.wizard().application.self_promo ?? '').toBe(now.profile())
        const published = now.published()
        now.save()
        now.save()
        expect(now.published()).toBe(published)
      }),
      { numRuns: 2_000 },
    )
  })

  it('[WZ-33] where each knows of the other at once, what was typed last wins', () => {
    const typing = act.filter(
      (one) => one.do === 'changeInProfile' || (one.do === 'save' && one.word !== undefined),
    )
    fc.assert(
      fc.property(fc.array(typing, { minLength: 1, maxLength: 15 }), (acts) => {
        const now = world()
        for (const one of acts) {
          if (one.do === 'save') now.save(one.word)
          else now.changeInProfile(one.word!)
          now.settle()
        }
        expect(now.profile()).toBe(now.lastTyped())
      }),
      { numRuns: 1_000 },
    )
  })

  it('[WZ-33] a page without an edit changes nothing, however outdated it is', () => {
    const looking = fc.oneof(
      fc.record({ do: fc.constant('changeInProfile' as const), word: words }),
      fc.record({ do: fc.constantFrom('load', 'wizardHandles', 'look'), word: words }),
    )
    fc.assert(
      fc.property(fc.array(looking, { maxLength: 20 }), (acts) => {
        const now = world()
        for (const one of acts) {
          if (one.do === 'changeInProfile') now.changeInProfile(one.word)
          else if (one.do === 'look') now.save()
          else if (one.do === 'load') now.load()
          else now.wizardHandles()
        }
        expect(now.published()).toBe(0)
      }),
    )
  })
})
