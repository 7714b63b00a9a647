import { accountStatus } from '../src/auth/enumerations.ts'
import { accountState } from '../src/auth/account-state.ts'
import type { DataOf } from '../src/event.ts'
import type { accountChanged } from '../src/auth/events.ts'

type AccountState = DataOf<typeof accountChanged>['things'][number]

/** A candidate's account as auth publishes it. */
export const applicant = (overrides: Partial<AccountState> = {}): AccountState => ({
  ...accountState.parse({
    id: crypto.randomUUID(),
    version: 1,
    type: 'applicant',
    first_name: 'Ana',
    last_name: 'Ruiz',
    language: 'en',
    timezone: null,
    status: accountStatus.active,
    sealed_contact: 'sealed',
    email_hash: null,
    phone_hash: null,
    phone_state: null,
    job_alerts_enabled: false,
    barred_until: null,
  }),
  ...overrides,
})
