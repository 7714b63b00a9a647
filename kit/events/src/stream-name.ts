import type { Noun } from '@lunchpail/contracts/noun'

/** The stream of a noun, which holds every event under it. */
export const streamName = (noun: Noun): string => noun.toUpperCase()
