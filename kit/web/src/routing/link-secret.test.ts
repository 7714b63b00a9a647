import { expect, it } from 'vitest'
import { linkSecret } from './link-secret.ts'

it('[AU-13] is the fragment without what a message had behind its link', () => {
  const secret = 'Q4-x_z9-'
  const marks = ['', '.', ')', ').', '>', '%3E', '%E2%80%9D', '%E2%80', '&gt;', '”', '\u200b', '%', '.%20%3D']
  const counted = ['?utm_source=mail', '&fbclid=IwAR0', '/?utm_medium=sms', '#:~:text=link']
  for (const glued of [...marks, ...counted])
    expect([glued, linkSecret(`#${secret}${glued}`)]).toEqual([glued, secret])
  expect(linkSecret('')).toBe('')
  expect(linkSecret('#)')).toBe('')
  expect(linkSecret('#a.b.c')).toBe('a.b.c')
})
