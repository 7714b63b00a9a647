import type { DataOf } from '@lunchpail/contracts/event'
import type { alertRequested } from '@lunchpail/contracts/matches/events'

type Alert = DataOf<typeof alertRequested>

/** A job as matches names it in an alert. */
export const alerted = (id: number, overrides: Partial<Alert['jobs'][number]> = {}) => ({
  id,
  title: 'Forklift Operator',
  company_name: 'Acme Freight',
  city: 'Newark',
  region: 'NJ',
  wage_from: 19,
  wage_to: 22.5,
  ...overrides,
})

/** One alert by text and email, to a candidate who ticked the box for texts. */
export const alertOf = (account_id: string, overrides: Partial<Alert> = {}): Alert => ({
  account_id,
  channels: ['text', 'email'],
  text_consent: { at: '2026-11-20T10:00:00.000Z', wording: 'job-alerts.text-consent-1' },
  frequency: 'at-once',
  jobs: [alerted(7)],
  total: 1,
  not_named: [],
  ...overrides,
})
