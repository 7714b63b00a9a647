import { slopeOf, type SeenLine } from './words-of-lines.ts'

/** Letters that lie more askew than this are read as others. */
const steep = 0.05

const sureness = (lines: readonly SeenLine[]): number =>
  lines.reduce((sum, { words }) => words.reduce((all, { confidence }) => all + confidence, sum), 0)

/** The lines of a page, read again from the picture turned back where they lie too steep; what is surer counts. */
export function layStraight(
  lines: readonly SeenLine[],
  /** reads the picture turned clockwise by so many radians */
  linesAt: (angle: number) => readonly SeenLine[],
): readonly SeenLine[] {
  const slope = slopeOf(lines)
  if (Math.abs(slope) <= steep) return lines
  const straight = linesAt(-Math.atan(slope))
  return sureness(straight) > sureness(lines) ? straight : lines
}
