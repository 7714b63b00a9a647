import { hourMs } from '../../durations.ts'
import type { Application } from '../application.ts'
import { phoneConfirmSkipHours } from '../enumerations.ts'
import type { WalkFacts } from '../steps.ts'

/** There is a phone, and no code has confirmed it. */
export const asksForPhone = ({ phone }: Pick<WalkFacts, 'phone'>): boolean =>
  phone !== null && phone !== 'verified'

/** 1 §4: whoever went on without confirming it is not asked again for 24 hours. A time in the future counts for nothing. */
export function isPhoneOpen(
  { phone_skipped_at }: Pick<Application, 'phone_skipped_at'>,
  facts: Pick<WalkFacts, 'phone' | 'now'>,
): boolean {
  if (!asksForPhone(facts)) return false
  const hours = (Date.parse(facts.now) - Date.parse(phone_skipped_at ?? '')) / hourMs
  return !(hours >= 0 && hours < phoneConfirmSkipHours)
}
