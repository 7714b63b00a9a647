import { positionState, type PositionState } from '../src/jobs/events.ts'

/** A position that asks for nothing, with the overrides of a test. */
export const position = (overrides: Partial<PositionState> = {}): PositionState => ({
  ...positionState.parse({
    id: 7,
    version: 1,
    state: 'open',
    title: 'Picker',
    company_name: 'Acme',
    logo_url: null,
    city: 'Newark',
    region: 'NJ',
    zip: '07102',
    wage_from: 18.5,
    wage_to: null,
    shifts: ['day'],
    schedule_start: null,
    schedule_type: 'full-time',
    questions: [],
  }),
  ...overrides,
})
