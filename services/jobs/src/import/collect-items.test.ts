import { expect, it } from 'vitest'
import { gazetteerOf } from '../places/gazetteer.ts'
import { collectItems } from './collect-items.ts'
import type { FeedItem } from './formats/feed-item.ts'

const place = { city: 'Newark', county: 'Essex', state: 'NJ', latitude: 40.732, longitude: -74.1765 }
const item = (id: string, title: string): FeedItem => ({
  id,
  title,
  company: 'Acme',
  description: 'Load trucks.',
  category: '',
  employment: '',
  hours: '',
  isRemote: false,
  more: [],
  pay: { from: null, to: null, whole: true, text: '' },
  experienceMonths: null,
  address: '',
  city: 'Newark',
  state: 'NJ',
  zip: '07102',
  country: 'US',
  latitude: '',
  longitude: '',
  postedAt: '2026-11-20',
  expiresAt: '',
})

async function listOf<T>(items: Iterable<T> | AsyncIterable<T>): Promise<T[]> {
  const list: T[] = []
  for await (const one of items) list.push(one)
  return list
}

it('takes no item that is longer than a response of it may be', async () => {
  async function* items() {
    yield { number: 1, line: 1, item: item('1', 't'.repeat(200)) }
    yield { number: 2, line: 2, item: item('2', 't'.repeat(201)) }
  }
  const gazetteer = gazetteerOf([{ zip: '07102', ...place }])
  const { postings, wrong, wrongIds } = collectItems(items(), gazetteer, new Date('2026-11-22T12:00:00Z'))
  expect((await listOf(postings)).map(({ externalId }) => externalId)).toEqual(['1'])
  expect([wrong, wrongIds]).toEqual([
    [{ number: 2, line: 2, reason: 'the title has 201 characters, more than 200' }],
    ['2'],
  ])
})

it('[BY-05] is for beginners where its own field asks for no experience', async () => {
  async function* items() {
    yield { number: 1, line: 1, item: { ...item('1', 'Picker'), experienceMonths: 0 } }
    yield { number: 2, line: 2, item: item('2', 'Picker') }
  }
  const gazetteer = gazetteerOf([{ zip: '07102', ...place }])
  const { postings } = collectItems(items(), gazetteer, new Date('2026-11-22T12:00:00Z'))
  expect((await listOf(postings)).map(({ requirements }) => requirements.entry)).toEqual([true, false])
})

it('[BY-05] takes the hourly pay of a title where the field has none, or the amount alone', async () => {
  const none = { from: null, to: null, whole: true }
  const rows = [
    ['Welder ($26/hour)', { ...none, text: '$26' }, { from: 26, to: 26 }],
    ['Welder - $24-$26/hr', { ...none, text: '' }, { from: 24, to: 26 }],
    ['Welder ($26/hour)', { ...none, text: '$900 per week' }, { from: null, to: null }],
    ['Welder ($26/hour)', { ...none, text: '$30' }, { from: null, to: null }],
    ['Welder ($2,000 bonus)', { ...none, text: '' }, { from: null, to: null }],
    [
      'Welder ($26/hour)',
      { from: 20, to: 22, whole: true, text: '$20 - $22 per hour' },
      { from: 20, to: 22 },
    ],
  ] as const
  async function* items() {
    for (const [index, [title, pay]] of rows.entries())
      yield { number: index, line: index, item: { ...item(String(index), title), pay } }
  }
  const gazetteer = gazetteerOf([{ zip: '07102', ...place }])
  const { postings } = collectItems(items(), gazetteer, new Date('2026-11-22T12:00:00Z'))
  expect((await listOf(postings)).map(({ wage }) => wage)).toEqual(rows.map(([, , wage]) => wage))
})

it('[BY-05] knows full time and part time by the words for them', async () => {
  const words = ['FT', 'Full or part time', 'fulltime, contract', 'PT', 'Jornada parcial', 'temporary', '']
  async function* items() {
    for (const [index, employment] of words.entries())
      yield { number: index, line: index, item: { ...item(String(index), 'Picker'), employment } }
  }
  const gazetteer = gazetteerOf([{ zip: '07102', ...place }])
  const { postings } = collectItems(items(), gazetteer, new Date('2026-11-22T12:00:00Z'))
  expect((await listOf(postings)).map(({ schedule }) => schedule.type)).toEqual(
    'full-time either full-time part-time part-time either either'.split(' '),
  )
})

it('[BY-05] reads the type of employment as people write it', async () => {
  const rows: [string, string][] = [
    ['Full-time / Part-time', 'either'],
    ['FT/PT', 'either'],
    ['Tiempo parcial o completo', 'either'],
    ['tiempo completo o medio tiempo', 'either'],
    ['', 'either'],
    ['Regular full-time', 'full-time'],
    ['jornada completa', 'full-time'],
    ['PART_TIME, TEMPORARY', 'part-time'],
    ['medio tiempo', 'part-time'],
  ]
  async function* items() {
    for (const [index, [employment]] of rows.entries())
      yield { number: index, line: index, item: { ...item(String(index), 'Picker'), employment } }
  }
  const gazetteer = gazetteerOf([{ zip: '07102', ...place }])
  const { postings } = collectItems(items(), gazetteer, new Date('2026-11-22T12:00:00Z'))
  expect((await listOf(postings)).map(({ schedule }) => schedule.type)).toEqual(rows.map(([, type]) => type))
})
