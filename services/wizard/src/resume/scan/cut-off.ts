import type { Picture } from './picture.ts'
import type { PdfImage } from './placed-images.ts'

/** What a decoder of JPEG makes of a part that is not in the file: the middle of black and white, or the same rows again and again. */
const nothing = 128
/** A row of its blocks; of a picture whose pixels were put together, two of them. */
const period = 16
/** Of a picture's height: less is the margin of a line, or an end of which nothing is missing. */
const least = 0.02

/** What is there of an unpacked page whose file was cut off, or null where all of it is. */
export function cutOff(picture: Picture): Picture | null {
  const { bytes, width, height } = picture
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 40)).toString('latin1')
  const [whole, magic] = /^(P[56])\n\d+ \d+\n255\n/.exec(head) ?? []
  if (whole === undefined) return null
  const wide = width * (magic === 'P6' ? 3 : 1)
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const row = (index: number): Buffer =>
    all.subarray(whole.length + index * wide, whole.length + (index + 1) * wide)
  const isNothing = (index: number): boolean => row(index).every((light) => light === nothing)
  let rows = height
  while (rows > 0 && isNothing(rows - 1)) rows -= 1
  if (rows === height) {
    while (rows > period && row(rows - 1).equals(row(rows - 1 - period))) rows -= 1
    // the first of them is the one that the others repeat
    rows = Math.max(0, rows - period)
    // paper, and lines along it, are the same in each row
    const isPlain = Array.from({ length: period - 1 }, (_none, index) => height - 1 - index).every(
      (index) => index < 1 || row(index).equals(row(index - 1)),
    )
    if (isPlain) return null
  }
  if (height - rows < height * least) return null
  const start = Buffer.from(`${magic}\n${width} ${rows}\n255\n`)
  return {
    ...picture,
    height: rows,
    bytes: Buffer.concat([start, all.subarray(whole.length, whole.length + rows * wide)]),
  }
}

/** What an image has for each pixel, by its kind. */
const bitsOf: Readonly<Record<number, number>> = { 1: 1, 2: 24, 3: 32 }
/**
 * How far down an image is more than one light all over, 0 to 1. What a decoder makes of a part that is not in the file is that, as
 * is paper that is white by itself.
 */
export function flatFrom({ width, height, kind = 0, data }: PdfImage): number {
  const bits = bitsOf[kind]
  if (!data || typeof data === 'string' || bits === undefined) return 1
  const row = (width * bits + 7) >> 3
  // behind the last pixel of a row of bits is nothing
  const whole = (width * bits) >> 3
  const pixel = Math.max(1, bits >> 3)
  const last = data.subarray((height - 1) * row, (height - 1) * row + pixel)
  let from = height
  const isFlat = (y: number): boolean => {
    for (let at = 0; at < whole; at += 1) if (data[y * row + at] !== last[at % pixel]) return false
    return true
  }
  while (from > 0 && isFlat(from - 1)) from -= 1
  return height - from < height * least ? 1 : from / height
}
