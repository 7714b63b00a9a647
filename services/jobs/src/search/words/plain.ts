import { withoutMarks } from '../../places/without-marks.ts'

/** As the words of a posting are stored: small letters without accents, and digits, a space between them. */
export const plain = (typed: string): string =>
  withoutMarks(typed)
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
