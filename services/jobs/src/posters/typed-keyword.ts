import { isKeyword, isReservedKeyword, plainKeyword } from '@lunchpail/contracts/jobs/poster-keyword'
import { refuse } from '@lunchpail/kit-service/refusal'

/** The keyword that a manager typed; null where they want none. */
export function typedKeyword(typed: string): string | null {
  if (typed === '') return null
  const word = plainKeyword(typed)
  if (!isKeyword(word)) return refuse('invalid', { fieldErrors: { keyword: 'field.invalid' } })
  if (isReservedKeyword(word)) return refuse('keyword-reserved')
  return word
}
