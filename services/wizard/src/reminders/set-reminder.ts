import type { setReminder as contract } from '@lunchpail/contracts/wizard/api'
import { utcDay } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { keptUntil } from '@lunchpail/contracts/wizard/rules/draft-term'
import { isValidDate } from '@lunchpail/contracts/wizard/rules/general-date'
import { isHistoryMissing } from '@lunchpail/contracts/wizard/rules/resume-reminder'
import { lockAccount } from '@lunchpail/kit-database/lock-account'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { findApplicantOfDraft } from '../applicant/find-applicant.ts'
import { baseSections } from '../applicant/merge-draft.ts'
import { enqueueReminders } from './enqueue-reminders.ts'
import type { Deps } from '../deps.ts'

/**
 * Kept in the database with the job that sends it, so that no restart loses it. Without an application that was
 * begun and not sent there is nothing to be reminded of, and of a resume neither where work is told or the history was skipped:
 * none would come, as at a time by which the draft is gone. Who thinks again saves that first. A time that has passed is now.
 */
export const setReminder =
  ({ write, clock }: Deps): Handler<typeof contract> =>
  async (request) => {
    const { caller, params, body, language } = request
    const wanted = new Date(body.reminder_time)
    const now = clock.now()
    if (!isValidDate(utcDay(wanted), utcDay(now)) || wanted >= keptUntil(now))
      return refuse('invalid', { fieldErrors: { reminder_time: 'reminder.time' } })
    const at = wanted < now ? now : wanted
    const accountId = caller.account.id
    const { type } = params
    return write(request, async (tx) => {
      await lockAccount(tx, accountId)
      const { applicant } = await findApplicantOfDraft(tx, undefined, accountId, now)
      if (applicant.application === null) return refuse('not-found')
      const { application } = baseSections(applicant.edits, applicant.sections)
      if (type === 'upload-resume' && !isHistoryMissing({ ...applicant.application, ...application }))
        return refuse('conflict')
      await tx.reminder.upsert({
        where: { accountId_type: { accountId, type } },
        create: { accountId, type, at, language },
        update: { at, language },
      })
      await enqueueReminders(tx, accountId)
      return { status: 200, body: { type, reminder_time: at.toISOString() } }
    })
  }
