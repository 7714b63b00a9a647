import { expect, it } from 'vitest'
import { excerptOf } from './excerpt.ts'

const of = (text: string) => excerptOf([{ heading: 'Work', text }])

it('joins the sections as sentences, without headings and list marks', () => {
  expect(
    excerptOf([
      { heading: 'A', text: 'One.\nTwo.' },
      { heading: 'B', text: '- three\n- four' },
    ]),
  ).toBe('One. Two. three. four.')
})

it('is content with a first part that says enough', () => {
  const first = 'A sentence that says by itself what the work is, and where, and for whom.'
  expect(
    excerptOf([
      { heading: null, text: first },
      { heading: 'Facts', text: '- more' },
    ]),
  ).toBe(first)
})

it('cuts at 200 characters, between words', () => {
  expect(of(`${'x'.repeat(199)}.`)).toBe(`${'x'.repeat(199)}.`)
  const cut = of('words, '.repeat(60))
  expect(cut.length).toBeLessThanOrEqual(200)
  expect(cut).toMatch(/words…$/)
  expect(of('y'.repeat(500))).toHaveLength(200)
})

it.each([59, 60])('is more than a first section of %i characters only where that is short', (length) => {
  const first = `${'x'.repeat(length - 1)}.`
  const sections = [first, 'More.'].map((text) => ({ heading: null, text }))
  expect(excerptOf(sections)).toBe(length < 60 ? `${first} More.` : first)
})

it('[JB-08] ends what ends with a letter, a figure or a bracket, and nothing else', () => {
  expect(of('One\nTwo 2\n(three)\nFour!\nFive:\nCafé')).toBe('One. Two 2. (three). Four! Five: Café.')
})

it('[JB-08] keeps a dash that begins no line, and makes one space of many', () => {
  expect(of('  - one - two\n\n\t three.  ')).toBe('- one - two. three.')
  expect(excerptOf([])).toBe('')
})

it('[JB-08] cuts at a space of the second half alone', () => {
  expect(of(`${'x'.repeat(100)} ${'y'.repeat(200)}`)).toBe(`${'x'.repeat(100)} ${'y'.repeat(98)}…`)
  expect(of(`${'x'.repeat(101)} ${'y'.repeat(200)}`)).toBe(`${'x'.repeat(101)}…`)
})

it.each([',', ';', ':', '.', '–', '-', ', –'])('[JB-08] leaves no %j before the ellipsis', (mark) => {
  expect(of(`${'x'.repeat(120)}${mark} ${'y'.repeat(200)}`)).toBe(`${'x'.repeat(120)}…`)
})

it('[JB-08] keeps the marks within what it cuts', () => {
  expect(of(`one, two; ${'x'.repeat(120)}) ${'y'.repeat(200)}`)).toBe(`one, two; ${'x'.repeat(120)})…`)
})

it('[JB-08] begins at the beginning, also where a later section is long', () => {
  const sections = ['Short.', `${'x'.repeat(80)}.`].map((text) => ({ heading: null, text }))
  expect(excerptOf(sections)).toBe(`Short. ${'x'.repeat(80)}.`)
})
