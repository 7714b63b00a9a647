import { createHash } from 'node:crypto'
import type { Posting } from './posting.ts'

/** Two postings with the same hash show the same thing; `stampless` leaves out the date of those that have none. */
export const contentHash = (posting: Posting, logoVersion: string | null): string =>
  createHash('sha256')
    .update(JSON.stringify([posting, logoVersion]))
    .digest('base64url')
