import { refuse } from '@lunchpail/kit-service/refusal'
import { isOwned } from '../../accounts/code-contact.ts'
import type { Tx } from '../../database.ts'
import { hasShownFactor, mayChangeLogin, secondFactorStep, type SecondFactor } from './second-factor.ts'
import { findSecondFactor } from './find-second-factor.ts'

export interface SignedIn {
  readonly account: { readonly id: string }
  readonly sessionId: string
}

/**
 * Before a contact changes: of a manager without a second factor it takes what a first one takes, so that none is set up by an
 * email or a number that was put in by the password alone.
 */
export async function checkContactChange(
  tx: Pick<Tx, 'account' | 'session'>,
  caller: SignedIn,
): Promise<void> {
  await checkFirst(tx, caller, await checkSecondFactor(tx, caller), 'contact')
}

/** Before a contact is proven or the password changes: the second factor that is there or asked for was shown in this session. */
export async function checkSecondFactor(
  tx: Pick<Tx, 'account' | 'session'>,
  caller: SignedIn,
): Promise<SecondFactor> {
  const factor = await factorOf(tx, caller)
  return mayChangeLogin(factor) ? factor : refuseFactor(factor)
}

/** Before what was written to a manager leaves the site: it names candidates, and asks what the portal asks. */
export async function checkPortalFactor(
  tx: Pick<Tx, 'account' | 'session'>,
  caller: SignedIn,
): Promise<void> {
  const factor = await factorOf(tx, caller)
  if (secondFactorStep(factor) !== 'none') refuseFactor(factor)
}

/**
 * Before a second factor is added, replaced or removed: the one that is there was shown in this session. A manager's first one
 * takes more than the password: the session came from their email, or a code from there came back in it. While no contact is
 * proven there is none: it would outlive the proof, and shut out whoever gave it.
 */
export async function checkFactors(
  tx: Pick<Tx, 'account' | 'session'>,
  caller: SignedIn,
): Promise<SecondFactor> {
  const factor = await factorOf(tx, caller)
  if (!hasShownFactor(factor)) return refuseFactor(factor)
  await checkFirst(tx, caller, factor, 'factor')
  return factor
}

type Changes = 'contact' | 'factor'

async function checkFirst(
  tx: Pick<Tx, 'account' | 'session'>,
  caller: SignedIn,
  { isManager, hasAuthenticator, hasPasskey, passed }: SecondFactor,
  changes: Changes,
): Promise<void> {
  if (isManager && !hasAuthenticator && !hasPasskey && !passed) await checkEmailShown(tx, caller, changes)
}

/** Of a passkey that no page asks for, it says how it is shown. */
const refuseFactor = ({ hasAuthenticator, hasPasskey }: SecondFactor): never =>
  refuse(
    'second-factor-needed',
    hasPasskey && !hasAuthenticator ? { sentence: 'second-factor-needed.passkey' } : {},
  )

/**
 * What opens a session that says nothing of whoever reads what is owned. Who owns a number alone proves the email that is there, or
 * comes by a link that is texted.
 */
const silent: readonly (string | null)[] = ['password', null]

async function checkEmailShown(
  tx: Pick<Tx, 'account' | 'session'>,
  { account: { id: accountId }, sessionId }: SignedIn,
  changes: Changes,
): Promise<void> {
  const session = await tx.session.findUnique({
    where: { id: sessionId, accountId },
    include: { account: { include: { company: true } } },
  })
  if (!session) return
  const { account, openedBy, emailShownAt } = session
  const isUnowned = account.emailVerifiedAt === null && !isOwned(account, 'phone')
  // its contacts are its maker's, who may have mistyped them, until it is let into a company
  const isMakers = isUnowned && account.company?.state !== 'approved'
  const isShown = !silent.includes(openedBy) || emailShownAt !== null
  if (changes === 'factor' ? isShown && !isUnowned : isShown || isMakers) return
  refuse('contact-unproven', { sentence: 'contact-unproven.again' })
}

async function factorOf(
  tx: Pick<Tx, 'account' | 'session'>,
  { account, sessionId }: SignedIn,
): Promise<SecondFactor> {
  return (await findSecondFactor(tx, account.id, sessionId)) ?? refuse('not-found')
}

/** The app is for managers. */
export async function checkManagersFactor(
  tx: Pick<Tx, 'account' | 'session'>,
  caller: SignedIn,
): Promise<SecondFactor> {
  const factor = await checkFactors(tx, caller)
  return factor.isManager ? factor : refuse('forbidden')
}

/** The second factor was shown in this session: the portal opens by the next token. */
export const passInSession = (tx: Pick<Tx, 'session'>, sessionId: string, now: Date): Promise<unknown> =>
  tx.session.updateMany({ where: { id: sessionId, endedAt: null }, data: { secondFactorAt: now } })
