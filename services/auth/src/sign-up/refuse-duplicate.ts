import { sentences as english } from '@lunchpail/contracts/language/sentences.en'
import { sentences as spanish } from '@lunchpail/contracts/language/sentences.es'
import { type Language, translator } from '@lunchpail/contracts/language/translate'
import { refuse } from '@lunchpail/kit-service/refusal'
import { takenErrors, type Taken } from '@lunchpail/kit-service/refuse-taken'

/** Names the taken handle, at its field and in the sentence of the login that a visitor is sent to. */
export function refuseDuplicate(taken: Taken, language: Language): never {
  const t = translator<typeof english>(language === 'es' ? spanish : english)
  return refuse('duplicate-user', {
    fieldErrors: takenErrors(taken),
    values: { handle: t(taken.email ? 'handle.email' : 'handle.phone') },
  })
}
