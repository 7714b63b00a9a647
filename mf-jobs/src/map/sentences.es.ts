import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  open: 'Ver en un mapa',
  closer: 'Acercar',
  farther: 'Alejar',
  makers: 'Quién hizo este mapa',
  wheel: 'Mantén presionado Ctrl y desplázate para acercar el mapa',
  'wheel-mac': 'Mantén presionado ⌘ y desplázate para acercar el mapa',
  fingers: 'Usa dos dedos para mover el mapa',
  failed: 'El mapa no se cargó.',
  retry: 'Intentar de nuevo',
}
