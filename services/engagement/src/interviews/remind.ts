import type { Task } from 'graphile-worker'
import * as z from 'zod/mini'
import { requestNotice } from '../notices/request-notice.ts'
import type { Deps } from '../deps.ts'
import { inviteInclude } from '../rows/includes.ts'

const payload = z.object({
  id: z.string(),
  timeId: z.string(),
  what: z.enum(['day-before', 'hours-before']),
})

/** Reminds of an interview whose time is still the one that the job was made for. */
export const remind =
  ({ transaction, clock }: Deps): Task =>
  async (input) => {
    const { id, timeId, what } = payload.parse(input)
    await transaction(async (tx) => {
      const invite = await tx.invite.findUnique({ where: { id }, include: inviteInclude })
      if (invite?.state === 'open' && invite.timeId === timeId)
        await requestNotice(tx, what, invite.application, invite, { at: clock.now() })
    })
  }
