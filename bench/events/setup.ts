import { randomUUID } from 'node:crypto'
import type { DataOf } from '@lunchpail/contracts/event'
import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'

export const event = applicationSubmitted

/** A submit of three positions, about 900 bytes; its submission_id says which one it is. */
export const submitted = (): DataOf<typeof event> => ({
  account_id: randomUUID(),
  submission_id: randomUUID(),
  submitted_at: new Date().toISOString(),
  language: 'en',
  clickcast_click_id: null,
  utm: null,
  positions: Array.from({ length: 3 }, (_, index) => ({
    application_id: randomUUID(),
    position_id: index + 1,
    title: 'Warehouse Associate, Second Shift',
    company_name: 'Riverside Distribution',
    city: 'Newark',
    region: 'NJ',
  })),
})

/** What the two processes of a run report to their parent. */
export type Stamps = readonly (readonly [id: string, at: number])[]
export type Order =
  | { readonly rate: number; readonly seconds: number; readonly bare: boolean }
  | 'collect'
  | 'end'
