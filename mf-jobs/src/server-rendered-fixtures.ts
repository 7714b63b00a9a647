import {
  getCollection,
  getCompany,
  getOverview,
  getPosition,
  listPositions,
  type PositionCard,
} from '@lunchpail/contracts/jobs/api'
import { fixture } from '@lunchpail/kit-web/server-rendering/server-rendered-pages'

const card: PositionCard = {
  id: 1,
  title: 'Order Picker',
  company: { id: 1, name: 'Harbor & Pine', logo_url: null },
  location: { city: 'Newark', state: 'NJ', zip: '07105', approximate: false },
  description: 'Pick orders with a hand scanner.',
  wage: { from: 18.5, to: 20 },
  role: 'warehouse',
  shifts: ['day'],
  schedule_start: '7:00AM',
  schedule_type: 'full-time',
  distance: null,
  commute: null,
  posted_at: '2026-01-05T12:00:00.000Z',
  state: 'open',
  language: null,
  benefits: [],
}

const ways = {
  places: [{ slug: 'newark-nj', city: 'Newark', state: 'NJ', n: 2 }],
  trades: [{ slug: 'warehouse', role: 'warehouse' as const, n: 2 }],
}

/** A list with cards, and a job with each of its parts. */
export const fixtures = [
  fixture(listPositions, { positions: [card], page: 1, pages: 2, total: 21, more: false, place: null }),
  fixture(getCompany, {
    company: {
      id: 1,
      name: 'Harbor & Pine',
      logo_url: null,
      about: 'We ship for shops.',
      replies: 'Usually replies within 2 days',
    },
    positions: [card],
    page: 1,
    pages: 2,
    total: 21,
  }),
  fixture(getOverview, {
    ...ways,
    total: 2,
    featured: [{ slug: 'holiday-jobs', name: 'Holiday jobs', language: 'en' }],
    companies: [card.company],
    newest: [card],
  }),
  fixture(getCollection, {
    ...ways,
    place: { city: 'Newark', state: 'NJ' },
    trade: null,
    featured: null,
    positions: [card],
    page: 1,
    pages: 2,
    total: 21,
    more: false,
  }),
  fixture(getPosition, {
    position: {
      ...card,
      details: [{ heading: 'What you will do', text: '- Walk the aisles\n- Wrap pallets' }],
      schedule_description: 'Monday to Friday',
      about: 'We ship for shops.',
      address: '410 Doremus Avenue',
    },
  }),
]
