import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './employer-sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  title: 'Tu cuenta de empleador',
  lead: 'Contratas para {company}.',
  'lead-unnamed': 'Te registraste para contratar.',
  today: 'Publica empleos, lee solicitudes y entrevista desde el panel de tu empresa.',
  opens:
    '¿Acabas de registrarte? El panel se abre cuando hayamos verificado tu empresa, o cuando un administrador de tu empresa te acepte.',
  desk: 'Panel de contratación',
  company: 'Tu empresa',
  candidates:
    'Los perfiles, los empleos sugeridos y las solicitudes son para candidatos. Para buscar trabajo, crea una cuenta de candidato con otro correo.',
  jobs: 'Ver todos los empleos',
  account: 'Mi cuenta',
}
