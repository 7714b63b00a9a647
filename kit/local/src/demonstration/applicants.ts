import { demonstrationCompany, secondDemonstrationCompany } from '../identity-provider/persons.ts'

/** What became of an application of the demonstration. Days are from the one on which the data is loaded. */
export type Story =
  | { readonly state: 'new' | 'canceled' | 'rejected' | 'withdrawn' }
  /** times are offered, and none is picked */
  | { readonly state: 'invited'; readonly day: number }
  /** a time is picked; one that has passed waits for feedback */
  | { readonly state: 'interview'; readonly day: number; readonly hour: number; readonly confirmed: boolean }
  /** the interview went well */
  | {
      readonly state: 'forward' | 'hired' | 'started' | 'terminated'
      readonly day: number
      readonly hour: number
    }

export interface DemonstrationApplicant {
  readonly accountId: string
  readonly submissionId: string
  readonly applicationId: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly company: string
  /** of the role */
  readonly title: string
  /** of its place */
  readonly zone: string
  /** since they applied */
  readonly daysAgo: number
  readonly story: Story
  readonly job: {
    readonly title: string
    readonly company: string
    readonly duties: string
    readonly since: string
  }
  readonly summary: string
}

const stories: readonly (readonly [daysAgo: number, story: Story])[] = [
  [0, { state: 'new' }],
  [1, { state: 'new' }],
  [1, { state: 'new' }],
  [3, { state: 'new' }],
  [2, { state: 'invited', day: 2 }],
  [3, { state: 'interview', day: 1, hour: 10, confirmed: true }],
  [4, { state: 'interview', day: 2, hour: 14, confirmed: false }],
  [4, { state: 'interview', day: 3, hour: 9, confirmed: true }],
  [5, { state: 'interview', day: 4, hour: 16, confirmed: false }],
  [6, { state: 'interview', day: -1, hour: 11, confirmed: true }],
  [7, { state: 'interview', day: -2, hour: 15, confirmed: true }],
  [9, { state: 'forward', day: -3, hour: 10 }],
  [11, { state: 'forward', day: -4, hour: 13 }],
  [18, { state: 'hired', day: -9, hour: 9 }],
  [30, { state: 'started', day: -21, hour: 11 }],
  [44, { state: 'terminated', day: -36, hour: 10 }],
  [12, { state: 'rejected' }],
  [8, { state: 'withdrawn' }],
  [15, { state: 'canceled' }],
]

const firstNames = [
  'Rosa',
  'Marcus',
  'Aisha',
  'Tomás',
  'Linh',
  'Devon',
  'Grace',
  'Omar',
  'Patricia',
  'Kwame',
  'Elena',
  'Brian',
  'Yesenia',
  'Terrence',
  'Mei',
  'Carlos',
  'Fatima',
  'Walter',
  'Joanne',
] as const
const lastNames: readonly (readonly string[])[] = [
  [
    'Delgado',
    'Webb',
    'Rahman',
    'Ibarra',
    'Tran',
    'Price',
    'Okafor',
    'Haddad',
    'Lowe',
    'Mensah',
    'Vargas',
    'Doyle',
    'Castillo',
    'Hughes',
    'Chen',
    'Fuentes',
    'Noor',
    'Kowalski',
    'Reed',
  ],
  [
    'Molina',
    'Grant',
    'Siddiqui',
    'Reyes',
    'Pham',
    'Carter',
    'Adeyemi',
    'Saleh',
    'Burke',
    'Boateng',
    'Navarro',
    'Walsh',
    'Ortiz',
    'Foster',
    'Wong',
    'Salazar',
    'Yusuf',
    'Nowak',
    'Bell',
  ],
]

interface Employer {
  readonly name: string
  readonly zone: string
  readonly titles: readonly string[]
  readonly jobs: readonly DemonstrationApplicant['job'][]
  readonly summaries: readonly string[]
}

/** Roles by their titles, as services/jobs/src/demonstration has them. */
const employers: readonly Employer[] = [
  {
    name: demonstrationCompany.name,
    zone: 'America/New_York',
    titles: ['Order Picker', 'Reach Truck Operator', 'Night Receiver', 'Yard Driver (Hostler)'],
    jobs: [
      {
        title: 'Picker packer',
        company: 'Hudson Freight',
        duties: 'Picked 120 lines an hour by scanner, packed, and trained two new people.',
        since: '03/2023',
      },
      {
        title: 'Forklift operator',
        company: 'Passaic Cold Storage',
        duties: 'Unloaded trailers, put pallets away up to five levels, counted stock every Friday.',
        since: '08/2021',
      },
      {
        title: 'Stocker',
        company: 'Garden State Grocers',
        duties: 'Unloaded two trucks a night and stocked the floor before opening.',
        since: '01/2024',
      },
    ],
    summaries: [
      'I show up on time and I like a clean dock. I can work weekends.',
      'Three winters in a cold store. I’m careful around people on foot.',
      'I’m looking for steady hours close to home.',
    ],
  },
  {
    name: secondDemonstrationCompany.name,
    zone: 'America/Chicago',
    titles: ['Local Truck Driver, CDL A', 'Box Truck Driver (No CDL)', 'Dock Worker'],
    jobs: [
      {
        title: 'Delivery driver',
        company: 'Lakeshore Couriers',
        duties: 'Ran 30 stops a day with a 16-foot truck and no accident in three years.',
        since: '05/2022',
      },
      {
        title: 'Dock worker',
        company: 'Midway Freight',
        duties: 'Loaded and unloaded line-haul trailers by pallet jack on the night dock.',
        since: '02/2023',
      },
      {
        title: 'Truck driver, CDL A',
        company: 'Prairie Lines',
        duties: 'Regional dry van, five states, logs and inspections without a violation.',
        since: '10/2019',
      },
    ],
    summaries: [
      'A clean record and two references who’ll pick up the phone.',
      'I want to be home every night, and I don’t mind early starts.',
      'I know every dock between Cicero and Joliet.',
    ],
  },
]

const at = <T>(list: readonly T[], place: number): T => list[place % list.length]!
/** Always the same ones, so that a second load changes nothing. */
const idOf = (kind: 'a' | 'b' | 'c', place: number): string =>
  `0199d300-0000-7000-8${kind}00-${String(place + 1).padStart(12, '0')}`

/** The applicants of the two companies of the demonstration: one in every state of both. */
export const demonstrationApplicants: readonly DemonstrationApplicant[] = employers.flatMap(
  (employer, which) =>
    stories.map(([daysAgo, story], place) => {
      const number = which * stories.length + place
      const [firstName, lastName] = [at(firstNames, place), at(lastNames[which]!, place)]
      return {
        accountId: idOf('a', number),
        submissionId: idOf('b', number),
        applicationId: idOf('c', number),
        firstName,
        lastName,
        email: `${firstName}.${lastName}@example.com`
          .toLowerCase()
          .normalize('NFD')
          .replaceAll(/[^a-z.@]/g, ''),
        company: employer.name,
        title: at(employer.titles, place),
        zone: employer.zone,
        daysAgo,
        story,
        job: at(employer.jobs, place),
        summary: at(employer.summaries, place),
      }
    }),
)
