import type { Tx } from '../../database.ts'
import type { JobNotice } from '../../../generated/client.ts'

/** JB-06: a job that opens takes what was asked for it; that the address left emails unanswered stays, without the address. */
export async function forgetNotice(
  tx: Tx,
  { id, recipient, proofs, proofAt, provenAt }: JobNotice,
): Promise<void> {
  await tx.jobNotice.delete({ where: { id } })
  if (provenAt || !proofAt) return
  const before = await tx.jobNoticeUnanswered.findUnique({ where: { recipient } })
  const latest = before && before.proofAt > proofAt ? before.proofAt : proofAt
  await tx.jobNoticeUnanswered.upsert({
    where: { recipient },
    create: { recipient, proofs, proofAt },
    update: { proofs: { increment: proofs }, proofAt: latest },
  })
}
