import type { Application } from '@lunchpail/contracts/wizard/application'
import type { Taken } from '@lunchpail/kit-service/refuse-taken'
import type { CallerAccount } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { isKnownContact } from '../applicant/is-known-contact.ts'
import { contactOf, typedContact } from './typed-contact.ts'

/** What of a saved contact is another account's, and what is not asked about, nor given to the account, for now. */
export interface TakenContact {
  readonly taken: Taken
  readonly unshared: readonly (keyof Taken)[]
}

/**
 * Which contact of an application belongs to another account. The caller's own is theirs whatever is known here: auth
 * signed it, and decides. Whoever asks about more than people type hears of none anymore: the save goes on, and auth is not
 * told of that contact, whosever it is, as what the account got of it would be an answer.
 */
export async function findTakenContact(
  {
    rawSql,
    contactSecret,
    countContactQuestion,
  }: Pick<Deps, 'rawSql' | 'contactSecret' | 'countContactQuestion'>,
  {
    caller: { account },
    network,
  }: { readonly caller: { readonly account: CallerAccount }; readonly network: string },
  application: Application,
): Promise<TakenContact> {
  const { id } = account
  const own = contactOf(account.person)
  const { email, phone } = typedContact(application, own)
  const unshared: (keyof Taken)[] = []
  const isTaken = async (kind: keyof Taken, typed: string | undefined) => {
    if (typed === undefined || typed === own[kind]) return false
    if (!(await countContactQuestion({ accountId: id, network, contact: contactSecret.hash(kind, typed) }))) {
      unshared.push(kind)
      return false
    }
    return isKnownContact(rawSql.statements, kind, contactSecret.hashes(kind, typed), id)
  }
  const [isEmailTaken, isPhoneTaken] = await Promise.all([isTaken('email', email), isTaken('phone', phone)])
  return { taken: { email: isEmailTaken, phone: isPhoneTaken }, unshared }
}
