import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  title: 'Logros',
  people: { one: '{n} persona se ha unido', other: '{n} personas se han unido' },
}
