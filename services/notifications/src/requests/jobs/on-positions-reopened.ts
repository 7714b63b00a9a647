import { positionsReopened, type NamedPosition } from '@lunchpail/contracts/jobs/events'
import { reaction } from '@lunchpail/kit-events/subscription'
import type { JobNotice } from '../../../generated/client.ts'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { forgetNotice } from './forget-notice.ts'
import { lockJob, lockRecipient } from './lock-job.ts'
import { namedJobOf, queueJobOpened } from './queue-job-opened.ts'

/**
 * Whoever proved their address is written to, once: with that they are forgotten. So is who did not prove it, as there is
 * nothing to wait for anymore.
 */
export const onPositionsReopened = (deps: Pick<Deps, 'seal' | 'open' | 'clock'>) =>
  reaction(positionsReopened, { from: 'new', alone: true }, async (tx: Tx, { positions }) => {
    const at = deps.clock.now()
    const opened = positions.toSorted((one, other) => one.id - other.id)
    for (const { id } of opened) await lockJob(tx, id)
    const reopened: { readonly notice: JobNotice; readonly position: NamedPosition }[] = []
    for (const position of opened) {
      const { id: positionId, version } = position
      const before = await tx.reopenedJob.findUnique({ where: { positionId } })
      const latest = Math.max(version, before?.version ?? 0)
      await tx.reopenedJob.upsert({
        where: { positionId },
        create: { positionId, version, at },
        update: { version: latest, at },
      })
      const asked = { positionId, version: { lt: version } }
      const notices = await tx.jobNotice.findMany({ where: asked, orderBy: { id: 'asc' } })
      reopened.push(...notices.map((notice) => ({ notice, position })))
    }
    // the links of their emails go over to other jobs, of which some may be asked for at this moment
    const unanswered = reopened.filter(({ notice }) => !notice.provenAt).map(({ notice }) => notice.recipient)
    for (const recipient of [...new Set(unanswered)].toSorted()) await lockRecipient(tx, recipient)
    for (const { notice: found, position } of reopened) {
      // one of the same address may have left it its link
      const notice = await tx.jobNotice.findFirst({
        where: { recipient: found.recipient, positionId: position.id },
      })
      if (!notice) continue
      if (notice.provenAt && !notice.stoppedAt) await queueJobOpened(tx, deps, notice, namedJobOf(position))
      await forgetNotice(tx, notice)
    }
  })
