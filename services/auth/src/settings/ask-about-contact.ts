import { hourSeconds } from '@lunchpail/contracts/durations'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { ContactKind } from '../accounts/code-contact.ts'
import type { Account } from '../database.ts'
import type { Deps } from '../deps.ts'

const kinds = ['email', 'phone'] as const

/**
 * Counts each other contact than the account's own before it is said whether an account has it, and refuses more than people
 * type: else a list of them would be answered.
 */
export async function askAboutContact(
  { countContactQuestion, contactSecret }: Pick<Deps, 'countContactQuestion' | 'contactSecret'>,
  { network }: { readonly network: string },
  own: Account,
  given: Partial<Record<ContactKind, string | null | undefined>>,
): Promise<void> {
  for (const kind of kinds) {
    const value = given[kind]
    if (!value || value === own[kind]) continue
    const asked = { accountId: own.id, network, contact: contactSecret.hash(kind, value) }
    if (!(await countContactQuestion(asked)))
      refuse('too-many-requests', { sentence: 'too-many-requests.contacts', retryAfterSeconds: hourSeconds })
  }
}
