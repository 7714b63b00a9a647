import type { Store } from '@lunchpail/kit-web/store'
import * as api from '../api.ts'
import { applicationBody } from './application-body.ts'
import { draftOf, pick, type Draft } from './draft.ts'
import { isSame, mergeEdits } from './merge-edits.ts'

/** No draft is left on the server, and its positions were applied to. */
const isSubmitted = ({ person, positions, applied }: api.WizardAnswer): boolean =>
  person?.saved === false && positions.length === 0 && applied.length > 0

/** Keeps the draft and the server's in step. `onChange` is called when what is unsaved has changed. */
export function draftSync(draft: Store<Draft>, onChange: () => void) {
  return {
    async save(step: string): Promise<void> {
      const sent = draft.get()
      const answer = await api.save(step, applicationBody(sent))
      const { application: theirs, closed, positions, waiting, applied } = answer
      const now = draft.get()
      const unsaved = new Set(
        [...now.unsaved].filter((key) => !isSame(now.application[key], sent.application[key])),
      )
      const ours = answer.replaced.map((section) => [section, 'ours'] as const)
      draft.set({
        ...now,
        positions,
        waiting,
        // what was left out stays said
        applied: [
          ...now.applied.filter((one) => !applied.some(({ position_id }) => position_id === one.position_id)),
          ...applied,
        ],
        closed: [...now.closed.filter((one) => !closed.some(({ id }) => id === one.id)), ...closed],
        version: answer.version,
        sections: answer.sections,
        replaced: { ...now.replaced, ...Object.fromEntries(ours) },
        mismatches: answer.mismatches,
        unsaved,
        base: theirs,
        // Edited again while the save was under way: merged into what the server kept.
        application: mergeEdits(sent.application, now.application, theirs, unsaved),
      })
      onChange()
    },

    /** Another tab or device saved or submitted: loads the server's draft and merges the unsaved edits into it. */
    async mergeServerDraft(): Promise<void> {
      const { application, base, unsaved } = draft.get()
      const { positions: ours = [] } = application
      const added = ours.filter((id) => !base.positions?.includes(id))
      const found = await api.loadWizard({ added })
      // No draft is left: what became of the jobs is told of those that are named.
      const theirs = found.person?.saved === false ? await api.loadWizard({ added: ours }) : found
      const now = draft.get()
      const keys = new Set([...unsaved, ...now.unsaved])
      const next = draftOf(theirs, [{ typed: pick(now.application, keys), base: pick(base, keys) }], added)
      const chosen = next.application.positions ?? []
      draft.set({
        ...next,
        positions: next.positions.filter(({ id }) => chosen.includes(id)),
        mismatches: now.mismatches,
        met: [...new Set([...next.met, ...now.met])],
        taken: now.taken,
        saveState: isSubmitted(theirs) ? 'sent-elsewhere' : now.saveState === 'failed' ? 'failed' : 'ok',
        equalOpportunity:
          Object.keys(now.equalOpportunity.changed).length > 0 ? now.equalOpportunity : next.equalOpportunity,
      })
      onChange()
    },
  }
}
