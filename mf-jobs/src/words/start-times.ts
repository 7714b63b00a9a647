import type { Language } from '@lunchpail/contracts/language/translate'

const format = (locale: string) =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
const formats = { en: format('en-US'), es: format('es-US') } as const

/** Start times as positions carry them ("7:00AM or 3:00PM"), as people of the language write them. */
export function startTimes(text: string, language: Language): string[] {
  return text.split(' or ').map((time) => {
    const parts = /^(\d{1,2}):(\d{2})\s?([AP])M$/.exec(time.trim())
    if (!parts) return time.trim()
    const hours = (Number(parts[1]) % 12) + (parts[3] === 'P' ? 12 : 0)
    return formats[language].format(Date.UTC(2000, 0, 1, hours, Number(parts[2])))
  })
}
