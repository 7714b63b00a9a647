import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './language-sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  title: 'Elige tu idioma',
  close: 'Cerrar',
  untranslated: 'todavía sin traducir',
  'not-yet':
    'Lunchpail todavía no está en {wanted}. Recordaremos tu elección y mientras tanto lo mostraremos en {language}.',
  failed: '{wanted} no se cargó. Revisa tu conexión e inténtalo otra vez.',
  en: 'inglés',
  es: 'español',
  fr: 'francés',
  ksw: 'karen s’gaw',
  pa: 'panyabí',
  pt: 'portugués',
  vi: 'vietnamita',
  ko: 'coreano',
  cmn: 'mandarín',
  yue: 'cantonés',
  tl: 'tagalo',
}
