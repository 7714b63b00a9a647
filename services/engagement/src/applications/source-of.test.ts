import { describe, expect, it } from 'vitest'
import { sourceOf } from './source-of.ts'

describe('[EN-19] where an application came from', () => {
  it.each([
    [{ source: ' Indeed ', medium: 'cpc' }, null, 'indeed'],
    [{ source: 'flyer', 'ccast-source': 'board' }, 'click-1', 'flyer'],
    [{ 'ccast-source': 'board' }, 'click-1', 'board'],
    [{ gclid: 'x1' }, null, 'google'],
    [{ campaign: 'fall' }, 'click-1', 'clickcast'],
    [{ source: '', fbclid: 'x1' }, null, 'facebook'],
    [{ source: 'Feria de trabajo 2026' }, null, 'feria de trabajo 2026'],
    [{ source: 'a'.repeat(60) }, null, 'a'.repeat(60)],
    [{ campaign: 'fall' }, null, null],
    [null, null, null],
  ])('%j and the click %s are %s', (utm, click, source) => expect(sourceOf(utm, click)).toBe(source))

  it.each([
    ['ana@example.com'],
    ['https://evil.example'],
    ['=cmd()'],
    ['=cmd'],
    ['-board'],
    ['a'.repeat(61)],
    ['<b>x'],
    [' '],
    ['ann\u0000'],
  ])('%j is no name of a source', (source) => expect(sourceOf({ source }, null)).toBeNull())
})
