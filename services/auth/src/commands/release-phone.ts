import type { Language } from '@lunchpail/contracts/language/translate'
import { phoneMoved } from '@lunchpail/contracts/auth/events'
import { emit } from '@lunchpail/kit-events/emit'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { publishAccount } from './publish-account.ts'

/**
 * AU-28: takes a number from the account that has it, as somebody else proved it by a code, and has its person told by
 * email. Texts, codes and links go there no more. Returns the account's id, if there is one.
 */
export async function releasePhone(
  tx: Tx,
  deps: Pick<Deps, 'seal' | 'contactSecret'>,
  phone: string,
  about: { readonly at: Date; readonly traceparent: string },
): Promise<string | undefined> {
  const before = await tx.account.findUnique({ where: { phone } })
  if (!before) return undefined
  const account = await tx.account.update({
    where: { id: before.id },
    data: {
      phone: null,
      phoneType: null,
      phoneVerifiedAt: null,
      phoneChangedAt: null,
      phoneReplacedAt: null,
      textConsentAt: null,
      textConsentWording: null,
      version: { increment: 1 },
      updatedAt: about.at,
    },
  })
  await tx.oneTimeCode.deleteMany({ where: { accountId: before.id, channel: 'text' } })
  await tx.resetLink.deleteMany({ where: { accountId: before.id, channel: 'text' } })
  await publishAccount(tx, deps, { before, account, changed: [] }, about)
  await emit(
    tx,
    phoneMoved,
    { account_id: before.id, language: before.language as Language, digits: phone.slice(-2) },
    { at: about.at, subject: before.id, traceparent: about.traceparent },
  )
  return before.id
}
