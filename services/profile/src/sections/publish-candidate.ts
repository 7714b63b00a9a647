import { createHash } from 'node:crypto'
import { candidateChanged, type CandidateState } from '@lunchpail/contracts/profile/events'
import { utcDay } from '@lunchpail/contracts/wizard/rules/calendar-day'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { emit } from '@lunchpail/kit-events/emit'
import { candidateOf } from './candidate.ts'
import { answeredIn } from './preferences.ts'
import type { SaveContext } from './save-sections.ts'
import type { StoredPerson } from './read-person.ts'
import { upsertCandidate } from './upsert-person.ts'
import type { Published } from './select-person.ts'
import type { FindHome } from './find-home.ts'

/** What matching may know of a person today, without its version. */
export function candidateContent(
  {
    preferences,
    storedPreferences,
    value,
    companyAnswers,
    alertsConsent,
  }: Omit<StoredPerson, 'references' | 'published'>,
  findHome: FindHome,
  now: Date,
) {
  const zip = value.address_international ? '' : (value.address_postal_code ?? '').trim()
  return candidateOf({
    alertsConsent,
    preferences,
    answered: answeredIn(storedPreferences, value),
    value,
    companyAnswers,
    home: findHome(zip),
    today: utcDay(now),
  })
}

/**
 * Publishes what matching may know of a person, unless it was published just so. Under their lock, as it was read. Returns what is
 * published then.
 */
export async function publishCandidate(
  tx: Transaction,
  person: StoredPerson,
  findHome: FindHome,
  { at, traceparent }: SaveContext,
): Promise<Published> {
  const { accountId, published } = person
  const content = candidateContent(person, findHome, at)
  const contentHash = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
  if (published?.contentHash === contentHash) return published
  const version = (published?.version ?? 0) + 1
  await upsertCandidate(tx, accountId, { version, contentHash })
  const candidate: CandidateState = { id: accountId, version, ...content }
  await emit(tx, candidateChanged, { things: [candidate] }, { at, subject: accountId, traceparent })
  return { version, contentHash }
}
