import type { AnswerOf } from '@lunchpail/contracts/endpoint'
import type { listSuggestions, Suggestion } from '@lunchpail/contracts/matches/api'
import { position } from '../../contracts/test/position.ts'

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
  schedule_known: true,
  commute_times: { driving: 22, transit: 130 },
  score: 80,
  parts: [
    { part: 'wage', points: 18, of: 20, text: 'Pays $3.00 more than you asked for' },
    { part: 'commute', points: 5, of: 25, text: '22 minutes by car' },
  ],
  num_mismatch: 1,
  mismatch: [{ type: 'availability', text: 'You said nights are not for you' }],
  suggestion_feature: 'matches',
  suggestionID: null,
  accepted: null,
  autoMatch: false,
  qualification: [],
  wage: { from: 21.5, to: 24 },
  link: `/jobs/${id}`,
  active: true,
  role_type: null,
  role_type_text: null,
  schedule_type_text: null,
  facility: { name: 'Port plant' },
  shift_types: ['day'],
  attributes: [],
  language: null,
  ...over,
})

type Batch = AnswerOf<typeof listSuggestions>['body']
export const batchOf = (ids: readonly number[], more: Partial<Batch> = {}): Batch => ({
  group: 'batch-1',
  positions: ids.map((id) => suggestionOf(id)),
  total: ids.length,
  saved: [],
  preferences: true,
  questions_open: false,
  locked: null,
  ...more,
})
