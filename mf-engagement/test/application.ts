import { application, type Application } from '@lunchpail/contracts/engagement/api'

/** An application that was just sent, with the overrides of a test. */
export const anApplication = (overrides: Partial<Application> = {}): Application => ({
  ...application.parse({
    id: '0199b9c0-0000-7000-8000-000000000001',
    position: { id: 12, title: 'Forklift Operator', company_name: 'Acme', city: 'Newark', region: 'NJ' },
    state: 0,
    had_interview: false,
    approved: false,
    reason: null,
    reason_other: null,
    submitted_at: '2026-11-20T15:00:00.000Z',
    since: '2026-11-20T15:00:00.000Z',
    may_withdraw: true,
    timeline: [{ state: 0, at: '2026-11-20T15:00:00.000Z' }],
  }),
  ...overrides,
})
