import { expect, it } from 'vitest'
import type { ResumeJob } from '../entries/read-jobs.ts'
import { onceEach } from './once-each.ts'

const read = (value: string) => ({ value, confidence: 1, page: 1, line: value })
const job = (change: Partial<ResumeJob> = {}): ResumeJob => ({
  title: read('Picker'),
  company: read('Harbor Foods'),
  city: null,
  state: null,
  start: read('2024-03'),
  end: read('2025-12'),
  current: false,
  duties: null,
  confidence: 1,
  ...change,
})

it('[WZ-16] a job that a resume repeats is one, with what either copy tells', () => {
  const detailed = job({
    title: read('PICKER'),
    company: read('Harbor Foods.'),
    city: read('Newark'),
    duties: read('Picked and packed.'),
  })
  expect(onceEach([job({ start: null, duties: read('Picked.') }), detailed])).toEqual([
    job({ city: detailed.city, duties: detailed.duties }),
  ])
})

it.each<[string, Partial<ResumeJob>]>([
  ['another stay', { start: read('2019-01') }],
  ['another company', { company: read('Acme') }],
  ['another title', { title: read('Packer') }],
])('[WZ-16] %s is another job', (_what, change) => {
  expect(onceEach([job(), job(change)])).toHaveLength(2)
})

it('[WZ-16] jobs whose title was not read are left as they are', () => {
  expect(onceEach([job({ title: null }), job({ title: null })])).toHaveLength(2)
})
