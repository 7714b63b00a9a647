import { describe, expect, it } from 'vitest'
import { isKeyword, isReservedKeyword, keywordInText, keywordOfName, plainKeyword } from './poster-keyword.ts'

describe('[BY-21] the keyword of a poster', () => {
  it.each([
    [' fork-lift ', 'FORKLIFT'],
    ['Almacén 2', 'ALMACEN2'],
    ['dock_7!', 'DOCK7'],
    ['🙂', ''],
    ['a'.repeat(201), 'A'.repeat(200)],
  ])('%j is kept as %j', (typed, word) => expect(plainKeyword(typed)).toBe(word))
  it.each([
    ['FORKLIFT', true],
    ['ABC', true],
    ['AB', false],
    ['7UP', false],
    ['FORK-LIFT', false],
    ['A'.repeat(20), true],
    ['A'.repeat(21), false],
    ['', false],
  ])('%s is one: %s', (word, is) => expect(isKeyword(word)).toBe(is))
  it.each(['STOP', 'STOP2', 'STOPALL', 'HELP', 'START', 'YES', 'AYUDA', 'BASTA', 'C12', 'R22'])(
    '%s means something else',
    (word) => expect(isReservedKeyword(word)).toBe(true),
  )
  it.each(['FORKLIFT', 'STOPWATCH', 'HELPER', 'CDL'])('%s is free', (word) =>
    expect(isReservedKeyword(word)).toBe(false),
  )
  it.each([
    ['forklift', 'FORKLIFT'],
    [' “Forklift”! \n', 'FORKLIFT'],
    ['I drive a forklift', undefined],
    ['fork lift', undefined],
    ['ok', undefined],
    ['STOP', undefined],
    ['', undefined],
  ])('%j is texted for %j', (text, word) => expect(keywordInText(text)).toBe(word))
  it.each([
    ['Harbor & Pine hiring day', 'HARBORPINE'],
    ['Forklift safety class', 'FORKLIFT'],
    ['Día de contratación', 'DIADE'],
    ['Warehousemanagement', 'WAREHOUSEMAN'],
    ['CDL Warehousemanagement', 'CDL'],
    ['Harbor Street fair', 'HARBORSTREET'],
    ['2026 2027', 'EVENT2026202'],
    ['Stop', 'EVENTSTOP'],
    ['2026', 'EVENT2026'],
    ['🙂', 'EVENT'],
  ])('%j is given %s', (name, word) => {
    expect(keywordOfName(name)).toBe(word)
    expect([isKeyword(word), isReservedKeyword(word)]).toEqual([true, false])
  })
})
