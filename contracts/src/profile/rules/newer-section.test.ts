import { describe, expect, it } from 'vitest'
import { isChangedElsewhere, newerSection } from './newer-section.ts'

const at = (time: string) => `2026-11-21T${time}Z`
const kept = { version: 3, changed_at: at('12:00:00.000') }

describe('a section that was saved in two places', () => {
  it.each<[string, typeof kept | null, number, string, 'kept' | 'saved']>([
    ['nothing is kept', null, 0, at('11:00:00.000'), 'saved'],
    ['nothing is kept here yet', null, 5, at('11:00:00.000'), 'saved'],
    ['it was based on what is kept', kept, 3, at('13:00:00.000'), 'saved'],
    ['it was based on what is kept, by a clock that is behind', kept, 3, at('11:59:59.000'), 'saved'],
    ['it was based on a version that is not known here yet', kept, 4, at('11:00:00.000'), 'saved'],
    ['based on an older version, saved a moment before', kept, 2, at('11:59:59.999'), 'kept'],
    ['based on an older version, saved at the same moment', kept, 2, at('12:00:00.000'), 'kept'],
    ['based on an older version, saved a moment later', kept, 2, at('12:00:00.001'), 'saved'],
    ['based on none, saved before', kept, 0, at('11:00:00.000'), 'kept'],
    ['based on none, saved later', kept, 0, at('13:00:00.000'), 'saved'],
    ['the same moment in another zone', kept, 2, '2026-11-21T07:00:00.000-05:00', 'kept'],
    ['a later moment in another zone', kept, 2, '2026-11-21T07:00:01.000-05:00', 'saved'],
    ['a time that nobody can read', kept, 2, 'yesterday', 'kept'],
  ])('[WZ-33] %s', (_, section, based_on, saved_at, stands) => {
    expect(newerSection(section, { based_on, saved_at })).toBe(stands)
  })

  it.each([
    [null, 0, false],
    [kept, 3, false],
    [kept, 4, false],
    [kept, 2, true],
    [kept, 0, true],
  ])('[WZ-33] %j was changed after version %s: %s', (section, seen, changed) => {
    expect(isChangedElsewhere(section, seen)).toBe(changed)
  })
})
