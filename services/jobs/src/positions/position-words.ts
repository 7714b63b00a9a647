import type { Benefit } from '@lunchpail/contracts/jobs/enumerations'
import { positionWords as shared } from '@lunchpail/contracts/jobs/search/position-words'
import type { Language } from '@lunchpail/contracts/language/translate'

/** What a position's own calls say, with the words that a suggestion has too. */
export const positionWords: Record<
  Language,
  (typeof shared)[Language] & {
    readonly benefits: Record<Benefit, string>
    readonly replies: (days: number) => string
    /** in so many days */
    readonly applyAgain: (days: number) => string
  }
> = {
  en: {
    ...shared.en,
    benefits: {
      health: 'Health insurance',
      dental: 'Dental or vision',
      retirement: 'Retirement plan',
      'time off': 'Paid time off',
      'weekly pay': 'Weekly pay',
      bonus: 'Bonus',
      training: 'Paid training',
      'paid overtime': 'Paid overtime',
    },
    replies: (days) => `Usually replies within ${days === 1 ? 'a day' : `${days} days`}`,
    applyAgain: (days) =>
      `You withdrew your application. You can apply again in ${days === 1 ? 'a day' : `${days} days`}.`,
  },
  es: {
    ...shared.es,
    benefits: {
      health: 'Seguro médico',
      dental: 'Seguro dental o de la vista',
      retirement: 'Plan de retiro',
      'time off': 'Vacaciones pagadas',
      'weekly pay': 'Pago semanal',
      bonus: 'Bono',
      training: 'Capacitación pagada',
      'paid overtime': 'Horas extra pagadas',
    },
    replies: (days) => `Suele responder en ${days === 1 ? 'un día' : `${days} días`}`,
    applyAgain: (days) =>
      `Retiraste tu solicitud. Puedes postularte otra vez en ${days === 1 ? 'un día' : `${days} días`}.`,
  },
}
