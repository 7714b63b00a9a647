import {
  postingFieldNames,
  postingFields,
  type PostingValues,
} from '@lunchpail/contracts/jobs/posting-fields'
import type { RoleDetail, RoleListed } from '@lunchpail/contracts/jobs/api'

const untyped = { line: null, paragraph: null, flag: false, months: 0 } as const
const noPostingValues = (): PostingValues =>
  Object.fromEntries(
    postingFieldNames.map((name) => [name, untyped[postingFields[name].kind]]),
  ) as unknown as PostingValues

/** An open role, with the overrides of a test. */
export const aRole = (change: Partial<RoleListed> = {}): RoleListed => ({
  id: 12,
  title: 'Night packer',
  location_name: 'Newark, NJ',
  state: 'open',
  portal_state: 1,
  active: true,
  wage: { from: 18, to: 20.5 },
  shifts: ['day', 'night'],
  questions: 1,
  posted_at: '2026-11-20T15:00:00.000Z',
  changed_at: '2026-11-20T15:00:00.000Z',
  review: null,
  ...change,
})

/** What is known of it to whoever may edit it. */
export const aRoleDetail = (change: Partial<RoleDetail> = {}): RoleDetail => ({
  ...aRole(),
  ...noPostingValues(),
  version: 7,
  zip: '07102',
  address: '1 Main St',
  role: 'warehouse',
  schedule_type: 'part-time',
  schedule_start: '7:00 PM',
  schedule_duration: '8 hours',
  schedule_description: 'Four nights a week',
  description: 'Pack orders',
  weekend: true,
  overtime: false,
  entry: false,
  drug_screen: true,
  background_flexible: false,
  experience_months: 6,
  keywords: [],
  question_ids: ['q1'],
  imported: false,
  review_reason: null,
  ...change,
})

/** The declared fields as the form sends them where nothing is typed. */
export const untypedFields = (): Record<string, unknown> => {
  const values = noPostingValues()
  return Object.fromEntries(postingFieldNames.map((name) => [name, values[name] ?? '']))
}
