import { candidateChanged } from '@lunchpail/contracts/profile/events'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { upsertNewest } from '@lunchpail/kit-database/upsert-newest'
import { projection } from '@lunchpail/kit-events/subscription'
import { forgetWaiting } from './forget-waiting.ts'
import { reachOf } from './commute-area.ts'
import { offeredBits } from './conditions.ts'
import { forgetCounts } from './kept-count.ts'
import { lockWants, noteWants } from './note-wants.ts'
import type { Deps } from '../deps.ts'

/** Stores of a person what the deck is made from, and nothing else. */
export const onCandidateChanged = ({ updateTabs }: Pick<Deps, 'updateTabs'>) =>
  projection(
    candidateChanged,
    async (tx: Transaction, { things: items }, { epoch, republished }) => {
      const ids = items.map(({ id }) => id)
      await lockWants(tx, ids)
      const changed = await upsertNewest(
        tx,
        'candidate',
        'account_id',
        items.map((item) => ({
          account_id: item.id,
          version: item.version,
          latitude: item.latitude,
          longitude: item.longitude,
          told: item.has_preferences,
          role: item.role,
          shift: item.shift,
          wage: item.wage,
          weekend: item.weekend,
          commute_type: item.commute_type,
          commute_length: item.commute_length,
          rating_day: item.ratings.day,
          rating_swing: item.ratings.swing,
          rating_night: item.ratings.night,
          rating_weekend: item.ratings.weekend,
          rating_overtime: item.ratings.overtime,
          answered: item.answered,
          skills: item.skills.map(({ id }) => id),
          skill_months: item.skills.map(({ months }) => months),
          missing_skills: item.missing_skills,
          experience_months: item.experience_months,
          answers: item.answers,
          offered: offeredBits(item),
          reach: reachOf(item),
          auto_apply: item.auto_apply_enabled,
          // agreed to by the box of job alerts
          text_alerts: item.sms_job_alerts_enabled && Boolean(item.job_alerts_text_consent),
          text_agreed_at: item.job_alerts_text_consent?.at ?? null,
          text_wording: item.job_alerts_text_consent?.wording ?? null,
          alert_frequency: item.job_alerts_frequency,
          auto_apply_daily: item.auto_apply_daily,
          email_alerts: item.email_job_alerts_enabled,
        })),
        epoch,
      )
      await noteWants(tx, ids)
      await forgetCounts(tx, ids)
      // what waits for its turn ends with auto-apply, at once
      const off = items.filter(({ id, auto_apply_enabled: on }) => !on && changed.includes(id))
      await forgetWaiting(
        tx,
        off.map(({ id }) => id),
      )
      // Republished state is what open tabs show already.
      if (republished) return undefined
      return () => {
        for (const accountId of changed)
          for (const topic of ['matches', 'deck']) updateTabs({ kind: 'changed', accountId, topic })
      }
    },
    { readModel: ['candidate'] },
  )
