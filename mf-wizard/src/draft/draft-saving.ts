import type { Store } from '@lunchpail/kit-web/store'
import * as api from '../api.ts'
import { applicationBody } from './application-body.ts'
import { draftOf, pick, type Draft } from './draft.ts'
import { isSame, mergeEdits } from './merge-edits.ts'

/** Sends the draft and takes what the server answers. `copy` keeps what is still unsaved in this browser. */
export function draftSaving(draft: Store<Draft>, copy: () => void) {
  const change = (part: Partial<Draft>) => draft.set({ ...draft.get(), ...part })

  return {
    async save(step: string): Promise<void> {
      const sent = draft.get()
      const answer = await api.save(step, applicationBody(sent))
      const { application: kept, closed, positions, waiting, applied } = answer
      const now = draft.get()
      const unsaved = new Set(
        [...now.unsaved].filter((key) => !isSame(now.application[key], sent.application[key])),
      )
      const ours = answer.replaced.map((section) => [section, 'ours'] as const)
      change({
        positions,
        waiting,
        applied,
        closed: [...now.closed.filter((one) => !closed.some(({ id }) => id === one.id)), ...closed],
        version: answer.version,
        sections: answer.sections,
        replaced: { ...now.replaced, ...Object.fromEntries(ours) },
        mismatches: answer.mismatches,
        unsaved,
        base: kept,
        // Somebody else may have changed what was typed on meanwhile.
        application: mergeEdits(sent.application, now.application, kept, unsaved),
      })
      copy()
    },

    /** Somebody else saved, or sent: their draft is taken, and what was edited here is laid over it. */
    async takeServers(): Promise<void> {
      const { application, base, unsaved } = draft.get()
      const known = base.positions ?? []
      const added = (application.positions ?? []).filter((id) => !known.includes(id))
      const theirs = await api.loadWizard(added)
      const now = draft.get()
      const keys = new Set([...unsaved, ...now.unsaved])
      const next = draftOf(theirs, [{ typed: pick(now.application, keys), base: pick(base, keys) }], added)
      const chosen = next.application.positions ?? []
      draft.set({
        ...next,
        positions: next.positions.filter(({ id }) => chosen.includes(id)),
        mismatches: now.mismatches,
        failed: now.failed,
        sentElsewhere:
          theirs.person?.saved === false && theirs.positions.length === 0 && theirs.applied.length > 0,
        equalOpportunity:
          Object.keys(now.equalOpportunity.changed).length > 0 ? now.equalOpportunity : next.equalOpportunity,
      })
      copy()
    },
  }
}
