import { vi } from 'vitest'
import type { Session } from '@lunchpail/kit-web/session'

/** Somebody who is signed in. */
export const signedInSession = {
  account: {
    id: '0199b9c0-0000-7000-8000-000000000001',
    type: 'applicant',
    first_name: 'Rosa',
    last_name: 'Diaz',
    email: 'rosa@example.com',
    phone: null,
    company_name: null,
    title: null,
    has_password: false,
    text_consent: false,
    language: 'en',
  },
  level: 'normal',
  csrf: 'csrf-of-rosa',
  available: true,
} as const satisfies Session

/** What the shell server says when the page asks who it is shown to. */
export const answerSession = (session: Session): void => {
  vi.stubGlobal('fetch', async () => Response.json(session))
}
