import { randomUUID } from 'node:crypto'
import type { DataOf } from '@lunchpail/contracts/event'
import type { JobEntry } from '@lunchpail/contracts/wizard/application'
import type { sectionsSaved } from '@lunchpail/contracts/wizard/events'

type Saved = DataOf<typeof sectionsSaved>['sections'][number] & { account_id: string }

/** A job of the history with nothing missing. */
export const job = (overrides: Partial<JobEntry> = {}): JobEntry => ({
  title: 'Forklift Operator',
  company: 'Acme Freight',
  city: 'Newark',
  state: 'NJ',
  start_date: '01/2024',
  end_date: '12/2024',
  reason_for_leaving: 2,
  duties: 'Loaded trucks by forklift, counted what came in and kept the aisles clear.',
  ...overrides,
})

export const address = {
  address_international: false,
  address_line1: '12 Market St',
  address_city: 'Newark',
  address_state: 'NJ',
  address_postal_code: '07102',
}

/** A section as the wizard says that it was saved. */
export const savedSection = (overrides: Partial<Saved> = {}): Saved => ({
  account_id: randomUUID(),
  section: 'summary',
  value: { self_promo: 'Always on time.' },
  based_on: 0,
  saved_at: '2026-11-20T15:00:00.000Z',
  ...overrides,
})
