import type { Gathering } from '@lunchpail/contracts/engagement/gatherings'

/** A hiring event with places left. */
export const aGathering = (change: Partial<Gathering> = {}): Gathering => ({
  id: 'warehouse-day',
  kind: 'hiring',
  name: 'Warehouse day',
  company_name: 'Acme',
  description: 'Meet us',
  place: { name: 'Union Hall', address: '1 Main St', city: 'Newark', region: 'NJ' },
  zone: 'America/New_York',
  starts_at: '2026-12-05T15:00:00.000Z',
  ends_at: '2026-12-05T19:00:00.000Z',
  capacity: 10,
  left: 3,
  positions: [
    { id: 12, title: 'Picker' },
    { id: 13, title: 'Driver' },
  ],
  open: true,
  canceled: false,
  ...change,
})
