import type { Applied } from '@lunchpail/contracts/engagement/portal-api'

/** An application as the desk lists it, new and of a place in Honolulu, with the overrides of a test. */
export const anApplied = (n: number, first_name: string, change: Partial<Applied> = {}): Applied => ({
  id: `0199b9c0-0000-7000-8000-00000000000${n}`,
  candidate: { first_name, last_name: 'Stone' },
  position: { id: 12, title: 'Picker', city: 'Honolulu', region: 'HI' },
  state: 0,
  tab: 1,
  submitted_at: '2026-11-20T15:00:00.000Z',
  since: '2026-11-20T15:00:00.000Z',
  interview_at: null,
  interview_zone: null,
  withdrawn: false,
  automatic: false,
  ...change,
})
