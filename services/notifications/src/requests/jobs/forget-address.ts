import type { Tx } from '../../database.ts'
import type { TemplateName } from '../../templates/templates.ts'

const ofJobNotices: TemplateName[] = ['job-notice-proof', 'job-opened']

/** With an account goes what was kept of its address where that was typed by a visitor. */
export async function forgetAddress(tx: Tx, recipients: readonly string[]): Promise<void> {
  const address = { recipient: { in: [...recipients] } }
  const notices = await tx.jobNotice.findMany({ where: address, select: { id: true } })
  await tx.jobNotice.deleteMany({ where: address })
  await tx.jobNoticeUnanswered.deleteMany({ where: address })
  await tx.message.deleteMany({
    where: {
      accountId: null,
      template: { in: ofJobNotices },
      // one that did not go out yet names no recipient
      OR: [address, { aboutId: { in: notices.map(({ id }) => id) } }],
    },
  })
}
