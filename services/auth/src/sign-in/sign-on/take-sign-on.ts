import type { CompanyIdentityProvider } from '../../../generated/client.ts'
import type { Deps } from '../../deps.ts'
import { hashOfValue } from '../secrets.ts'
import type { Checks } from './identity-provider.ts'

interface Begun {
  readonly provider: CompanyIdentityProvider
  readonly checks: Checks
  readonly redirect: string
}

/**
 * The sign-on that this browser began, once: deleted before the provider is asked, so that its verifier works for one
 * answer whatever becomes of it. Null for another browser, which cannot use it up.
 */
export async function takeSignOn(
  { database, secrets, clock }: Pick<Deps, 'database' | 'secrets' | 'clock'>,
  state: string | undefined,
  device: string,
): Promise<Begun | null> {
  if (state === undefined) return null
  const stateHash = hashOfValue(state)
  const begun = await database.signOn.findUnique({
    where: { stateHash, device, expiresAt: { gt: clock.now() } },
    include: { provider: true },
  })
  if (!begun) return null
  const { count } = await database.signOn.deleteMany({ where: { stateHash } })
  const checks = secrets.decrypt(begun.sealedChecks)
  if (count === 0 || checks === undefined) return null
  return { provider: begun.provider, checks: JSON.parse(checks) as Checks, redirect: begun.redirect }
}
