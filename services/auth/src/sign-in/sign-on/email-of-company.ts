import * as z from 'zod/mini'
import { email } from '@lunchpail/contracts/auth/fields'

/** What a provider says of a person. */
export interface Claims {
  readonly subject: string
  readonly email: unknown
  readonly emailVerified: unknown
}

/** The email by which an account is found the first time: verified by the provider, of a domain of the company. */
export function emailOfCompany(
  claims: Claims,
  domains: readonly string[],
): { readonly email: string } | { readonly failure: 'email-unverified' | 'email-foreign' } {
  const parsed = z.safeParse(email, claims.email)
  // a provider that leaves it open has verified nothing
  if (!parsed.success || claims.emailVerified !== true) return { failure: 'email-unverified' }
  const domain = parsed.data.slice(parsed.data.lastIndexOf('@') + 1)
  return domains.includes(domain) ? { email: parsed.data } : { failure: 'email-foreign' }
}
