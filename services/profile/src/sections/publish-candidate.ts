import { createHash } from 'node:crypto'
import { candidateChanged, type CandidateState } from '@lunchpail/contracts/profile/events'
import { utcDay } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { emit } from '@lunchpail/kit-events/emit'
import type { Tx } from '../database.ts'
import { candidateOf } from './candidate.ts'
import { answeredIn } from './preferences.ts'
import type { SaveContext } from './save-sections.ts'
import type { StoredPerson } from './read-person.ts'
import type { FindHome } from './find-home.ts'

/** What matching may know of a person today, without its version. */
export function candidateContent(
  { preferences, storedPreferences, value, companyAnswers, alertsConsent }: Omit<StoredPerson, 'references'>,
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

/** Publishes what matching may know of a person, unless it was published just so. */
export async function publishCandidate(
  tx: Tx,
  person: StoredPerson,
  findHome: FindHome,
  { at, traceparent }: SaveContext,
): Promise<void> {
  const { accountId } = person
  const content = candidateContent(person, findHome, at)
  const contentHash = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
  const published = await tx.candidate.findUnique({ where: { accountId } })
  if (published?.contentHash === contentHash) return
  const version = (published?.version ?? 0) + 1
  await tx.candidate.upsert({
    where: { accountId },
    create: { accountId, version, contentHash },
    update: { version, contentHash },
  })
  const candidate: CandidateState = { id: accountId, version, ...content }
  await emit(tx, candidateChanged, { things: [candidate] }, { at, subject: accountId, traceparent })
}
