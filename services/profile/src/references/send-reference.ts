import { dayMs } from '@lunchpail/contracts/durations'
import type { sendReference as contract } from '@lunchpail/contracts/profile/api'
import { referenceRequested } from '@lunchpail/contracts/profile/events'
import { digitsOf, isPhone } from '@lunchpail/contracts/auth/phone-number'
import type { JobEntry } from '@lunchpail/contracts/wizard/application'
import { emit } from '@lunchpail/kit-events/emit'
import { checkOwnContact } from '@lunchpail/kit-service/message-quota'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { secondsOver } from '@lunchpail/kit-service/seconds-over'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { savePerson } from '../sections/save-person.ts'
import {
  daysBefore,
  hashOfSecret,
  isAbout,
  isOpen,
  linkEnd,
  newSecret,
  presentReference,
  referenceLimits,
} from '../sections/reference-request.ts'
import { lockPerson } from '../sections/read-person.ts'

const refuseNumber = (rule: string) => refuse('invalid', { fieldErrors: { manager_number: rule } })

/**
 * One text to the manager of a job. The job keeps who was asked. A manager who was asked about this job already, who
 * declined, or whom others ask, gets no other text, and the candidate does not learn which of these it is.
 */
export const sendReference =
  (deps: Deps): Handler<typeof contract> =>
  async (request) => {
    const { write, clock, contactSecret, seal, findHome, messageQuota, updateTabs } = deps
    const { caller, body, language, traceparent } = request
    const { id: accountId, person: named } = caller.account
    checkOwnContact(caller.account)
    const now = clock.now()
    const secret = newSecret()
    const reply = await write(request, async (tx) => {
      const person = await lockPerson(tx, accountId)
      const jobs = person.value.jobs ?? []
      const job = jobs.find(({ reference_id }) => reference_id === body.reference_id)
      if (!job) return refuse('not-found')
      const number = body.manager_number ?? storedNumber(job)
      if (number === undefined) return refuseNumber('account.phone-invalid')
      if (number === named.phone) return refuseNumber('reference.own-number')
      const numberHash = contactSecret.hash('phone', number)
      const hashes = [...contactSecret.hashes('phone', number)]
      const own = await tx.referenceRequest.findMany({
        where: { accountId },
        orderBy: [{ sentAt: 'desc' }, { id: 'desc' }],
      })
      const toNumber = own.filter((one) => hashes.includes(one.numberHash))
      if (toNumber.some(({ state }) => state === 'not-me')) return refuseNumber('reference.wrong-number')

      const answered = own.find((one) => one.state === 'answered' && isAbout(one, job))
      const open = toNumber.find((one) => isAbout(one, job) && isOpen(one, now))
      const manager = { manager_name: body.manager_name, manager_number: number }
      const context = { savedAt: now, at: now, traceparent }
      const withManager = jobs.map((one) => (one === job ? { ...one, ...manager } : one))
      await savePerson(tx, person, { value: { jobs: withManager } }, context, findHome)
      const known = answered ?? open
      if (known) return { status: 201, body: { reference: presentReference(known, now) } }

      const sentAt = [now, ...own.map((request) => request.sentAt)]
      const retryAfterSeconds = Math.max(
        secondsOver(sentAt, { most: referenceLimits.aDay, windowMs: dayMs }, now),
        secondsOver(sentAt, { most: referenceLimits.in30Days, windowMs: 30 * dayMs }, now),
      )
      if (retryAfterSeconds > 0) return refuse('too-many-references', { retryAfterSeconds })
      // also one that no text goes out for: the candidate does not learn of that
      await messageQuota(tx, request, 1)
      await tx.referenceRequest.updateMany({
        where: { accountId, referenceId: body.reference_id, state: 'sent' },
        data: { state: 'replaced', secretHash: null },
      })
      const isSent =
        !toNumber.some(({ state }) => state === 'declined') &&
        toNumber.filter(({ sentAt }) => sentAt > daysBefore(now, 30)).length <
          referenceLimits.toNumberBySame &&
        (await isToBeAsked(tx, hashes, now))
      const asked = await tx.referenceRequest.create({
        data: {
          accountId,
          referenceId: body.reference_id,
          candidateName: `${named.first_name} ${named.last_name}`.trim(),
          title: job.title ?? '',
          company: job.company ?? '',
          startDate: job.start_date ?? '',
          endDate: job.current_job ? null : (job.end_date ?? null),
          managerName: body.manager_name,
          numberHash,
          numberEnd: number.slice(-2),
          secretHash: hashOfSecret(secret),
          sentAt: now,
          expiresAt: linkEnd(now),
        },
      })
      if (isSent) {
        await tx.askedNumber.create({ data: { numberHash, askedAt: now } })
        const content = {
          to: `+1${number}`,
          candidate: asked.candidateName,
          secret,
          until: asked.expiresAt.toISOString(),
        }
        await emit(
          tx,
          referenceRequested,
          { account_id: accountId, request_id: asked.id, language, sealed_reference: await seal(content) },
          { at: now, subject: accountId, traceparent },
        )
      }
      return { status: 201, body: { reference: presentReference(asked, now) } }
    })
    updateTabs({ kind: 'changed', accountId, topic: 'profile' })
    return reply
  }

/** The number that the job has on file, where it is one. */
function storedNumber({ manager_number = '' }: JobEntry): string | undefined {
  return isPhone(manager_number) ? digitsOf(manager_number) : undefined
}

/** Whoever asks: a number gets few of these texts. */
const isToBeAsked = async (tx: Tx, hashes: string[], now: Date): Promise<boolean> => {
  const lately = { numberHash: { in: hashes }, askedAt: { gt: daysBefore(now, 30) } }
  return (await tx.askedNumber.count({ where: lately })) < referenceLimits.toNumber
}
