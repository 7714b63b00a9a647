import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasTags } from './tags.ts'

describe('tags in texts that employers read', () => {
  it('are found', () => {
    const texts = [
      '<b>bold',
      'a</p>',
      '<!-- x -->',
      '< script',
      '<  / script',
      '</   script',
      'a <a\nhref="x">',
    ]
    expect(texts.filter((text) => !hasTags(text))).toEqual([])
  })

  it('are not found in other signs', () => {
    const texts = ['< 5 people', 'a < b and b > c', '5 > 3', '<3', '<b without an end', 'script']
    expect(texts.filter(hasTags)).toEqual([])
  })

  it('finds what one pattern for the whole tag finds', () => {
    const text = fc.string({ unit: fc.constantFrom('<', '>', '/', '!', 'a', ' '), maxLength: 12 })
    fc.assert(fc.property(text, (some) => hasTags(some) === /<\/?[a-z!][^>]*>/i.test(some)))
  })

  // the square of these lengths does not end within a test's time
  it.each(['<a', '< ', '</ '])('takes a time that grows with the length: %j', (part) =>
    expect(hasTags(part.repeat(200_000))).toBe(false),
  )
  it('takes as long for blanks after one beginning', () => {
    expect(hasTags(`<${' '.repeat(200_000)}`)).toBe(false)
  })
})
