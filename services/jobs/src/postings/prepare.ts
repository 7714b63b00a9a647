import { likenessOf, type Likeness } from '../duplicates/likeness.ts'
import { benefitsOf } from '../positions/benefits-of.ts'
import type { Posting } from '../positions/posting.ts'
import { screenPosting, type Screened } from '../screening/screen-posting.ts'

/** What is worked out of a posting's text to store it. */
export interface Prepared extends Likeness {
  readonly screened: Screened
  readonly benefits: number
}

const prepared = new WeakMap<Posting, Prepared>()

/** Worked out once: an import has it done while the database stores the postings before. */
export function prepare(posting: Posting): Prepared {
  let found = prepared.get(posting)
  if (!found) {
    found = {
      ...likenessOf(posting),
      screened: screenPosting(posting),
      benefits: benefitsOf(posting.sections),
    }
    prepared.set(posting, found)
  }
  return found
}
