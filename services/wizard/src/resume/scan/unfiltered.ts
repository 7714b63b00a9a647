import { UnreadableResume } from '../unreadable-resume.ts'

/** By the filter of a row, what is added to a byte: by the one to its left, the one above and the one above that one. */
const predictions: readonly ((left: number, above: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_left, above) => above,
  (left, above) => (left + above) >> 1,
  (left, above, corner) => {
    const [toLeft, toAbove, toCorner] = [above - corner, left - corner, left + above - 2 * corner].map(
      Math.abs,
    )
    if (toLeft! <= toAbove! && toLeft! <= toCorner!) return left
    return toAbove! <= toCorner! ? above : corner
  },
]

/** The rows of a PNG that are there, of so many bytes and of pixels of so many bits, each with no filter, which is a 0 at its start. */
export function unfiltered(packed: Buffer, rowBytes: number, bits: number): Buffer {
  const pixelBytes = Math.max(1, bits >> 3)
  const rows = Buffer.from(packed.subarray(0, Math.floor(packed.length / rowBytes) * rowBytes))
  for (let start = 0; start < rows.length; start += rowBytes) {
    const predict = predictions[rows[start]!]
    if (!predict) throw new UnreadableResume('damaged')
    rows[start] = 0
    if (predict === predictions[0]) continue
    for (let at = start + 1; at < start + rowBytes; at += 1) {
      const hasLeft = at - start > pixelBytes
      const left = hasLeft ? rows[at - pixelBytes]! : 0
      const above = start > 0 ? rows[at - rowBytes]! : 0
      const corner = hasLeft && start > 0 ? rows[at - rowBytes - pixelBytes]! : 0
      rows[at] = (rows[at]! + predict(left, above, corner)) & 0xff
    }
  }
  return rows
}
