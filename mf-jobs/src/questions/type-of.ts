import type { portalSentences } from '../portal/sentences.ts'

const typeNames = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** How a question is answered, in words; what a newer service knows is something else. */
export const typeOf = (type: number, t: ReturnType<typeof portalSentences.use>): string => {
  const known = typeNames.find((each) => each === String(type))
  return known ? t(`type.${known}`) : t('type.other')
}
