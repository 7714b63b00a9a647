import { expect, it } from 'vitest'
import { leftToTell } from './left-to-tell.ts'

type Word = Parameters<typeof leftToTell>[2][number]

const days = (day: number) => ({
  starts_at: `2027-03-${day}T15:00:00.000Z`,
  until: `2027-03-${day}T18:00:00.000Z`,
})
const moved = (day: number, more: Partial<Word> = {}) => ({ what: 'changed' as const, ...days(day), ...more })
const joinAt = (details: string, day = 21) => ({ what: 'details-changed' as const, ...days(day), details })
const hall = { place: 'Union Hall' }

/** What goes in the end of words that were asked for one after another. */
const leftOf = (channel: 'text' | 'email', ...changes: Partial<Word>[]) => {
  const words = changes.map((change, turn): Word => ({
    what: 'changed',
    name: 'Open house',
    company_name: 'Acme',
    ...days(20),
    zone: 'America/New_York',
    place: null,
    path: '/events/open/',
    told_at: `2027-03-14T15:00:0${turn}.000Z`,
    progress: 'waits',
    ...change,
  }))
  return words.map((word) => {
    const left = leftToTell(word, channel, words)
    if (!left) return null
    const { what, starts_at, place, details } = left
    return [what, Number(starts_at?.slice(8, 10)), ...(details ? [details] : []), ...(place ? [place] : [])]
  })
}

it('[EN-09] a text of another time and new details is over with the next time: it tells no details', () => {
  expect(leftOf('text', moved(21, { details: 'ONE' }), moved(22))).toEqual([null, ['changed', 22]])
})

it('[EN-09] word of a time and of details is over once two later ones tell both', () => {
  expect(leftOf('email', moved(21, { details: 'ONE' }), moved(22), joinAt('TWO', 22))).toEqual([
    null,
    ['changed', 22],
    ['details-changed', 22, 'TWO'],
  ])
})

it.each(['text', 'email'] as const)(
  '[EN-09] how to join is over with the move to a place (%s)',
  (channel) => {
    expect(leftOf(channel, joinAt('ONE'), moved(21, hall))).toEqual([null, ['changed', 21, 'Union Hall']])
  },
)

it('[EN-09] how to join is told where a later word tells another time alone, and with that time', () => {
  const late = ['changed', 22]
  expect(leftOf('email', joinAt('ONE'), moved(22))).toEqual([['details-changed', 22, 'ONE'], late])
  expect(leftOf('email', moved(21, { details: 'ONE' }), moved(22))).toEqual([
    ['details-changed', 22, 'ONE'],
    late,
  ])
  // back from a place it is true again
  expect(leftOf('email', joinAt('ONE'), moved(21, hall), moved(22))).toEqual([
    ['details-changed', 22, 'ONE'],
    null,
    late,
  ])
})

it('[EN-09] another time is told where a later word tells new details alone, without those of before', () => {
  expect(leftOf('email', moved(21, { details: 'ONE' }), joinAt('TWO'))).toEqual([
    ['changed', 21],
    ['details-changed', 21, 'TWO'],
  ])
})

it('[EN-09] of an event that is canceled nothing else is told', () => {
  expect(
    leftOf('email', moved(21, { details: 'ONE' }), joinAt('TWO'), { what: 'event-canceled', ...days(21) }),
  ).toEqual([null, null, ['event-canceled', 21]])
})

it('[EN-09] a place or a turn is told with the time as it is by then, which nothing else tells', () => {
  for (const what of ['registered', 'moved-up'] as const)
    for (const channel of ['text', 'email'] as const)
      expect(leftOf(channel, { what }, moved(22), joinAt('TWO', 22))).toEqual([
        [what, 22],
        null,
        ['details-changed', 22, 'TWO'],
      ])
  const later = { ...days(22), what: 'waiting-changed' as const }
  expect(leftOf('text', { what: 'waiting' }, { ...later, ...days(21) }, later)).toEqual([
    ['waiting', 22],
    null,
    null,
  ])
  expect(leftOf('email', { what: 'registered' }, moved(22, { details: 'ONE' }))).toEqual([
    ['registered', 22],
    ['details-changed', 22, 'ONE'],
  ])
  expect(leftOf('email', { what: 'moved-up' }, { what: 'canceled' })).toEqual([null, ['canceled', 20]])
})

it('[EN-09] another time is told unless the person knows it by the last word that reached them', () => {
  const told = { what: 'registered', progress: 'told' } as const
  // there and back
  expect(leftOf('text', told, moved(21), moved(20)).slice(1)).toEqual([null, null])
  expect(leftOf('text', told, moved(21, { progress: 'told' }), moved(20)).at(-1)).toEqual(['changed', 20])
  for (const other of [{ place: 'Union Hall' }, { zone: 'America/Chicago' }, { until: days(21).until }])
    expect(leftOf('text', told, { what: 'waiting-changed', ...other }).at(-1)).not.toBe(null)
  // word of new details names the time, but not that it is another one
  const details = { ...joinAt('ONE', 22), progress: 'told' } as const
  expect(leftOf('email', told, details, moved(22)).at(-1)).toEqual(['changed', 22])
  // what is being sent goes as it is
  expect(leftOf('email', { ...told, ...days(21) }, moved(21)).at(-1)).toBe(null)
  // what reached nobody tells nothing
  expect(leftOf('email', { ...told, progress: 'lost' }, moved(20)).at(-1)).toEqual(['changed', 20])
})
