import type { Noun } from '@lunchpail/contracts/noun'

/** What there is a stream for: the events of each noun, and the routes that every process says it has. */
export type StreamOf = Noun | 'routes'

export const streamName = (of: StreamOf): string => of.toUpperCase()
