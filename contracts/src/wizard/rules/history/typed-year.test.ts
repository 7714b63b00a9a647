import { expect, it } from 'vitest'
import { typedYear } from './typed-year.ts'

it('[PR-10] reads the year of a date, and no other', () => {
  const rows: [string, number][] = [
    ['2012', 2012],
    [' 2012 ', 2012],
    ['２０１２', 2012],
    ['05/2012', 2012],
    ['20/05/2010', 2010],
    ['1/9/2010', 2010],
    ['06/15/2010', 2010],
    ['May 2012', 2012],
    ['Generación 2012', 2012],
    ['1949', 1949],
    // it goes on
    ['201', 201],
    ['20/0', 0],
    // none, or more than one
    ['', 0],
    ['05152012', 0],
    ["'12", 0],
    ['2008 - 2012', 0],
    ['in May', 0],
  ]
  expect(rows.map(([text]) => [text, typedYear(text)])).toEqual(rows)
})
