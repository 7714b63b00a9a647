import { overLimit } from './over-limit.ts'
import type { Posting } from '../positions/posting.ts'
import type { Gazetteer } from '../places/gazetteer.ts'
import type { Collected, WrongLine } from './collect-postings.ts'
import { WrongItem, type ItemOrFault } from './formats/feed-item.ts'
import { IdSet } from './id-set.ts'
import { postingOfItem } from './posting-of-item.ts'

/**
 * Reads a feed one item after the other, so that one of any length needs little more memory. Wrong items are
 * kept with line and reason, and of two with one id the first counts.
 */
export function collectItems(items: AsyncIterable<ItemOrFault>, gazetteer: Gazetteer, now: Date): Collected {
  const wrong: WrongLine[] = []
  const wrongIds: string[] = []
  let truncated = false
  async function* postings(): AsyncGenerator<Posting> {
    const taken = new IdSet()
    for await (const read of items) {
      const { line, number } = read
      if ('reason' in read) {
        wrong.push({ line, number, reason: read.reason })
        if (read.id) wrongIds.push(read.id)
        // an item whose id is not known may be any that is stored
        truncated ||= read.truncated === true || read.id === undefined
        continue
      }
      try {
        const posting = postingOfItem(read.item, gazetteer, now)
        const reason = overLimit(posting)
        if (reason) throw new WrongItem(reason)
        if (!taken.add(posting.externalId)) throw new WrongItem(`the id ${posting.externalId} came before`)
        yield posting
      } catch (failure) {
        if (!(failure instanceof WrongItem)) throw failure
        wrong.push({ line, number, reason: failure.message })
        if (read.item.id) wrongIds.push(read.item.id)
      }
    }
  }
  return {
    postings: postings(),
    wrong,
    wrongIds,
    skipped: 0,
    get truncated() {
      return truncated
    },
  }
}
