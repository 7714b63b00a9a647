import { vi } from 'vitest'
import type { Session } from '../session.ts'

export type Account = NonNullable<Session['account']>

export const visitor: Session = { account: null, level: 'normal', csrf: 'csrf-of-test', available: true }

/** A signed-in person. */
export const signedInAs = (change: Partial<Account> = {}): Session & { readonly account: Account } => ({
  ...visitor,
  account: {
    id: '0199b9c0-0000-7000-8000-000000000001',
    type: 'applicant',
    first_name: 'Rosa',
    last_name: 'Diaz',
    email: 'rosa@example.com',
    phone: '2125550142',
    company_name: null,
    title: null,
    has_password: true,
    phone_state: 'unverified',
    phone_takes_texts: true,
    email_verified: false,
    text_consent: true,
    job_alerts_enabled: false,
    language: 'en',
    ...change,
  },
})

/** What the shell server answers when the page asks for the session. */
export const answerSession = (session: Session): void => {
  vi.stubGlobal('fetch', async () => Response.json(session))
}
