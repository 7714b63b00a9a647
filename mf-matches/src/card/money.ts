import type { Language } from '@lunchpail/contracts/language/translate'

/** Dollars are written as in the United States in both languages. */
const locale = { en: 'en-US', es: 'es-US' } as const

/** "$18.50", and "$20" where there are no cents to tell; `cents` writes them anyway, so that two amounts match. */
export const dollars = (amount: number, language: Language, cents = !Number.isInteger(amount)): string =>
  new Intl.NumberFormat(locale[language], {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents ? 2 : 0,
    maximumFractionDigits: cents ? 2 : 0,
  }).format(amount)
