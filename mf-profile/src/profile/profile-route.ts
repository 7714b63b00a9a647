import type * as z from 'zod/mini'
import type { stepSlot } from '@lunchpail/contracts/wizard/slots'

export type StepName = z.output<(typeof stepSlot)['props']>['step']

export type DialogName = 'account' | 'preferences' | 'references'

/** The route within the profile page: a step to edit, a dialog, or the overview. */
export interface ProfileRoute {
  readonly step?: StepName
  readonly dialog?: DialogName
}

const routes: Readonly<Record<string, ProfileRoute>> = {
  '#info': { step: 'info' },
  '#experience': { step: 'history' },
  '#history': { step: 'history' },
  '#skills': { step: 'skills' },
  '#availability': { step: 'availability' },
  '#summary': { step: 'summary' },
  '#account': { dialog: 'account' },
  '#preferences': { dialog: 'preferences' },
  '#references': { dialog: 'references' },
}

/** The query parameter after a resume was parsed again. */
export const resumeReload = 'resume-reload'

/** Hash routes; the resume-reload parameter forces the history step. */
export function routeOf({ hash, search }: { readonly hash: string; readonly search: string }): ProfileRoute {
  if (new URLSearchParams(search).has(resumeReload)) return { step: 'history' }
  return routes[hash] ?? {}
}
