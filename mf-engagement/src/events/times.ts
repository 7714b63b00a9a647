import type { Gathering } from '@lunchpail/contracts/engagement/gatherings'
import type { Language } from '@lunchpail/contracts/language/translate'

/** In the zone of the place, which is named: "Saturday, December 5, 2026, 10:00 AM – 2:00 PM EST". */
export function timesOf(
  { starts_at, ends_at, zone }: Pick<Gathering, 'starts_at' | 'ends_at' | 'zone'>,
  language: Language,
): string | undefined {
  if (starts_at === null) return undefined
  // in Spanish, too, as clocks and zones are named in the United States
  const format = new Intl.DateTimeFormat(`${language}-US`, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  })
  const from = new Date(starts_at)
  return ends_at === null ? format.format(from) : format.formatRange(from, new Date(ends_at))
}
