import { sentences as english } from '@lunchpail/contracts/language/sentences.en'
import { sentences as spanish } from '@lunchpail/contracts/language/sentences.es'
import { type Language, translator } from '@lunchpail/contracts/language/translate'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Tx } from '../database.ts'

export interface Handles {
  readonly email: string
  readonly phone: string | null
}

/** Which of these handles belong to another account than `own`. */
export async function takenHandles(tx: Pick<Tx, 'account'>, { email, phone }: Handles, own?: string) {
  const others = own === undefined ? {} : { id: { not: own } }
  return {
    email: (await tx.account.count({ where: { email, ...others } })) > 0,
    phone: phone !== null && (await tx.account.count({ where: { phone, ...others } })) > 0,
  }
}

/** Says which handle is taken, at its field and in the sentence of the login that a visitor is sent to. 1 §8. */
export function refuseDuplicate(
  taken: { readonly email: boolean; readonly phone: boolean },
  language: Language,
): never {
  const sentence = translator<typeof english>(language === 'es' ? spanish : english)
  return refuse('duplicate-user', {
    fieldErrors: {
      ...(taken.email && { email: 'account.email-taken' }),
      ...(taken.phone && { phone: 'account.phone-taken' }),
    },
    values: { handle: sentence(taken.email ? 'handle.email' : 'handle.phone') },
  })
}
