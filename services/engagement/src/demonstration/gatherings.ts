/** Days from the day on which the data is loaded, and hours of the place's clock. */
interface DemonstrationGathering {
  readonly id: string
  readonly kind: 'hiring' | 'training' | 'program'
  readonly name: string
  readonly companyName: string
  readonly description: string
  readonly place: readonly [name: string, address: string, city: string, region: string] | null
  readonly zone: string
  readonly when: { readonly day: number; readonly from: number; readonly to: number } | null
  readonly capacity: number | null
}

export const demonstrationGatherings: readonly DemonstrationGathering[] = [
  {
    id: 'harbor-and-pine-open-house',
    kind: 'hiring',
    name: 'Harbor & Pine open house',
    companyName: 'Harbor & Pine Logistics',
    description:
      'Come by on your way to or from work. We’ll show you the floor in small groups and answer your questions about the jobs.',
    place: ['Harbor & Pine Logistics', '200 Dock Street', 'Newark', 'NJ'],
    zone: 'America/New_York',
    when: { day: 0, from: 8, to: 20 },
    capacity: 8,
  },
  {
    id: 'harbor-and-pine-hiring-day',
    kind: 'hiring',
    name: 'Harbor & Pine hiring day',
    companyName: 'Harbor & Pine Logistics',
    description:
      'Meet the people you’d work with, see the warehouse, and interview on the spot. Bring a photo ID if you have one; you don’t need a resume.',
    place: ['Harbor & Pine Logistics', '200 Dock Street', 'Newark', 'NJ'],
    zone: 'America/New_York',
    when: { day: 10, from: 10, to: 14 },
    capacity: 40,
  },
  {
    id: 'forklift-safety-class',
    kind: 'training',
    name: 'Forklift safety class',
    companyName: 'Harbor & Pine Logistics',
    description:
      'Four hours with an instructor, free of charge. You’ll get a certificate of attendance at the end.',
    place: ['Ironbound Training Center', '55 Ferry Street', 'Newark', 'NJ'],
    zone: 'America/New_York',
    when: { day: 17, from: 9, to: 13 },
    capacity: 12,
  },
  {
    id: 'first-job-program',
    kind: 'program',
    name: 'First warehouse job',
    companyName: 'Harbor & Pine Logistics',
    description:
      'For people without experience: a mentor for your first three months, paid training, and a job when you finish.',
    place: null,
    zone: 'America/New_York',
    when: null,
    capacity: null,
  },
]
