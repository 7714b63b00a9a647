import type { Benefit, Role, ScheduleType } from '@lunchpail/contracts/jobs/enumerations'
import type { Language } from '@lunchpail/contracts/language/translate'

/** 2 §3: role_type_text and schedule_type_text. */
export const positionWords: Record<
  Language,
  {
    readonly role: Record<Role, string>
    readonly schedule: Record<ScheduleType, string>
    readonly benefits: Record<Benefit, string>
    /** BY-19 */
    readonly replies: (days: number) => string
    /** in so many days */
    readonly applyAgain: (days: number) => string
  }
> = {
  en: {
    role: {
      warehouse: 'Warehouse',
      trucking: 'Trucking',
      production: 'Production',
      'skilled trades': 'Skilled Trade',
    },
    schedule: { 'full-time': 'Full-time', 'part-time': 'Part-time', either: 'Full-time or part-time' },
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
    role: {
      warehouse: 'Almacén',
      trucking: 'Transporte',
      production: 'Producción',
      'skilled trades': 'Oficios',
    },
    schedule: {
      'full-time': 'Tiempo completo',
      'part-time': 'Medio tiempo',
      either: 'Tiempo completo o medio tiempo',
    },
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
