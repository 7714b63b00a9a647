import type { Job, JobList } from '../src/api.ts'
import type { PositionCard } from '@lunchpail/contracts/jobs/api'

/** A card with everything in it; `parts` say what a test is about. */
export const card = (parts: Partial<PositionCard> = {}): PositionCard => ({
  id: 12,
  title: 'Order Picker',
  company: { id: 3, name: 'Harbor & Pine', logo_url: null },
  location: { city: 'Newark', state: 'NJ', zip: '07105', approximate: false },
  description: 'Pick orders with a hand scanner.',
  wage: { from: 18.5, to: 20 },
  role: 'warehouse',
  shifts: ['day'],
  schedule_start: '7:00AM',
  schedule_type: 'full-time',
  distance: null,
  commute: null,
  posted_at: new Date().toISOString(),
  state: 'open',
  language: null,
  benefits: [],
  ...parts,
})

export const job = (parts: Partial<Job> = {}): { position: Job } => ({
  position: {
    ...card(),
    details: [
      { heading: null, text: 'Pick orders with a hand scanner.' },
      { heading: 'What you will do', text: '- Walk the aisles\n- Wrap pallets' },
    ],
    schedule_description: 'Monday to Friday',
    about: 'We ship for shops.',
    address: '410 Doremus Avenue',
    ...parts,
  },
})

export const listOf = (positions: PositionCard[], parts: Partial<JobList> = {}): JobList => ({
  positions,
  page: 1,
  pages: 1,
  total: positions.length,
  more: false,
  place: null,
  ...parts,
})
