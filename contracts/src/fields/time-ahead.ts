import * as z from 'zod/mini'
import { atMost } from './at-most.ts'

/**
 * A moment that somebody plans, ISO 8601. A year that is none yet, as of somebody who types it, is no date of PostgreSQL, and one
 * of five digits none of ISO 8601.
 */
export const timeAhead = (sentence: string) =>
  z.iso.datetime({ offset: true, error: sentence }).check(
    atMost(40, sentence),
    z.refine((typed) => typed >= '2000' && typed < '2200', sentence),
  )
