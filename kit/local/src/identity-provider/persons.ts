import type { ProviderPerson } from './server.ts'

/** The company whose people log in by the provider on this machine. */
export const demonstrationCompany = {
  /** as services/jobs/src/demonstration has it: its positions are this company's */
  name: 'Harbor & Pine Logistics',
  domain: 'harborandpine.example',
} as const

/** Another one, whose managers log in by their passwords alone. */
export const secondDemonstrationCompany = {
  name: 'Copperline Freight',
  managers: [
    {
      email: 'ray@copperline.example',
      firstName: 'Ray',
      lastName: 'Kowal',
      title: 'Terminal manager',
      level: 'admin',
    },
    {
      email: 'tess@copperline.example',
      firstName: 'Tess',
      lastName: 'Moran',
      title: 'Recruiter',
      level: 'editor',
    },
    {
      email: 'ivan@copperline.example',
      firstName: 'Ivan',
      lastName: 'Petrov',
      title: 'Dispatcher',
      level: 'viewer',
    },
  ],
} as const

/** Of the managers, who can log in without the provider too. */
export const demonstrationPassword = 'harbor-and-9-pines'

interface DemonstrationPerson extends ProviderPerson {
  /** of their account; null: they have none */
  readonly account: {
    readonly firstName: string
    readonly lastName: string
    readonly title: string
    readonly level: 'admin' | 'editor' | 'viewer'
  } | null
}

/** Whom it knows: three managers with an account, one of each level, and two who are refused, so that both can be seen. */
export const demonstrationPersons: readonly DemonstrationPerson[] = [
  {
    subject: 'dana',
    name: 'Dana Brooks, has an account',
    email: 'dana@harborandpine.example',
    emailVerified: true,
    account: { firstName: 'Dana', lastName: 'Brooks', title: 'Warehouse manager', level: 'admin' },
  },
  {
    subject: 'luis',
    name: 'Luis Ortega, has an account',
    email: 'luis@harborandpine.example',
    emailVerified: true,
    account: { firstName: 'Luis', lastName: 'Ortega', title: 'Shift lead', level: 'editor' },
  },
  {
    subject: 'nina',
    name: 'Nina Park, has an account',
    email: 'nina@harborandpine.example',
    emailVerified: true,
    account: { firstName: 'Nina', lastName: 'Park', title: 'Dock clerk', level: 'viewer' },
  },
  {
    subject: 'kim',
    name: 'Kim Lee, has no account',
    email: 'kim@harborandpine.example',
    emailVerified: true,
    account: null,
  },
  {
    subject: 'sam',
    name: 'Sam Field, of another company',
    email: 'sam@elsewhere.example',
    emailVerified: true,
    account: null,
  },
]
