import { describe, expect, it } from 'vitest'
import { applyAddress, readSavedPositions, savedPositionsOf, savedWithout } from './saved-positions.ts'

describe('[JB-05] the cookie of saved positions', () => {
  it('is written and read the same, for a day', () => {
    const cookie = savedPositionsOf([12, 7])
    expect(cookie).toMatch(/; Max-Age=86400$/)
    expect(readSavedPositions(`language=en; ${cookie.split(';')[0]}; other=1`)).toEqual([12, 7])
  })

  it('goes away with the last position', () => {
    expect(savedPositionsOf([])).toMatch(/Max-Age=0$/)
  })

  it.each([
    ['', []],
    ['unsaved_positions=3', []],
    ['saved_positions=1.x.0.-2.2x.4.4.5.6', [1, 4, 5]],
  ])('takes from "%s" only what can be a position, three at most', (cookies, ids) => {
    expect(readSavedPositions(cookies)).toEqual(ids)
  })

  it('loses what was applied to, and is left alone where that was not marked', () => {
    expect(savedWithout('saved_positions=7.12', [9, 7])).toBe(savedPositionsOf([12]))
    expect(savedWithout('saved_positions=7', [7])).toBe(savedPositionsOf([]))
    expect(savedWithout('saved_positions=7', [9])).toBeUndefined()
  })

  it('leads to the application', () => {
    expect(applyAddress([12, 7])).toBe('/app/start/?sn=0&p=12,7')
  })
})
