import type { Page } from '../text/word.ts'

/** Letters are half as wide as their line is high; those of half their height, as wide. */
const wide = 0.68
const enough = 15

/** Whether most letters are so wide that the pixels of their picture are not square. */
export function hasWideLetters({ words }: Page): boolean {
  const widths = words.map(({ text, width, size }) => width / text.length / size)
  const middle = widths.toSorted((one, other) => one - other)[widths.length >> 1] ?? 0
  return words.length >= enough && middle > wide
}
