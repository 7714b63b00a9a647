import type { Translate } from '@lunchpail/contracts/language/translate'
import type { Collection } from './api.ts'
import type { sentences } from './sentences.en.ts'

/** The heading of a collection, and its page's title. */
export const titleOf = (
  { place, trade, featured }: Pick<Collection, 'place' | 'trade' | 'featured'>,
  t: Translate<typeof sentences>,
): string => {
  if (place) return t('place.title', { place: `${place.city}, ${place.state}` })
  return trade ? t(`trade.${trade}`) : (featured?.name ?? t('title'))
}
