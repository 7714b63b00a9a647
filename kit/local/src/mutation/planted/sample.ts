import { createHash } from 'node:crypto'
import type { Fault } from './fault.ts'

/**
 * Some of the faults, as if drawn, and the same for the same seed. What a fault says decides, not where it stands, so that
 * a change elsewhere in its file leaves the sample as it was.
 */
export const drawSample = (
  faults: readonly Fault[],
  sourceOf: (file: string) => string,
  size: number,
  seed: string,
): Fault[] => {
  const drawn = faults.map((fault) => {
    const { file, kind, start, end, replacement } = fault
    const said = [seed, file, kind, sourceOf(file).slice(start, end), replacement]
    return [createHash('sha256').update(said.join('\0')).digest('hex'), fault] as const
  })
  const ordered = drawn.toSorted(([one], [other]) => (one < other ? -1 : 1))
  return ordered.slice(0, size).map(([, fault]) => fault)
}
