import { randomUUID } from 'node:crypto'
import type { DataOf } from '@lunchpail/contracts/event'
import type { applicationSubmitted } from '@lunchpail/contracts/wizard/events'

type Submitted = DataOf<typeof applicationSubmitted>

export const submittedPosition = (overrides: Partial<Submitted['positions'][number]> = {}) => ({
  application_id: randomUUID(),
  position_id: 12,
  title: 'Forklift Operator',
  company_name: 'Acme Freight',
  city: 'Newark',
  region: 'NJ',
  ...overrides,
})

export const submission = (overrides: Partial<Submitted> = {}): Submitted => ({
  account_id: randomUUID(),
  submission_id: randomUUID(),
  submitted_at: '2026-11-20T15:00:00.000Z',
  language: 'en',
  positions: [submittedPosition()],
  ...overrides,
})
