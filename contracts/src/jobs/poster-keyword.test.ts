import { describe, expect, it } from 'vitest'
import { isKeyword, isReservedKeyword, keywordInText, keywordOfName, plainKeyword } from './poster-keyword.ts'

describe('[BY-21] the keyword of a poster', () => {
  it('is kept in plain capitals and digits', () => {
    const rows: [string, string][] = [
      [' fork-lift ', 'FORKLIFT'],
      ['Almacén 2', 'ALMACEN2'],
      ['dock_7!', 'DOCK7'],
      ['🙂', ''],
      ['a'.repeat(201), 'A'.repeat(200)],
    ]
    expect(rows.map(([typed]) => [typed, plainKeyword(typed)])).toEqual(rows)
  })

  it('begins with a letter, and is three to twenty long', () => {
    const rows: [string, boolean][] = [
      ['FORKLIFT', true],
      ['ABC', true],
      ['AB', false],
      ['7UP', false],
      ['FORK-LIFT', false],
      ['A'.repeat(20), true],
      ['A'.repeat(21), false],
      ['', false],
    ]
    expect(rows.map(([word]) => [word, isKeyword(word)])).toEqual(rows)
  })

  it('is none of the words that mean something else', () => {
    const words = ['STOP', 'STOP2', 'STOPALL', 'HELP', 'START', 'YES', 'AYUDA', 'BASTA', 'C12', 'R22']
    expect(words.filter((word) => !isReservedKeyword(word))).toEqual([])
  })

  it('may be a word that only looks like one of those', () => {
    const words = ['FORKLIFT', 'STOPWATCH', 'HELPER', 'CDL']
    expect(words.filter(isReservedKeyword)).toEqual([])
  })

  it('is read where it is all that is texted', () => {
    const rows: [string, string | undefined][] = [
      ['forklift', 'FORKLIFT'],
      [' “Forklift”! \n', 'FORKLIFT'],
      ['I drive a forklift', undefined],
      ['fork lift', undefined],
      ['ok', undefined],
      ['STOP', undefined],
      ['', undefined],
    ]
    expect(rows.map(([text]) => [text, keywordInText(text)])).toEqual(rows)
  })

  it('is made of the name of an event', () => {
    const rows: [string, string][] = [
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
    ]
    const found = rows.map(([name, word]) => [
      name,
      keywordOfName(name),
      isKeyword(word),
      isReservedKeyword(word),
    ])
    expect(found).toEqual(rows.map(([name, word]) => [name, word, true, false]))
  })
})
