import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

it('[EN-18] writes quotes, commas and lines as RFC 4180 has them, and no formula', () => {
  const rows = [
    ['a', 'b,c'],
    ['say "hi"', 'two\nlines'],
    ['=1+1', '-2', '＝1+1'],
  ]
  expect(csvOf(rows)).toBe(`\uFEFFa,"b,c"\r\n"say ""hi""","two\nlines"\r\n'=1+1,'-2,'＝1+1\r\n`)
})
