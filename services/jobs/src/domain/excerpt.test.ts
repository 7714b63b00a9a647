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
  expect(of(`${'x'.repeat(199)}.`)).toHaveLength(200)
  const cut = of('words, '.repeat(60))
  expect(cut.length).toBeLessThanOrEqual(200)
  expect(cut).toMatch(/words…$/)
  expect(of('y'.repeat(500))).toHaveLength(200)
})
