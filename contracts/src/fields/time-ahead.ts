import * as z from 'zod/mini'
import { atMost } from './at-most.ts'

/** By the year as it is stored, in UTC. */
const isUsual = (typed: string): boolean => {
  const at = Date.parse(typed)
  return at >= Date.UTC(2000) && at < Date.UTC(2200)
}

/**
 * A moment that somebody plans, ISO 8601. A year that is none yet, as of somebody who types it, is no date of PostgreSQL, and one
 * of five digits none of ISO 8601.
 */
export const timeAhead = (sentence: string) =>
  z.iso.datetime({ offset: true, error: sentence }).check(atMost(40, sentence), z.refine(isUsual, sentence))
