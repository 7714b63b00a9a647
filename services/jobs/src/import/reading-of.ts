import type { FeedItem } from './formats/feed-item.ts'
import { experienceSentence, wageOf } from './posting-of-item.ts'

const dollars = (from: number | null, to: number | null): string =>
  from === null && to === null ? 'no hourly pay' : `${from ?? '?'} to ${to ?? '?'} dollars an hour`

/** What was read of an item's pay and experience, each beside the words that it is from; null where it has no such words. */
export function readingOf(item: FeedItem): string | null {
  const { months, sentence } = experienceSentence(item)
  const { from, to } = wageOf(item)
  const isPaid = item.pay.text !== '' || from !== null || to !== null
  const parts = [
    ...(isPaid ? [`${dollars(from, to)} ("${item.pay.text || item.title}")`] : []),
    ...(months > 0 ? [`${months} months of experience${sentence ? ` ("${sentence}")` : ''}`] : []),
  ]
  return parts.length > 0 ? parts.join('; ') : null
}
