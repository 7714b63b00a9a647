/** Typographic characters that read the same in the alphabet of phones. */
const typographic: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201a\u201b\u2032]/gu, "'"],
  [/[\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb]/gu, '"'],
  [/[\u2010-\u2015\u2212]/gu, '-'],
  [/\u2026/gu, '...'],
  // the narrow space between a time and its AM, and the others of their kind
  [/\p{Zs}/gu, ' '],
]

/**
 * A text in the alphabet of text messages (GSM 03.38), where it reads the same: one character outside of it more than halves what
 * fits into each part of the text, and every part is paid for.
 */
export const gsmText = (text: string): string =>
  typographic.reduce((said, [characters, plain]) => said.replace(characters, plain), text)
