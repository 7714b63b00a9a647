import type { FeedItem } from './formats/feed-item.ts'
import { experienceSentence } from './posting-of-item.ts'

const dollars = (from: number | null, to: number | null): string =>
  from === null && to === null ? 'no hourly pay' : `${from ?? '?'} to ${to ?? '?'} dollars an hour`

/** What was read of an item's pay and experience, each beside the words that it is from; null where it has no such words. */
export function readingOf(item: FeedItem): string | null {
  const { months, sentence } = experienceSentence(item)
  const parts = [
    ...(item.pay.text ? [`${dollars(item.pay.from, item.pay.to)} ("${item.pay.text}")`] : []),
    ...(months > 0 ? [`${months} months of experience${sentence ? ` ("${sentence}")` : ''}`] : []),
  ]
  return parts.length > 0 ? parts.join('; ') : null
}
