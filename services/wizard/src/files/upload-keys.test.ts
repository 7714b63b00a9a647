import { expect, it } from 'vitest'
import { allKeys, partKeys, partSizes, resumeKey } from './upload-keys.ts'

const part = 1024 * 1024

it('[WZ-15] the key of a resume has its category, company, type, date and time, and what cannot be guessed', () => {
  const at = new Date('2026-11-22T23:59:59.999Z')
  expect(resumeKey({ companyId: 'c1', type: 'pdf', at, random: 'r4nd0m' })).toBe(
    `resume/c1/pdf/2026-11-22/${at.getTime()}-r4nd0m`,
  )
})

it.each([
  [1, [1]],
  [part - 1, [part - 1]],
  [part, [part]],
  [part + 1, [part, 1]],
  [3 * part, [part, part, part]],
])('[WZ-15] %s bytes are sent in parts of %j', (bytes, sizes) => expect(partSizes(bytes)).toEqual(sizes))

it('[WZ-15] a browser puts the parts beside the key, at none that this service writes', () => {
  expect(partKeys('resume/c1/pdf', part + 1)).toEqual([
    'incoming/resume/c1/pdf/1',
    'incoming/resume/c1/pdf/2',
  ])
  expect(allKeys({ location: 'resume/c1/pdf', bytes: part })).toEqual([
    'resume/c1/pdf',
    'incoming/resume/c1/pdf/1',
  ])
})
