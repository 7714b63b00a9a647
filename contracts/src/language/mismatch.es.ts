import type { mismatch as english } from './mismatch.en.ts'
import type { TranslationOf } from './translate.ts'

export const mismatch: TranslationOf<typeof english> = {
  'mismatch.availability': 'Dijiste que no puedes trabajar {shifts}',
  'mismatch.days': 'de día',
  'mismatch.swings': 'de tarde',
  'mismatch.nights': 'de noche',
  'mismatch.commute': 'Queda a {minutes} minutos, y tu límite es {pref}',
  'mismatch.commute-long': 'Queda a {minutes} minutos',
  'mismatch.location': 'Queda a más de dos horas',
  'mismatch.qualifications': 'Dijiste que no tienes: {skills}',
  'mismatch.experience': { one: 'Pide {n} mes de experiencia', other: 'Pide {n} meses de experiencia' },
  and: '{list} y {last}',
}
