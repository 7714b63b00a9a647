import { describe, expect, it } from 'vitest'
import { isChangedElsewhere, newerSection } from './newer-section.ts'

const at = (time: string) => `2026-11-21T${time}Z`
const stored = { version: 3, changed_at: at('12:00:00.000') }

describe('a section that was saved in two places', () => {
  it.each<[string, typeof stored | null, number, string, 'stored' | 'saved']>([
    ['nothing is stored', null, 0, at('11:00:00.000'), 'saved'],
    ['nothing is stored here yet', null, 5, at('11:00:00.000'), 'saved'],
    ['it was based on what is stored', stored, 3, at('13:00:00.000'), 'saved'],
    ['it was based on what is stored, by a clock that is behind', stored, 3, at('11:59:59.000'), 'saved'],
    ['it was based on a version that is not known here yet', stored, 4, at('11:00:00.000'), 'saved'],
    ['based on an older version, saved a millisecond before', stored, 2, at('11:59:59.999'), 'stored'],
    ['based on an older version, saved at the same time', stored, 2, at('12:00:00.000'), 'stored'],
    ['based on an older version, saved a moment later', stored, 2, at('12:00:00.001'), 'saved'],
    ['based on none, saved before', stored, 0, at('11:00:00.000'), 'stored'],
    ['based on none, saved later', stored, 0, at('13:00:00.000'), 'saved'],
    ['the same time in another zone', stored, 2, '2026-11-21T07:00:00.000-05:00', 'stored'],
    ['a later moment in another zone', stored, 2, '2026-11-21T07:00:01.000-05:00', 'saved'],
    ['an invalid time', stored, 2, 'yesterday', 'stored'],
  ])('[WZ-33] %s', (_, section, based_on, saved_at, stands) => {
    expect(newerSection(section, { based_on, saved_at })).toBe(stands)
  })

  it.each([
    [null, 0, false],
    [stored, 3, false],
    [stored, 4, false],
    [stored, 2, true],
    [stored, 0, true],
  ])('[WZ-33] %j was changed after version %s: %s', (section, seen, changed) => {
    expect(isChangedElsewhere(section, seen)).toBe(changed)
  })
})
