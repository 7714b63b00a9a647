import { expect, it } from 'vitest'
import { isListed, keptUntil } from './draft-term.ts'

const saved = new Date('2026-10-15T09:30:00.000Z')

it('[BY-01] a draft is kept for 365 days and listed for 30', () => {
  expect(keptUntil(saved).toISOString()).toBe('2027-10-15T09:30:00.000Z')
  expect(isListed(saved, new Date('2026-11-14T09:29:59.999Z'))).toBe(true)
  expect(isListed(saved, new Date('2026-11-14T09:30:00.000Z'))).toBe(false)
})
