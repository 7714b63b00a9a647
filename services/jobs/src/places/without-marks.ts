/** Letters without their accents and other marks. */
export const withoutMarks = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}+/gu, '')
