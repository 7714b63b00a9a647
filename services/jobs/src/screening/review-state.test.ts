import { expect, it } from 'vitest'
import { isWithheld, reviewAfter, type Reviewed } from './review-state.ts'

const fee = { rule: 'fee-asked', sentence: 'Pay the fee.' }
const chat = { rule: 'messenger', sentence: 'Text us on WhatsApp.' }
const of = (state: Reviewed['state'], overrides: Partial<Reviewed> = {}): Reviewed => ({
  state,
  held: false,
  findings: [],
  reports: 0,
  ...overrides,
})
const none = { findings: [], holds: false }
const severe = { findings: [fee], holds: true }
const mild = { findings: [chat], holds: false }

it('[BY-07] what screening finds waits for a look; what a person kept or hid stays so while its text does', () => {
  const table = [
    ['nothing found', undefined, none, undefined],
    ['severe', undefined, severe, of('waiting', { held: true, findings: [fee] })],
    ['mild', undefined, mild, of('waiting', { findings: [chat] })],
    ['corrected', of('waiting', { held: true, findings: [fee] }), none, undefined],
    [
      'corrected, but reported',
      of('waiting', { findings: [fee], reports: 2 }),
      none,
      of('waiting', { reports: 2 }),
    ],
    ['kept as it is', of('kept', { findings: [fee] }), severe, of('kept', { findings: [fee] })],
    ['kept, and nothing is left', of('kept', { findings: [fee] }), none, of('kept', { findings: [fee] })],
    [
      'kept, and something new',
      of('kept', { findings: [chat] }),
      severe,
      of('waiting', { held: true, findings: [fee] }),
    ],
    ['hidden, and corrected', of('hidden', { findings: [fee] }), none, of('reopened')],
    ['reopened, and nothing new', of('reopened'), none, of('reopened')],
  ] as const
  expect(table.map(([what, before, screened]) => [what, reviewAfter(before, screened, true)])).toEqual(
    table.map(([what, , , after]) => [what, after]),
  )
  expect(reviewAfter(of('hidden'), none, false)).toEqual(of('hidden'))
})

it('[BY-07] candidates are kept from what is held, hidden or looked at again', () => {
  const shown = [undefined, of('waiting'), of('kept', { held: true })]
  const withheld = [of('waiting', { held: true }), of('hidden'), of('reopened')]
  expect(shown.map(isWithheld)).toEqual(shown.map(() => false))
  expect(withheld.map(isWithheld)).toEqual(withheld.map(() => true))
})
