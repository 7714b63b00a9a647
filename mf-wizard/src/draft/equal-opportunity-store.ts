import {
  equalOpportunityFields,
  type EqualOpportunityAnswers,
} from '@lunchpail/contracts/wizard/equal-opportunity'
import type { Store } from '@lunchpail/kit-web/store'
import * as api from '../api.ts'
import type { Draft } from './draft.ts'

/** The equal-opportunity answers: in memory alone until their own endpoint has saved them. */
export function equalOpportunityStore(draft: Store<Draft>) {
  const now = () => draft.get().equalOpportunity
  const change = (part: Partial<Draft['equalOpportunity']>) =>
    draft.set({ ...draft.get(), equalOpportunity: { ...now(), ...part } })

  return {
    load: async (): Promise<void> => {
      const theirs = await api.loadEqualOpportunity()
      if (!now().answers) change({ answers: { ...theirs, ...now().changed } })
    },
    choose: (part: EqualOpportunityAnswers): void => {
      change({ answers: { ...now().answers, ...part }, changed: { ...now().changed, ...part } })
    },
    /** Merges the choices into the stored answers: another tab may have answered other questions. */
    async save(): Promise<void> {
      const sent = now().changed
      if (Object.keys(sent).length === 0) return
      const answers = { ...(await api.loadEqualOpportunity()), ...sent }
      await api.saveEqualOpportunity(answers)
      const since = Object.entries(now().changed).filter(
        ([field, value]) => sent[field as keyof EqualOpportunityAnswers] !== value,
      )
      change({
        answers: { ...answers, ...Object.fromEntries(since) },
        changed: Object.fromEntries(since),
        complete: equalOpportunityFields.every((field) => answers[field] !== undefined),
      })
    },
  }
}
