import type { ProviderPerson } from './server.ts'

/** The company whose people log in by the provider on this machine. */
export const demonstrationCompany = {
  name: 'Harbor & Pine Logistics',
  domain: 'harborandpine.example',
} as const

interface DemonstrationPerson extends ProviderPerson {
  /** of their account; null: they have none */
  readonly account: { readonly firstName: string; readonly lastName: string; readonly title: string } | null
}

/** Whom it knows: two managers with an account, and two who are refused, so that both can be seen. */
export const demonstrationPersons: readonly DemonstrationPerson[] = [
  {
    subject: 'dana',
    name: 'Dana Brooks, has an account',
    email: 'dana@harborandpine.example',
    emailVerified: true,
    account: { firstName: 'Dana', lastName: 'Brooks', title: 'Warehouse manager' },
  },
  {
    subject: 'luis',
    name: 'Luis Ortega, has an account',
    email: 'luis@harborandpine.example',
    emailVerified: true,
    account: { firstName: 'Luis', lastName: 'Ortega', title: 'Shift lead' },
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
