import type { CompanyIdentityProvider } from '../../generated/client.ts'
import type { Account } from '../database.ts'
import type { Deps } from '../deps.ts'
import { type Claims, emailOfCompany } from '../domain/email-of-company.ts'
import { failSignOn } from '../domain/sign-on-failure.ts'
import { endSessions, noticeSessions } from './end-sessions.ts'
import { proofColumns, publishProof } from './prove-contact.ts'
import { publishCredentials } from './publish-account.ts'
import { sameContact } from './send-secret.ts'

/** The account of a person of the provider. Only one of the company, however it was found. */
export async function accountOfIdentity(
  deps: Deps,
  provider: CompanyIdentityProvider,
  claims: Claims,
  traceparent: string | undefined,
): Promise<Account> {
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
  return linkIdentity(deps, account, { issuer, subject: claims.subject }, traceparent)
}

/**
 * Links an account to whom the provider says has its email. Where nobody had proven that email here, whoever made the
 * account may be somebody else who knew it: their password, sessions, phone, codes, links and passkeys open it no more.
 */
async function linkIdentity(
  deps: Deps,
  before: Account,
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
  traceparent: string | undefined,
): Promise<Account> {
  const now = deps.clock.now()
  const accountId = before.id
  const isProven = before.emailVerifiedAt !== null
  const { account, ended } = await deps.transaction(async (tx) => {
    const [account] = await tx.account.updateManyAndReturn({
      where: { ...sameContact(before), companyId: before.companyId, emailVerifiedAt: before.emailVerifiedAt },
      data: isProven
        ? { updatedAt: now }
        : {
            ...proofColumns(before, { emailVerifiedAt: now, phoneVerifiedAt: null }),
            passwordHash: null,
            updatedAt: now,
          },
    })
    if (!account) return failSignOn('stale')
    const { count } = await tx.linkedIdentity.createMany({
      data: [{ issuer, subject, accountId, createdAt: now }],
      skipDuplicates: true,
    })
    // the account is another person's of the provider, or was linked in this moment
    if (count === 0) return failSignOn('email-taken')
    if (isProven) return { account, ended: [] }
    await publishProof(tx, deps, { before, account }, { at: now, traceparent })
    await tx.oneTimeCode.deleteMany({ where: { accountId } })
    await tx.resetLink.deleteMany({ where: { accountId } })
    await tx.knownDevice.deleteMany({ where: { accountId } })
    await tx.passkey.deleteMany({ where: { accountId } })
    if (before.passwordHash !== null)
      await publishCredentials(tx, deps, { before, changed: ['password'] }, { at: now, traceparent })
    return { account, ended: await endSessions(tx, { accountId }, now, 'password changed') }
  })
  noticeSessions(deps, ended)
  return account
}
