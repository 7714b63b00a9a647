import type { CompanyIdentityProvider } from '../../../generated/client.ts'
import type { Account } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { type Claims, emailOfCompany } from './email-of-company.ts'
import { failSignOn } from './sign-on-failure.ts'
import { refreshSessions } from '../sessions/open-sessions.ts'
import { keepIdentity } from '../ownership/keep-identity.ts'
import { lockAccount } from '../../accounts/lock-account.ts'
import { ownContact } from '../ownership/own-contact.ts'
import { contactHash } from '../attempts/send-secret.ts'

/** Of the request that came back from the provider. */
interface Browser {
  readonly sessionId: string | null
  readonly device: string
  readonly traceparent: string | undefined
}

/** The account of a person of the provider, or the question whose it is. Only one of the company, however it was found. */
export async function accountOfIdentity(
  deps: Deps,
  provider: CompanyIdentityProvider,
  claims: Claims,
  browser: Browser,
): Promise<Account | { readonly claim: string }> {
  const { issuer, companyId } = provider
  const linked = await deps.database.linkedIdentity.findUnique({
    where: { issuer_subject: { issuer, subject: claims.subject } },
    include: { account: true },
  })
  if (linked) return linked.account.companyId === companyId ? linked.account : failSignOn('no-account')

  const found = emailOfCompany(claims, provider.emailDomains)
  if ('failure' in found) return failSignOn(found.failure)
  const account = await deps.database.account.findUnique({ where: { email: found.email } })
  if (!account) return failSignOn('no-account')
  if (account.companyId !== companyId) return failSignOn('email-taken')
  return linkIdentity(deps, account, { issuer, subject: claims.subject }, browser)
}

/**
 * Links an account to whom the provider says has its email, where the prover owns it or takes it: whoever made it may be
 * another person who knew the email.
 */
async function linkIdentity(
  deps: Deps,
  { id, companyId, email }: Account,
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
  { sessionId, device, traceparent }: Browser,
): Promise<Account | { readonly claim: string }> {
  const now = deps.clock.now()
  const linked = await deps.transaction(async (tx) => {
    const before = await lockAccount(tx, id)
    if (!before || before.email !== email || before.companyId !== companyId) return failSignOn('stale')
    const contact = contactHash(deps, email!)
    const identity = { issuer, subject }
    const outside = { way: 'company', sessionId, device, contact, identity } as const
    const owned = await ownContact(tx, deps, before, { contact: 'email', outside }, { at: now, traceparent })
    if ('claim' in owned) return owned
    // the account is another person's of the provider, or was linked in this moment
    if (!(await keepIdentity(tx, before, identity, now))) return failSignOn('email-taken')
    return owned
  })
  if ('claim' in linked) return linked
  refreshSessions(deps, linked.ended)
  return linked.account
}
