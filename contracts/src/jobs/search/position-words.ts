import type { Language } from '../../language/translate.ts'
import type { Trade, ScheduleType } from '../enumerations.ts'

/** 2 §3: role_type_text and schedule_type_text, wherever a position is answered. */
export const positionWords: Readonly<
  Record<
    Language,
    {
      readonly role: Readonly<Record<Trade, string>>
      readonly schedule: Readonly<Record<ScheduleType, string>>
    }
  >
> = {
  en: {
    role: {
      warehouse: 'Warehouse',
      trucking: 'Trucking',
      production: 'Production',
      'skilled trades': 'Skilled Trade',
    },
    schedule: { 'full-time': 'Full-time', 'part-time': 'Part-time', either: 'Full-time or part-time' },
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
  },
}
