import type { Line } from './line.ts'

/** Whether a line of a page had to break: up to the widest of its column there is no room for the next line's first word. */
export function isFull(line: Line, below: Line, widest: number): boolean {
  const word = below.text.split(' ', 1)[0]!
  const needed = ((below.right - below.x) * (word.length + 1)) / below.text.length
  return line.right > 0 && line.right + needed > widest
}
