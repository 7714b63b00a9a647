import type { Language } from './vocabulary.ts'

const long = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  es: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
}
const now = { en: ['Present', 'Current'], es: ['Actualidad', 'Presente', 'a la fecha'] }

type Form = (year: number, month: number, language: Language) => string
const forms = {
  slash: (year, month) => `${String(month).padStart(2, '0')}/${year}`,
  short: (year, month, language) => {
    const name = long[language][month - 1]!.slice(0, 3)
    return language === 'en' ? `${name} ${year}` : `${name}. ${year}`
  },
  long: (year, month, language) =>
    language === 'en' ? `${long.en[month - 1]} ${year}` : `${long.es[month - 1]} de ${year}`,
  iso: (year, month) => `${year}-${String(month).padStart(2, '0')}`,
  year: (year) => String(year),
  brief: (year, month) => `${month}/${String(year).slice(2)}`,
} satisfies Record<string, Form>
export type DateForm = keyof typeof forms

export const monthText = (value: string, form: DateForm, language: Language): string =>
  forms[form](Number(value.slice(0, 4)), Number(value.slice(5)), language)

export function rangeText(
  job: { readonly start: string; readonly end: string | null },
  form: DateForm,
  dash: string,
  language: Language,
): string {
  const end =
    job.end === null
      ? now[language][Number(job.start.slice(5)) % now[language].length]!
      : monthText(job.end, form, language)
  return `${monthText(job.start, form, language)}${dash}${end}`
}
