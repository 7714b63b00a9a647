import { expect, it } from 'vitest'
import type { FeedItem } from './formats/feed-item.ts'
import { readingOf } from './reading-of.ts'

const item = {
  title: 'Picker',
  description: '<p>Pick.</p><p>You need 2 years of experience.</p>',
  more: [],
  pay: { from: 18, to: 18, whole: false, text: '$18 an hour plus a $500 bonus' },
  experienceMonths: null,
} as unknown as FeedItem

it('[BY-05] tells what was read beside the words that it is from', () => {
  expect(readingOf(item)).toBe(
    '18 to 18 dollars an hour ("$18 an hour plus a $500 bonus"); 24 months of experience ("You need 2 years of experience.")',
  )
  const weekly = { from: null, to: null, whole: false, text: '$900 weekly' }
  expect(readingOf({ ...item, pay: weekly, experienceMonths: 6 })).toBe(
    'no hourly pay ("$900 weekly"); 6 months of experience',
  )
  expect(readingOf({ ...item, description: '<p>Pick.</p>', pay: { ...weekly, text: '' } })).toBeNull()
})

it('[BY-05] asks for none of what stands under a heading of wishes', () => {
  const asked = '<h3>Requirements</h3><ul><li>1 year of experience</li></ul>'
  const wished = '<h3>Preferred qualifications</h3><ul><li>3 years of experience</li></ul>'
  const bold = '<p><b>Nice to have:</b></p><ul><li>3 years of experience</li></ul>'
  const unpaid = { ...item, pay: { from: null, to: null, whole: false, text: '' } }
  expect(readingOf({ ...unpaid, description: wished })).toBeNull()
  expect(readingOf({ ...unpaid, description: bold })).toBeNull()
  expect(readingOf({ ...unpaid, description: wished + asked })).toBe(
    '12 months of experience ("- 1 year of experience")',
  )
})
