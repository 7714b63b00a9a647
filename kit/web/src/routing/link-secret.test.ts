import { expect, it } from 'vitest'
import { linkSecret } from './link-secret.ts'

it('[AU-13] is the fragment without what a message had behind its link', () => {
  const secret = 'Q4-x_z9-'
  for (const glued of ['', '.', ')', ').', '>', '%3E', '%E2%80%9D', '%E2%80', '&gt;', '”', '\u200b', '%'])
    expect([glued, linkSecret(`#${secret}${glued}`)]).toEqual([glued, secret])
  expect(linkSecret('')).toBe('')
  expect(linkSecret('#)')).toBe('')
  expect(linkSecret('#a.b.c')).toBe('a.b.c')
})
