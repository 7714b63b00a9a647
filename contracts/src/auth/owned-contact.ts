import type { ownAccount } from './account.ts'
import type * as z from 'zod/mini'

type Shown = Pick<z.output<typeof ownAccount>, 'phone_state' | 'email_verified'>

/** The phone or the email of the account is proven. Before that it sends nothing to people who did not ask for it. */
export const ownsContact = ({ phone_state, email_verified }: Shown): boolean =>
  email_verified || phone_state === 'verified'
