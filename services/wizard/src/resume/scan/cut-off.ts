import type { Picture } from './picture.ts'

/** What a decoder of JPEG makes of a part that is not in the file: the middle of black and white, or the same rows again and again. */
const nothing = 128
/** A row of its blocks; of a picture whose pixels were put together, two of them. */
const period = 16
/** Of a page's height. */
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
