import { createHash } from 'node:crypto'
import { candidateChanged, type CandidateState } from '@lunchpail/contracts/profile/events'
import { utcDay } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { emit } from '@lunchpail/kit-events/emit'
import type { Tx } from './database.ts'
import { candidateOf } from './domain/candidate.ts'
import type { Saving } from './keep-sections.ts'
import { readPerson, type Person } from './person.ts'
import type { FindHome } from './places/homes.ts'

/** What matching may know of a person today. */
export function contentOf({ preferences, value }: Person, findHome: FindHome, now: Date) {
  const zip = value.address_international ? '' : (value.address_postal_code ?? '').trim()
  return candidateOf({ preferences, value, home: findHome(zip), today: utcDay(now) })
}

/** Says what matching may know of a person, unless that is what it knows already. */
export async function tellCandidate(
  tx: Tx,
  accountId: string,
  findHome: FindHome,
  { at, traceparent }: Saving,
): Promise<void> {
  const content = contentOf(await readPerson(tx, accountId), findHome, at)
  const contentHash = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
  const told = await tx.candidate.findUnique({ where: { accountId } })
  if (told?.contentHash === contentHash) return
  const version = (told?.version ?? 0) + 1
  await tx.candidate.upsert({
    where: { accountId },
    create: { accountId, version, contentHash },
    update: { version, contentHash },
  })
  const thing: CandidateState = { id: accountId, version, ...content }
  await emit(
    tx,
    candidateChanged,
    { things: [thing] },
    { at, subject: accountId, ...(traceparent && { traceparent }) },
  )
}
