import type { Picture } from './picture.ts'
import { unfiltered } from './unfiltered.ts'

/** The seven passes of an interlaced PNG: from where, each so many pixels, and how many of them one stands for. */
const passes = [
  { x: 0, y: 0, across: 8, down: 8, wide: 8, high: 8 },
  { x: 4, y: 0, across: 8, down: 8, wide: 4, high: 8 },
  { x: 0, y: 4, across: 4, down: 8, wide: 4, high: 4 },
  { x: 2, y: 0, across: 4, down: 4, wide: 2, high: 4 },
  { x: 0, y: 2, across: 2, down: 4, wide: 2, high: 2 },
  { x: 1, y: 0, across: 2, down: 2, wide: 1, high: 2 },
  { x: 0, y: 1, across: 1, down: 2, wide: 1, high: 1 },
]
const count = (size: number, from: number, each: number): number =>
  Math.max(0, Math.ceil((size - from) / each))

/** Copies a pixel of so many bits to so many beside each other, of rows that begin at a byte each. */
function spread(
  from: { readonly rows: Buffer; readonly start: number; readonly x: number },
  to: { readonly rows: Buffer; readonly start: number; readonly x: number; readonly end: number },
  bits: number,
): void {
  if (bits >= 8) {
    const bytes = bits >> 3
    const source = from.start + from.x * bytes
    for (let x = to.x; x < to.end; x += 1)
      for (let byte = 0; byte < bytes; byte += 1)
        to.rows[to.start + x * bytes + byte] = from.rows[source + byte]!
    return
  }
  const mask = (1 << bits) - 1
  const shiftOf = (x: number): number => 8 - bits - ((x * bits) & 7)
  const value = (from.rows[from.start + ((from.x * bits) >> 3)]! >> shiftOf(from.x)) & mask
  for (let x = to.x; x < to.end; x += 1) {
    const at = to.start + ((x * bits) >> 3)
    to.rows[at] = (to.rows[at]! & ~(mask << shiftOf(x))) | (value << shiftOf(x))
  }
}

/**
 * The rows of an interlaced PNG, as far as its passes are there: a pixel stands for those around it that a later pass would have
 * said. In half of the file every other row is there, all across.
 */
export function byPasses(packed: Buffer, { width, height }: Picture, bits: number): Buffer {
  const rowBytes = 1 + Math.ceil((width * bits) / 8)
  const rows = Buffer.alloc(rowBytes * height)
  let read = 0
  for (const { x, y, across, down, wide, high } of passes) {
    const [columns, lines] = [count(width, x, across), count(height, y, down)]
    if (columns === 0 || lines === 0) continue
    const passBytes = 1 + Math.ceil((columns * bits) / 8)
    const pass = unfiltered(packed.subarray(read, read + passBytes * lines), passBytes, bits)
    read += passBytes * lines
    for (let line = 0; line * passBytes < pass.length; line += 1) {
      const top = y + line * down
      for (let column = 0; column < columns; column += 1) {
        const left = x + column * across
        spread(
          { rows: pass, start: line * passBytes + 1, x: column },
          { rows, start: top * rowBytes + 1, x: left, end: Math.min(width, left + wide) },
          bits,
        )
      }
      for (let below = top + 1; below < Math.min(height, top + high); below += 1)
        rows.copyWithin(below * rowBytes, top * rowBytes, (top + 1) * rowBytes)
    }
  }
  return rows
}
