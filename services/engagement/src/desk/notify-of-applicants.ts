import { hourMs } from '@lunchpail/contracts/durations'
import type { Task } from 'graphile-worker'
import * as z from 'zod/mini'
import { deskNoticeRequested } from '@lunchpail/contracts/engagement/desk-events'
import { emit } from '@lunchpail/kit-events/emit'
import { planTelling } from '../notices/plan-applicant-notices.ts'
import { takeUnnotified } from './take-unnotified.ts'
import type { Deps } from '../deps.ts'
import { findManagersToNotify } from '../notices/find-managers-to-notify.ts'

const payload = z.object({ employerId: z.string(), pace: z.enum(['at-once', 'daily']) })
/** What is older is no news, as where a company was approved long after its roles were there. */
const newForMs = 7 * 24 * hourMs

/** One email for each manager of this pace about all who applied since the last one. */
export const notifyOfApplicants =
  ({ transaction, clock }: Pick<Deps, 'transaction' | 'clock'>): Task =>
  async (input) => {
    const { employerId, pace } = payload.parse(input)
    const at = clock.now()
    await transaction(async (tx) => {
      const fresh = await takeUnnotified(tx, employerId, pace, new Date(at.getTime() - newForMs))
      if (fresh.count === 0) return
      const managers = await findManagersToNotify(
        tx,
        { companyId: employerId, at },
        ({ applicants }) => applicants === pace,
      )
      for (const account_id of managers)
        await emit(
          tx,
          deskNoticeRequested,
          {
            account_id,
            what: 'applicants',
            company_name: fresh.company_name ?? '',
            count: fresh.count,
            roles: fresh.roles ?? [],
            candidate_id: null,
            first_name: null,
            application_id: null,
            starts_at: null,
            zone: null,
          },
          { at },
        )
      // who comes within the hour is told of together
      if (pace === 'at-once') await planTelling(tx, employerId, pace, new Date(at.getTime() + hourMs))
    })
  }
