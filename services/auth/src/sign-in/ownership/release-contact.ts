import { phoneMoved } from '@lunchpail/contracts/auth/events'
import type { Language } from '@lunchpail/contracts/language/translate'
import { refuse } from '@lunchpail/kit-service/refusal'
import { emit } from '@lunchpail/kit-events/emit'
import type { Account, Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { channelOf, type ContactKind } from '../../accounts/code-contact.ts'
import { publishAccount } from '../../accounts/publish-account.ts'
import { keepBarredContacts } from '../../accounts/barred-contacts.ts'
import type { About } from '../../accounts/set-member.ts'

type Needs = Pick<Deps, 'seal' | 'contactSecret'>

/**
 * Takes a contact from the account that has it, as another person proved it. Messages, codes and links go there no
 * more. The account goes on without: of a number its person is told by email, for an email they are asked for another one
 * where they are signed in. Where they are barred, whoever has the contact is, too.
 */
export async function releaseContact(
  tx: Tx,
  deps: Needs,
  before: Account,
  kind: ContactKind,
  about: About,
): Promise<void> {
  const { id } = before
  await keepBarredContacts(tx, deps, before, about.at, kind)
  const account = await tx.account.update({
    where: { id },
    data: {
      ...(kind === 'phone' ? noPhone : { email: null, emailVerifiedAt: null, emailQuietAt: null }),
      version: { increment: 1 },
      updatedAt: about.at,
    },
  })
  const which = { where: { accountId: id, channel: channelOf(kind) } }
  await tx.oneTimeCode.deleteMany(which)
  await tx.resetLink.deleteMany(which)
  await tx.claim.deleteMany({ where: { ...which.where, releasedAt: null } })
  await publishAccount(tx, deps, { before, account, changed: [] }, about)
  if (kind === 'phone')
    await emit(
      tx,
      phoneMoved,
      { account_id: id, language: before.language as Language, digits: before.phone!.slice(-2) },
      {
        at: about.at,
        subject: id,
        traceparent: about.traceparent,
      },
    )
}

const noPhone = {
  phone: null,
  phoneType: null,
  phoneVerifiedAt: null,
  phoneChangedAt: null,
  phoneReplacedAt: null,
  textConsentAt: null,
  textConsentWording: null,
}

/** The same of a number that a person proved in an account of their own. Returns the id of whoever had it, if anybody. */
export async function releasePhone(
  tx: Tx,
  deps: Needs,
  phone: string,
  about: About,
): Promise<string | undefined> {
  const before = await tx.account.findUnique({ where: { phone } })
  if (before) await releaseContact(tx, deps, before, 'phone', about)
  return before?.id
}

/** The same of an email, from an account in which it was not proven: one that was proven by now stays. */
export async function releaseUnprovenEmail(
  tx: Tx,
  deps: Needs,
  email: string,
  about: About,
): Promise<string | undefined> {
  const before = await tx.account.findUnique({ where: { email } })
  if (before?.emailVerifiedAt) return refuse('phone-code-expired')
  if (before) await releaseContact(tx, deps, before, 'email', about)
  return before?.id
}
