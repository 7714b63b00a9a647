import type { Language } from '@lunchpail/contracts/language/translate'

/** The zone of the device. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** "Tuesday, November 24 at 10:00 AM, MST": weekday, month day at time, zone. */
export function moment(iso: string, language: Language, timeZone: string): string {
  const at = new Date(iso)
  // in Spanish, too, as clocks and zones are named in the United States
  const locale = `${language}-US`
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone })
  const time = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  })
  const parts = time.formatToParts(at)
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const clock = parts
    .filter(({ type }) => type !== 'timeZoneName')
    .map(({ value }) => value)
    .join('')
    .trim()
  const join = language === 'en' ? 'at' : /^1\D/.test(clock) ? 'a la' : 'a las'
  return `${day.format(at)} ${join} ${clock}, ${zone}`
}

/** Whether two zones have the same time on the wall then. */
export const sameWall = (iso: string, one: string, other: string): boolean => {
  const wall = (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(
      new Date(iso),
    )
  return wall(one) === wall(other)
}
