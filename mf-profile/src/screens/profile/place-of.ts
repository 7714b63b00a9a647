import type * as z from 'zod/mini'
import type { stepSlot } from '@lunchpail/contracts/wizard/slots'

export type Step = z.output<(typeof stepSlot)['props']>['step']

/** Where in the profile page an address leads: a step to edit, a dialog over what is there, or the overview. */
export interface Place {
  readonly step?: Step
  readonly dialog?: 'account' | 'preferences'
}

const places: Readonly<Record<string, Place>> = {
  '#info': { step: 'info' },
  '#experience': { step: 'history' },
  '#history': { step: 'history' },
  '#skills': { step: 'skills' },
  '#availability': { step: 'availability' },
  '#summary': { step: 'summary' },
  '#account': { dialog: 'account' },
  '#preferences': { dialog: 'preferences' },
}

/** Set on the way back from a resume that was read anew. 2 §2. */
export const resumeReload = 'resume-reload'

/** 2 §2: hash routes; the resume-reload parameter forces the history step. */
export function placeOf({ hash, search }: { readonly hash: string; readonly search: string }): Place {
  if (new URLSearchParams(search).has(resumeReload)) return { step: 'history' }
  return places[hash] ?? {}
}
