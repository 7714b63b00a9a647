import { expect, it } from 'vitest'
import { newark, posting } from '../../test/factories.ts'
import type { Posting } from '../positions/posting.ts'
import { chooseKept, type Twin } from './choose-kept.ts'
import { likenessOf, likeTexts, similarity } from './likeness.ts'

const text = `You pick orders in our warehouse, pack them and load trucks. We train you on the scanner in your first week. You stand and
walk for eight hours and lift 40 pounds. Overtime is paid, and lockers, gloves and vests are ours to give you on day one.`
const written = (overrides: Partial<Posting> = {}): Posting =>
  posting({ title: 'Order Picker', sections: [{ heading: null, text }], ...overrides })
const named = (name: string) => ({ externalId: name, name, about: null })
const keyOf = (overrides: Partial<Posting>) => likenessOf(written(overrides)).likeness

it('[BY-07] company, place and title are the same however feeds spell them', () => {
  const usual = keyOf({ company: named('Harbor & Pine Logistics') })
  const same: Partial<Posting>[] = [
    { company: named('HARBOR AND PINE LOGISTICS, Inc.') },
    { company: named('Harbor & Pine Logistics LLC'), title: 'Order Picker - $18.50/hr' },
    { company: named('Harbor & Pine Logistics'), title: 'ORDER PICKER (Newark, NJ)' },
    { company: named('Harbor & Pine Logistics'), title: 'Order picker #R-20331 – Now hiring!' },
  ]
  const others: Partial<Posting>[] = [
    { company: named('Harbor Logistics') },
    { company: named('Harbor & Pine Logistics'), title: 'Order Picker, 2nd shift' },
    { company: named('Harbor & Pine Logistics'), place: { ...newark, city: 'Elizabeth' } },
  ]
  expect(same.filter((each) => keyOf(each) !== usual)).toEqual([])
  expect(others.filter((each) => keyOf(each) === usual)).toEqual([])
})

it('[BY-07] texts are as alike as the pieces that they share', () => {
  const alike = (other: string) =>
    similarity(
      likenessOf(written()).signature,
      likenessOf(written({ sections: [{ heading: 'About', text: other }] })).signature,
    )
  expect(alike(text.toUpperCase())).toBe(1)
  expect(alike(`${text} Apply today on our site!`)).toBeGreaterThan(0.8)
  expect(alike('You drive a forklift at night and count what comes in.')).toBeLessThan(0.2)
})

it('[BY-07] finds among many texts those that are alike enough', () => {
  const sectionOf = (words: string) => ({ sections: [{ heading: 'About', text: words }] })
  const signatures = [
    text,
    'You drive a forklift at night and count what comes in.',
    `${text} Apply today!`,
    `Your shift: ${text}`,
  ].map((words) => likenessOf(written(sectionOf(words))).signature)
  const { signature } = likenessOf(written())
  for (const least of [0.01, 0.5, 0.9, 1])
    expect(likeTexts(signatures, least)(signature), String(least)).toEqual(
      signatures.flatMap((other, at) => (similarity(other, signature) >= least ? [at] : [])),
    )
  expect(likeTexts([], 0.25)(signature)).toEqual([])
})

it('[BY-07] the employer’s own job is kept before a feed’s, else the one that was here first', () => {
  const { signature } = likenessOf(written())
  const twin = (id: number, source: string, overrides: Partial<Twin> = {}): Twin => ({
    id,
    source,
    own: 0,
    open: true,
    wage_from: 18,
    wage_to: 20,
    zip: '07102',
    address: null,
    signature,
    ...overrides,
  })
  const table: readonly (readonly [string, Twin[], (number | null)[]])[] = [
    ['two feeds', [twin(1, 'a'), twin(2, 'b')], [null, 1]],
    ['the employer and a feed', [twin(1, 'a'), twin(2, 'portal', { own: 2 })], [2, null]],
    ['two of the employer', [twin(1, 'a', { own: 1 }), twin(2, 'portal', { own: 2 })], [2, null]],
    ['two openings of one feed', [twin(1, 'a'), twin(2, 'a')], [null, null]],
    ['three feeds', [twin(1, 'a'), twin(2, 'b'), twin(3, 'c')], [null, 1, 1]],
    ['the first is closed', [twin(1, 'a', { open: false }), twin(2, 'b'), twin(3, 'c')], [null, null, 2]],
    ['another ZIP code', [twin(1, 'a'), twin(2, 'b', { zip: '07105' })], [null, null]],
    ['no ZIP code', [twin(1, 'a'), twin(2, 'b', { zip: null })], [null, 1]],
    [
      'another house',
      [twin(1, 'a', { address: '10 Main St' }), twin(2, 'b', { address: '12 Main Street' })],
      [null, null],
    ],
    ['other pay', [twin(1, 'a'), twin(2, 'b', { wage_from: 25, wage_to: 30 })], [null, null]],
    ['no pay', [twin(1, 'a'), twin(2, 'b', { wage_from: null, wage_to: null })], [null, 1]],
    ['another text', [twin(1, 'a'), twin(2, 'b', { signature: new Uint8Array(64) })], [null, null]],
  ]
  expect(table.map(([what, group]) => [what, [...group].map(({ id }) => chooseKept(group).get(id))])).toEqual(
    table.map(([what, , kept]) => [what, kept]),
  )
})
