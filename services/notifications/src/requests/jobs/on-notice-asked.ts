import { dayMs } from '@lunchpail/contracts/durations'
import { noticeAsked } from '@lunchpail/contracts/jobs/events'
import { maxJobNotices } from '@lunchpail/contracts/notifications/job-notices-api'
import { reaction } from '@lunchpail/kit-events/subscription'
import { isStopped } from '../../consent/is-stopped.ts'
import { startJobNotices } from '../../consent/start-job-notices.ts'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { queueMessage } from '../queue-message.ts'
import { forgetNotice } from './forget-notice.ts'
import { lockJob, lockRecipient } from './lock-job.ts'
import { namedJobOf, queueJobOpened, sealedAddress } from './queue-job-opened.ts'

/** Emails with the button that an address gets within a day, where it answers them. */
const proofsADay = 5
/** Emails with the button that an address may have left unanswered: after that it gets none. */
const proofsUnanswered = 5

/**
 * Keeps who waits for a closed job. An address that an account has proven waits at once; any other first gets an email whose
 * page has the button. Whoever typed it learns nothing of whether it did.
 */
export const onNoticeAsked = (deps: Pick<Deps, 'seal' | 'open' | 'clock' | 'recipients'>) =>
  reaction(noticeAsked, { from: 'new', alone: true }, async (tx: Tx, data, { id: cause, time }) => {
    const { account_id: accountId, position, language } = data
    const { to } = sealedAddress.parse(await deps.open(data.sealed_address))
    const now = deps.clock.now()
    const recipients = deps.recipients.hashes(to)
    await lockJob(tx, position.id)
    await lockRecipient(tx, recipients[0]!)
    const isProven = accountId !== null
    // as the time of asking counts, what was stopped since stays stopped
    if (isProven) await startJobNotices(tx, recipients, { cause, at: new Date(time) })
    if (await isStopped(tx, 'email', recipients, { scope: 'job-notices' })) return
    const address = { recipient: { in: [...recipients] } }
    const before = await tx.jobNotice.findFirst({ where: { ...address, positionId: position.id } })
    if (!before && (await tx.jobNotice.count({ where: address })) >= maxJobNotices) return
    // only who reads there takes back what was said there
    if (!isProven && ((await hasStopped(tx, recipients)) || (await isDead(tx, recipients)))) return
    const { title, company, place } = namedJobOf(position)
    // who types a proven address may be anybody: its owner's language stays
    const keptLanguage = before?.provenAt && !isProven ? before.language : language
    const asked = { version: position.version, title, company, place, language: keptLanguage, askedAt: now }
    const proven = isProven && { accountId, provenAt: now, stoppedAt: null }
    const content = { ...asked, ...proven, sealedAddress: data.sealed_address }
    const notice = before
      ? await tx.jobNotice.update({ where: { id: before.id }, data: content })
      : await tx.jobNotice.create({
          data: {
            ...content,
            ...(!isProven && (await takeLink(tx, recipients))),
            positionId: position.id,
            recipient: recipients[0]!,
          },
        })
    const reopened = await tx.reopenedJob.findUnique({ where: { positionId: position.id } })
    if (reopened && reopened.version > position.version) {
      // it opened before this was told here
      if (notice.provenAt) await queueJobOpened(tx, deps, notice, namedJobOf(position))
      await forgetNotice(tx, notice)
      return
    }
    if (notice.provenAt || !(await mayAskForProof(tx, recipients, now))) return
    await tx.jobNotice.update({ where: { id: notice.id }, data: { proofAt: now, proofs: { increment: 1 } } })
    await queueMessage(tx, {
      accountId: null,
      aboutId: notice.id,
      channel: 'email',
      template: 'job-notice-proof',
      cause,
      language,
      sealedValues: await deps.seal({
        to,
        secret: deps.recipients.messageToken(notice.id, notice.recipient),
        job: namedJobOf(position),
      }),
      at: now,
    })
  })

/** A button said so for all jobs, those to come too. */
async function hasStopped(tx: Tx, recipients: readonly string[]): Promise<boolean> {
  const where = { recipient: { in: [...recipients] }, stoppedAt: { not: null } }
  return (await tx.jobNotice.count({ where })) + (await tx.jobNoticeUnanswered.count({ where })) > 0
}

/** The link of an email that was not answered before its job opened: it is for this job from now on. */
async function takeLink(tx: Tx, recipients: readonly string[]) {
  const left = await tx.jobNoticeUnanswered.findFirst({
    where: { recipient: { in: [...recipients] }, noticeId: { not: null } },
  })
  if (!left?.noticeId) return {}
  const { recipient, noticeId: id, proofs, proofAt } = left
  await tx.jobNoticeUnanswered.delete({ where: { recipient } })
  return { id, proofs, proofAt }
}

/** Emails there come back. What came back before its owner proved it says nothing. */
async function isDead(tx: Tx, recipients: readonly string[]): Promise<boolean> {
  const bounced = { channel: 'email', recipient: { in: [...recipients] }, state: 'bounced' }
  return (await tx.reach.count({ where: bounced })) > 0
}

/**
 * An address whose last email was not answered within a day gets no other that day: its page holds whatever was asked since,
 * too. So no one has a stranger written to more than a few times, whatever jobs they name.
 */
async function mayAskForProof(tx: Tx, recipients: readonly string[], now: Date): Promise<boolean> {
  const recipient = { in: [...recipients] }
  const waiting = await tx.jobNotice.findMany({
    where: { recipient, proofAt: { not: null } },
    select: { proofAt: true, proofs: true, provenAt: true },
  })
  const forgotten = await tx.jobNoticeUnanswered.findMany({ where: { recipient } })
  const asked = [...waiting, ...forgotten.map((left) => ({ ...left, provenAt: null }))]
  const dayAgo = new Date(now.getTime() - dayMs)
  const today = asked.filter(({ proofAt }) => proofAt! > dayAgo)
  const unanswered = asked.filter(({ provenAt }) => provenAt === null)
  const sent = unanswered.reduce((count, { proofs }) => count + proofs, 0)
  return (
    today.length < proofsADay && sent < proofsUnanswered && today.every(({ provenAt }) => provenAt !== null)
  )
}
