import { positionsReopened } from '@lunchpail/contracts/jobs/events'
import { reaction } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { forgetNotice } from './forget-notice.ts'
import { lockJob } from './lock-job.ts'
import { namedJobOf, queueJobOpened } from './queue-job-opened.ts'

/**
 * JB-06: whoever proved their address is written to, once: with that they are forgotten. So is who did not prove it, as there is
 * nothing to wait for anymore.
 */
export const onPositionsReopened = (deps: Pick<Deps, 'seal' | 'open' | 'clock'>) =>
  reaction(positionsReopened, { from: 'new', alone: true }, async (tx: Tx, { positions }) => {
    const at = deps.clock.now()
    for (const position of positions.toSorted((one, other) => one.id - other.id)) {
      const { id: positionId, version } = position
      await lockJob(tx, positionId)
      const before = await tx.reopenedJob.findUnique({ where: { positionId } })
      const latest = Math.max(version, before?.version ?? 0)
      await tx.reopenedJob.upsert({
        where: { positionId },
        create: { positionId, version, at },
        update: { version: latest, at },
      })
      const asked = { positionId, version: { lt: version } }
      const notices = await tx.jobNotice.findMany({ where: asked, orderBy: { id: 'asc' } })
      for (const notice of notices) {
        if (notice.provenAt && !notice.stoppedAt) await queueJobOpened(tx, deps, notice, namedJobOf(position))
        await forgetNotice(tx, notice)
      }
    }
  })
