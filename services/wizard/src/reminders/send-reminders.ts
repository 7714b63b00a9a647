import type { ReminderType } from '@lunchpail/contracts/wizard/enumerations'
import { reminderDue } from '@lunchpail/contracts/wizard/events'
import { isHistoryMissing } from '@lunchpail/contracts/wizard/rules/resume-reminder'
import { languageOf } from '@lunchpail/contracts/language/translate'
import { lockAccount } from '@lunchpail/kit-database/lock-account'
import { emit } from '@lunchpail/kit-events/emit'
import type { Task } from 'graphile-worker'
import * as z from 'zod/mini'
import { enqueueReminders } from './enqueue-reminders.ts'
import type { Deps } from '../deps.ts'
import { baseSections } from '../applicant/merge-draft.ts'
import { findApplicantOfDraft } from '../applicant/find-applicant.ts'
import { dayMs } from '@lunchpail/contracts/durations'

const payload = z.object({ accountId: z.string() })

/** The queue's clock is the database's: how far ahead of ours a reminder still counts as on time. */
const earlyMs = 60_000
/** What is later tells nothing new. */
const staleMs = 7 * dayMs

/**
 * Sends the reminders of a person that are due: one, however many came due while the machine was off, and none for an
 * application that was sent meanwhile. Of two, the one about the resume tells more. Those of a later time get a job again.
 */
export const sendReminders =
  ({ transaction, clock }: Pick<Deps, 'transaction' | 'clock'>): Task =>
  async (input) => {
    const { accountId } = payload.parse(input)
    await transaction(async (tx) => {
      await lockAccount(tx, accountId)
      const now = clock.now()
      const rows = await tx.reminder.findMany({ where: { accountId }, orderBy: { at: 'desc' } })
      const due = rows.filter(({ at }) => at.getTime() <= now.getTime() + earlyMs)
      await tx.reminder.deleteMany({ where: { accountId, type: { in: due.map(({ type }) => type) } } })
      await enqueueReminders(tx, accountId)
      const fresh = due.filter(({ at }) => now.getTime() - at.getTime() < staleMs)
      if (fresh.length === 0) return
      const { applicant, chosen } = await findApplicantOfDraft(tx, undefined, accountId, now)
      if (applicant.application === null) return
      const { application } = baseSections(applicant.edits, applicant.sections)
      const waitsForResume = isHistoryMissing({ ...applicant.application, ...application })
      const reminder =
        fresh.find(({ type }) => type === 'upload-resume' && waitsForResume) ??
        fresh.find(({ type }) => type === 'save-application')
      if (!reminder) return
      const [position] = chosen.positions
      await emit(
        tx,
        reminderDue,
        {
          account_id: accountId,
          reminder: reminder.type as ReminderType,
          reminder_time: reminder.at.toISOString(),
          language: languageOf(reminder.language),
          position: position ? { title: position.title, company_name: position.company_name } : null,
        },
        { at: now, subject: accountId },
      )
    })
  }
