import { dayMs } from '@lunchpail/contracts/durations'
import { createHash, randomBytes } from 'node:crypto'
import type { Reference } from '@lunchpail/contracts/profile/api'
import type { ReferenceState } from '@lunchpail/contracts/profile/enumerations'
import type { JobEntry } from '@lunchpail/contracts/wizard/application'
import type { ReferenceRequest } from '../../generated/client.ts'
import type { AboutJob } from './select-person.ts'

/** How long the link of a request works. */
export const linkDays = 14

/** What bounds the texts of a person, and those to one number, by whomever. */
export const referenceLimits = { aDay: 5, in30Days: 20, toNumber: 3, toNumberBySame: 2 } as const

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs)
export const linkEnd = (now: Date): Date => new Date(now.getTime() + linkDays * dayMs)

/** The secret of a link and the hash by which it is known. */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url')
export const newSecret = (): string => randomBytes(32).toString('base64url')

type Stored = Pick<ReferenceRequest, 'state' | 'expiresAt'>

/** A request that can still be answered, as far as its candidate knows. */
export const isOpen = ({ state, expiresAt }: Stored, now: Date): boolean =>
  (state === 'sent' || state === 'declined') && expiresAt > now

/** What its candidate sees: a declined one looks unanswered. */
export function shownState({ state, expiresAt }: Stored, now: Date): ReferenceState {
  if (state === 'answered') return 'answered'
  if (state === 'not-me') return 'wrong-number'
  return isOpen({ state, expiresAt }, now) ? 'sent' : 'expired'
}

/** Whether a request is about this job as it is now: one that became another job has no reference. */
export const isAbout = ({ referenceId, title, company, startDate }: AboutJob, job: JobEntry): boolean =>
  referenceId === job.reference_id &&
  title === (job.title ?? '') &&
  company === (job.company ?? '') &&
  startDate === (job.start_date ?? '')

export const presentReference = (request: ReferenceRequest, now: Date): Reference => ({
  reference_id: request.referenceId,
  manager_name: request.managerName,
  manager_number: `•••-•••-••${request.numberEnd}`,
  state: shownState(request, now),
  sent_at: request.sentAt.toISOString(),
  expires_at: request.expiresAt.toISOString(),
})
