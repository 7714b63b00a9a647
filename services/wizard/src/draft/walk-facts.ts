import { utcDay } from '@lunchpail/contracts/wizard/rules/calendar-day'
import type { WalkFacts } from '@lunchpail/contracts/wizard/steps'
import type { CallerAccount } from '@lunchpail/kit-service/route'
import type { Applicant } from '../applicant/find-applicant.ts'

/** What the walk knows besides the answers. The phone is the account's, as it came with the request. */
export const walkFacts = (
  { person }: { readonly person: CallerAccount['person'] | null },
  { phone_state, met }: Pick<Applicant, 'phone_state' | 'met'>,
  equal_opportunity: boolean,
  now: Date,
): WalkFacts => ({
  equal_opportunity,
  today: utcDay(now),
  now: now.toISOString(),
  phone: person?.phone ? (phone_state ?? 'unverified') : null,
  met,
})
