import { createHash } from 'node:crypto'
import { excerptOf } from './excerpt.ts'
import type { Posting } from '../positions/posting.ts'

/** Two postings with the same hash show the same thing, on cards and on their pages. */
export const contentHash = (posting: Posting, logoVersion: string | null): string =>
  createHash('sha256')
    .update(JSON.stringify([posting, excerptOf(posting.sections), logoVersion]))
    .digest('base64url')
