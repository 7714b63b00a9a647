import { hourMs } from '../src/durations.ts'
import type { DataOf } from '../src/event.ts'
import type { applicationChanged, applicationSubmitted } from '../src/wizard/events.ts'

type Submission = DataOf<typeof applicationSubmitted>

export const submittedPosition = (overrides: Partial<Submission['positions'][number]> = {}) => ({
  application_id: crypto.randomUUID(),
  position_id: 12,
  title: 'Forklift Operator',
  company_name: 'Acme & Sons',
  city: 'Newark',
  region: 'NJ',
  ...overrides,
})

/** All at one moment, and never long ago: what is a week old is no news. */
const submittedAt = new Date(Date.now() - hourMs).toISOString()

/** The data of an `applicationSubmitted` event with one position. */
export const submission = (overrides: Partial<Submission> = {}): Submission => ({
  account_id: crypto.randomUUID(),
  submission_id: crypto.randomUUID(),
  submitted_at: submittedAt,
  language: 'en',
  clickcast_click_id: null,
  utm: null,
  positions: [submittedPosition()],
  ...overrides,
})

/** The data of the `applicationChanged` event that goes with it. */
export const sentApplications = (overrides: Partial<Submission> = {}): DataOf<typeof applicationChanged> => {
  const { account_id, submitted_at, positions } = submission(overrides)
  return {
    things: positions.map(({ application_id: id, position_id, company_name }) => ({
      id,
      version: 1,
      account_id,
      position_id,
      submitted_at,
      company_name,
    })),
  }
}
