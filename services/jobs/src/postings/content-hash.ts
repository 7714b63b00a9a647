import { createHash } from 'node:crypto'
import { excerptOf } from './excerpt.ts'
import type { Posting } from '../positions/posting.ts'

/** The state of one with a last day follows from it: it is not changed by being over. */
const withoutClosing = (posting: Posting): Posting =>
  posting.closesAt ? { ...posting, state: 'open' } : posting

/** Two postings with the same hash show the same thing, on cards and on their pages. */
export const contentHash = (posting: Posting, logoVersion: string | null): string =>
  createHash('sha256')
    .update(JSON.stringify([withoutClosing(posting), excerptOf(posting.sections), logoVersion]))
    .digest('base64url')
