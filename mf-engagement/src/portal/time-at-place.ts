import type { Language } from '@lunchpail/contracts/language/translate'

/** A moment as the clocks of its place show it, which are named: its manager may be elsewhere. */
export const timeAtPlace = (at: string, zone: string | null, language: Language): string =>
  new Intl.DateTimeFormat(`${language}-US`, {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(zone !== null && { timeZone: zone }),
  }).format(new Date(at))
