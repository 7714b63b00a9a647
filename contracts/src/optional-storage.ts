import type { OptionalKind } from './cookie-settings.ts'

/** The entries of localStorage of each kind. Beside the cookies, which every page asks for, so that no first visit loads it. */
export const storageOfKind: Readonly<Record<OptionalKind, readonly string[]>> = {
  memory: ['matches-explained', 'prompts-shown', 'saved-jobs', 'jobs.search'],
  campaign: [],
  statistics: [],
  chat: [],
}
