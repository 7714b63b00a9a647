import type { Suggestion } from '@lunchpail/contracts/matches/api'
import type { Session } from '@lunchpail/kit-web/session'
import { position } from '../../contracts/test/position.ts'

export const session: Session = {
  account: {
    id: '0199b9c0-0000-7000-8000-000000000009',
    type: 'applicant',
    first_name: 'Rosa',
    last_name: 'Diaz',
    email: 'rosa@example.com',
    phone: '2125550142',
    company_name: null,
    title: null,
    has_password: true,
    text_consent: true,
    language: 'en',
  } as Session['account'],
  level: 'normal',
  csrf: 'csrf-of-test',
  available: true,
}

export const suggestionOf = (id: number, over: Partial<Suggestion> = {}): Suggestion => ({
  ...position(),
  id,
  title: `Packer ${id}`,
  company_name: 'Bright Foods',
  zip: '07105',
  wage_from: 21.5,
  wage_to: 24,
  schedule_start: '7:00AM or 3:00PM',
  description: 'Pack boxes and keep the counts of each lane.',
  location_name: 'Port plant',
  entry: true,
  commute_times: { driving: 22, transit: 130 },
  score: 80,
  parts: [
    { part: 'wage', points: 18, of: 20, text: 'Pays $3 more than you asked for' },
    { part: 'commute', points: 5, of: 25, text: '22 minutes by car' },
  ],
  num_mismatch: 1,
  mismatch: [{ type: 'availability', text: 'You said nights are not for you' }],
  suggestion_feature: 'matches',
  suggestionID: null,
  accepted: null,
  autoMatch: false,
  ...over,
})

export const dealOf = (ids: readonly number[], more: object = {}) => ({
  group: 'deal-1',
  positions: ids.map((id) => suggestionOf(id)),
  total: ids.length,
  saved: [],
  preferences: true,
  ...more,
})
