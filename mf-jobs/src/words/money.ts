import type { Language } from '@lunchpail/contracts/language/translate'

/** Dollars are written as in the United States in both languages. */
const locale = { en: 'en-US', es: 'es-US' } as const

const format = (language: Language, digits: number) =>
  new Intl.NumberFormat(locale[language], {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
/** A format takes longer to make than a page of amounts takes to write. */
const formats = {
  whole: { en: format('en', 0), es: format('es', 0) },
  cents: { en: format('en', 2), es: format('es', 2) },
}

/** "$18.50", and "$20" where there are no cents to tell; `cents` writes them anyway, so that two amounts match. */
export const dollars = (amount: number, language: Language, cents = !Number.isInteger(amount)): string =>
  formats[cents ? 'cents' : 'whole'][language].format(amount)
