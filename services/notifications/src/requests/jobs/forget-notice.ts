import type { Tx } from '../../database.ts'
import type { JobNotice } from '../../../generated/client.ts'

/**
 * A job that opens takes what was asked for it. What its address left unanswered, or stopped, stays, without the address; so
 * does the link of an email: it goes over to a job that the address still waits for, or to the next one that is typed.
 */
export async function forgetNotice(tx: Tx, notice: JobNotice): Promise<void> {
  const { id, recipient, proofs, proofAt, provenAt, stoppedAt } = notice
  await tx.jobNotice.delete({ where: { id } })
  const isUnanswered = proofAt !== null && provenAt === null
  if (!isUnanswered && !stoppedAt) return
  if (isUnanswered && !stoppedAt) {
    const next = await tx.jobNotice.findFirst({
      where: { recipient, proofAt: null, provenAt: null, stoppedAt: null },
      orderBy: { id: 'asc' },
    })
    if (next) {
      await tx.jobNotice.update({ where: { id: next.id }, data: { id, proofs, proofAt } })
      return
    }
  }
  const before = await tx.jobNoticeUnanswered.findUnique({ where: { recipient } })
  const at = proofAt ?? stoppedAt!
  const latest = before && before.proofAt > at ? before.proofAt : at
  const sent = isUnanswered ? proofs : 0
  await tx.jobNoticeUnanswered.upsert({
    where: { recipient },
    create: { recipient, proofs: sent, proofAt: at, stoppedAt, noticeId: isUnanswered ? id : null },
    update: {
      proofs: { increment: sent },
      proofAt: latest,
      ...(stoppedAt && { stoppedAt }),
      ...(isUnanswered && { noticeId: id }),
    },
  })
}
