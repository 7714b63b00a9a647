import type { setReminder as contract } from '@lunchpail/contracts/wizard/api'
import { utcDay } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { isValidDate } from '@lunchpail/contracts/wizard/rules/general-date'
import { lockAccount } from '@lunchpail/kit-database/lock-account'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { enqueueReminders } from './enqueue-reminders.ts'
import type { Deps } from '../deps.ts'

/**
 * WZ-17, WZ-18: kept in the database with the job that sends it, so that no restart loses it. Without an application that was
 * begun and not sent there is nothing to be reminded of.
 */
export const setReminder =
  ({ write, clock }: Deps): Handler<typeof contract> =>
  async (request) => {
    const { caller, params, body, language } = request
    const at = new Date(body.reminder_time)
    if (!isValidDate(utcDay(at), utcDay(clock.now())))
      return refuse('invalid', { fieldErrors: { reminder_time: 'reminder.time' } })
    const accountId = caller.account.id
    const { type } = params
    return write(request, async (tx) => {
      await lockAccount(tx, accountId)
      const draft = await tx.draft.findUnique({ where: { accountId }, select: { application: true } })
      if (draft === null || draft.application === null) return refuse('not-found')
      await tx.reminder.upsert({
        where: { accountId_type: { accountId, type } },
        create: { accountId, type, at, language },
        update: { at, language },
      })
      await enqueueReminders(tx, accountId)
      return { status: 200, body: { type, reminder_time: at.toISOString() } }
    })
  }
