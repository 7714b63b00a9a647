import type { Role, ScheduleType } from '@lunchpail/contracts/jobs/enumerations'
import type { Language } from '@lunchpail/contracts/language/translate'

/** 2 §3: role_type_text and schedule_type_text. */
export const positionWords: Record<
  Language,
  { readonly role: Record<Role, string>; readonly schedule: Record<ScheduleType, string> }
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
      'skilled trades': 'Oficios especializados',
    },
    schedule: {
      'full-time': 'Tiempo completo',
      'part-time': 'Medio tiempo',
      either: 'Tiempo completo o medio tiempo',
    },
  },
}
