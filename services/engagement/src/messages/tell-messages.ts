import { messageSides } from '@lunchpail/contracts/engagement/messages-api'
import type { Task } from 'graphile-worker'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import { requestMessageNotice } from '../notices/request-desk-notice.ts'
import { findPeople } from '../rows/find-people.ts'
import { lockApplications } from '../rows/lock-rows.ts'
import { emailedAt, setEmailedAt } from './email-of-hour.ts'
import { mayWrite } from './may-write.ts'
import { tellCandidate } from './tell-candidate.ts'

const payload = z.object({ id: z.string(), side: z.enum(messageSides) })

/**
 * At the end of an hour in which one email told of messages: tells of the latest of one side that came after it, where the other side
 * has neither read nor answered it and may still answer. What managers have read is kept nowhere.
 */
export const tellMessages =
  ({ transaction, clock, seal }: Pick<Deps, 'transaction' | 'clock' | 'seal'>): Task =>
  async (input) => {
    const { id, side } = payload.parse(input)
    await transaction(async (tx) => {
      await lockApplications(tx, [id])
      const thread = await tx.application.findUnique({ where: { id }, include: { reports: true } })
      const before = thread && emailedAt(thread, side)
      if (!before || !mayWrite(thread)) return
      const latest = await tx.message.findFirst({
        where: { applicationId: id, side, at: { gt: before } },
        orderBy: [{ at: 'desc' }, { id: 'desc' }],
      })
      if (!latest || (side === 'manager' && thread.unreadMessages === 0)) return
      const answer = { applicationId: id, side: { not: side }, at: { gt: latest.at } }
      if ((await tx.message.count({ where: answer })) > 0) return
      const at = clock.now()
      if (side === 'candidate') await requestMessageNotice(tx, thread, { at })
      else {
        const { authorId, text } = latest
        const from = (await findPeople(tx, [authorId])).get(authorId)?.firstName ?? ''
        const told = { author_id: authorId, message_id: latest.id, by_email: true }
        await tellCandidate(tx, thread, { ...told, sealed_message: await seal({ from, text }) }, { at })
      }
      await setEmailedAt(tx, thread, side, at)
    })
  }
