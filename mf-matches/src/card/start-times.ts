import type { Language } from '@lunchpail/contracts/language/translate'

/** Start times as positions carry them ("7:00AM or 3:00PM"), as people of the language write them. */
export function startTimes(text: string, language: Language): string[] {
  return text.split(' or ').map((time) => {
    const parts = /^(\d{1,2}):(\d{2})\s?([AP])M$/.exec(time.trim())
    if (!parts) return time.trim()
    const hours = (Number(parts[1]) % 12) + (parts[3] === 'P' ? 12 : 0)
    return new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'UTC',
    }).format(new Date(Date.UTC(2000, 0, 1, hours, Number(parts[2]))))
  })
}
