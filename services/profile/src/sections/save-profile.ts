import type { saveProfile as contract } from '@lunchpail/contracts/profile/api'
import { phoneSaved } from '@lunchpail/contracts/profile/events'
import { isChangedElsewhere } from '@lunchpail/contracts/profile/rules/newer-section'
import { sentErrors } from '@lunchpail/contracts/profile/rules/sent-errors'
import { earliestDay, utcDay } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { fieldErrorsOf } from '@lunchpail/contracts/wizard/rules/field-errors'
import { moveDateError } from '@lunchpail/contracts/wizard/rules/general-date'
import { emit } from '@lunchpail/kit-events/emit'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { sentOf, withoutAlerts } from './whole-profile.ts'
import { sentSections } from './save-sections.ts'
import { lockPerson } from './read-person.ts'
import { presentProfile } from './presenters.ts'
import { publishAlerts } from './publish-alerts.ts'
import { savePerson } from './save-person.ts'

/**
 * What is sent wins: nothing was saved later than now. The response names the sections that were changed elsewhere after the
 * page was rendered, so that the page says so.
 */
export const saveProfile =
  ({ write, clock, updateTabs, findHome, contactSecret }: Deps): Handler<typeof contract> =>
  async (request) => {
    const { caller, body, language, traceparent } = request
    const { csrf_token: _, versions = body.profile?.versions ?? {}, phone, replaced: __, ...given } = body
    const { alerts, sent } = withoutAlerts(given)
    let changed = false
    const sealedPhone = phone === undefined ? undefined : await contactSecret.seal({ phone })
    const reply = await write(request, async (tx) => {
      const person = await lockPerson(tx, caller.account.id)
      const now = clock.now()
      const { value, preferences, relocation } = sentOf(sent, person)
      const { moveDate } = relocation
      // one that was saved before may have passed
      const isNewDate = moveDate !== undefined && moveDate !== person.relocation.moveDate
      const fieldErrors = {
        ...sentErrors(value, person.value, utcDay(now)),
        ...fieldErrorsOf({ move_date: isNewDate ? moveDateError(moveDate ?? '', earliestDay(now)) : null }),
      }
      if (Object.keys(fieldErrors).length > 0) return refuse('invalid', { fieldErrors })
      const replaced = sentSections(value).filter((name) =>
        isChangedElsewhere(person.sections[name] ?? null, versions[name] ?? Infinity),
      )
      const saved = await savePerson(
        tx,
        person,
        { value, preferences, relocation },
        { savedAt: now, at: now, traceparent },
        findHome,
      )
      changed = saved !== undefined
      if (sealedPhone !== undefined)
        await emit(
          tx,
          phoneSaved,
          { account_id: caller.account.id, saved_at: now.toISOString(), sealed_phone: sealedPhone },
          { at: now, subject: caller.account.id, traceparent },
        )
      if (alerts !== undefined) await publishAlerts(tx, caller.account.id, alerts, { at: now, traceparent })
      const profile = presentProfile(caller.account, saved ?? person, { now, language })
      return { status: 200, body: { ...profile, profile, replaced } }
    })
    if (changed) updateTabs({ kind: 'changed', accountId: caller.account.id, topic: 'profile' })
    return reply
  }
