import type { OptionalKind } from './cookie-settings.ts'

/** Whose what follows is, by a mark that names nobody: their session may end without a log-out. */
export const whoseKey = 'whose'

/** The entries of localStorage of each kind. Beside the cookies, which every page asks for, so that no first visit loads it. */
export const storageOfKind: Readonly<Record<OptionalKind, readonly string[]>> = {
  memory: ['matches-explained', 'prompts-shown', 'saved-jobs', 'jobs.search', whoseKey],
  campaign: [],
  statistics: [],
  chat: [],
}

/** What a person searched for and marked goes from the device when they sign out, or another signs in: the next one there may be another. */
export const goesAtSignOut = {
  storage: ['saved-jobs', 'jobs.search', whoseKey],
  cookies: ['saved_positions', 'search', 'geolocation'],
} as const
