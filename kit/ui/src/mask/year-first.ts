import type { Edit } from './mask.ts'

/** A day whose year is typed first, before its last digit, and with it. */
export const yearFirstBegun = /^(?:19|20)\d\d\/(?:\d{0,2}|\d{1,2}\/\d?)$/
export const yearFirstEnded = /^(?:19|20)\d\d\/\d{1,2}\/\d\d$/

/**
 * A year first, which the mask has cut in two, as it was typed: 1990/ is no 90th of a month, and in 2003/5/ another slash follows
 * where no year has one. Null for anything else.
 */
export function yearTypedFirst({ text, caret }: Edit): string | null {
  const typed = /^(19|20)\/(\d\d)\/?(\d{0,2})[\s./-]$/.exec(text)
  if (!typed || caret !== text.length) return null
  const [, century, decade, month = ''] = typed
  if (month !== '') return `${century}${decade}/${month}/`
  return Number(decade) > 12 ? `${century}${decade}/` : null
}
