import type { Prisma } from '../../../generated/client.ts'
import type { Account, Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import type { ContactKind } from '../../accounts/code-contact.ts'
import { noWantedPhone } from '../../accounts/contact-columns.ts'
import { forgetAttempts } from '../attempts/count-attempt.ts'
import { endSessions } from '../sessions/open-sessions.ts'
import { publishAccount, publishCredentials } from '../../accounts/publish-account.ts'
import type { About } from '../../accounts/set-member.ts'

interface Taking {
  /** that the prover owns */
  readonly contact: ContactKind
  /** of the proof, and of what came with it */
  readonly columns: Prisma.AccountUncheckedUpdateManyInput
}

/**
 * The account is the prover's: nothing that opened it before opens it anymore, and the contact that another person may have
 * typed gets nothing until it is proven again.
 */
export async function takeAccount(
  tx: Tx,
  deps: Pick<Deps, 'seal' | 'contactSecret'>,
  before: Account,
  { contact, columns }: Taking,
  about: About,
) {
  const { id: accountId } = before
  const account = await tx.account.update({
    where: { id: accountId },
    data: {
      passwordHash: null,
      ...noWantedPhone,
      wantedEmail: null,
      takenAt: about.at,
      ...(contact === 'email' ? otherPhone : { emailVerifiedAt: null, emailQuietAt: about.at }),
      ...columns,
      version: { increment: 1 },
      updatedAt: about.at,
    },
  })
  const of = { where: { accountId } }
  await tx.oneTimeCode.deleteMany(of)
  await tx.resetLink.deleteMany(of)
  await tx.claim.deleteMany(of)
  await tx.knownDevice.deleteMany(of)
  await tx.linkedIdentity.deleteMany(of)
  await tx.passkeyChallenge.deleteMany(of)
  await forgetAttempts(tx, accountId)
  const { count: passkeys } = await tx.passkey.deleteMany(of)
  const { count: apps } = await tx.authenticator.deleteMany({
    where: { accountId, confirmedAt: { not: null } },
  })
  await tx.authenticator.deleteMany(of)
  const ended = await endSessions(tx, { accountId }, about.at, 'password changed')
  const changed = [
    ...(before.passwordHash === null ? [] : (['password'] as const)),
    ...(passkeys === 0 ? [] : (['passkey'] as const)),
    ...(apps === 0 ? [] : (['second-factor-off'] as const)),
  ]
  await publishAccount(tx, deps, { before, account, changed: [] }, about)
  // to the email where that is what was proven: the other one may be anybody's
  if (contact === 'email' && changed.length > 0)
    await publishCredentials(tx, deps, { before, changed }, about)
  return { account, taken: true, ended } as const
}

const otherPhone = {
  phoneVerifiedAt: null,
  textConsentAt: null,
  textConsentWording: null,
  textStoppedAt: null,
}
