import { maxPositions } from '../fields/max-positions.ts'

/** The ids that an entry of localStorage holds, the latest first; none where it was written by something else. */
export const keptJobsOf = (entry: unknown): number[] =>
  Array.isArray(entry) ? entry.filter((id): id is number => Number.isInteger(id) && id > 0) : []

/** With one more in front. The oldest beyond what one call takes are forgotten. */
export const withKeptJob = (kept: readonly number[], id: number): number[] =>
  [id, ...kept.filter((other) => other !== id)].slice(0, maxPositions)
