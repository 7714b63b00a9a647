import type { savePreferences as contract } from '@lunchpail/contracts/profile/api'
import { sentErrors } from '@lunchpail/contracts/profile/rules/sent-errors'
import { utcDay } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { splitPreferences } from './preferences.ts'
import { lockPerson } from './read-person.ts'
import { presentPreferences } from './presenters.ts'
import { publishAlerts } from './publish-alerts.ts'
import { savePerson } from './save-person.ts'

/** Where the page goes afterwards (`redirect`) is the page's business. Ratings are stored in the section availability. */
export const savePreferences =
  ({ write, clock, updateTabs, findHome }: Deps): Handler<typeof contract> =>
  async (request) => {
    const { caller, body, traceparent } = request
    const {
      csrf_token: _,
      redirect: _unused,
      address: _address,
      answered_preferences: _answered,
      preferences: given,
      job_alerts_enabled: alerts,
      ...sent
    } = body
    const { preferences, availability: value } = splitPreferences({ ...given, ...sent })
    let changed = false
    const reply = await write(request, async (tx) => {
      const person = await lockPerson(tx, caller.account.id)
      const now = clock.now()
      const fieldErrors = sentErrors(value, person.value, utcDay(now))
      if (Object.keys(fieldErrors).length > 0) return refuse('invalid', { fieldErrors })
      const saving = { savedAt: now, at: now, traceparent }
      const saved = await savePerson(tx, person, { value, preferences }, saving, findHome)
      changed = saved !== undefined
      if (alerts !== undefined) await publishAlerts(tx, caller.account.id, alerts, { at: now, traceparent })
      return { status: 200, body: presentPreferences(saved ?? person) }
    })
    if (changed) updateTabs({ kind: 'changed', accountId: caller.account.id, topic: 'profile' })
    return reply
  }
