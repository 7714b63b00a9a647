import type { Picture } from './picture.ts'

/** As many rows tell of the whole page. */
const looks = 200
/** By so much ink is darker than its paper. */
const step = 48
/** Edges for each pixel: the densest page of letters has half as many. */
const most = 0.2

/**
 * Whether an unpacked page is grain from edge to edge, such as a photo of a carpet or what a damaged file unpacks to: to look for
 * letters in it takes longer than three pages of them.
 */
export function isNoise({ bytes }: Picture): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 40)).toString('latin1')
  const [whole, magic, across, down] = /^(P[456])\n(\d+) (\d+)\n(?:255\n)?/.exec(head) ?? []
  if (whole === undefined) return false
  const [width, height] = [Number(across), Number(down)]
  const isBits = magic === 'P4'
  const wide = magic === 'P6' ? 3 : 1
  const row = isBits ? (width + 7) >> 3 : width * wide
  const lightAt = (start: number, x: number): number =>
    isBits ? (bytes[start + (x >> 3)]! & (0x80 >> (x & 7)) ? 0 : 255) : bytes[start + x * wide]!
  let edges = 0
  let pixels = 0
  for (let y = 0; y < height; y += Math.max(1, Math.floor(height / looks))) {
    const start = whole.length + y * row
    for (let x = 1; x < width; x += 1)
      if (Math.abs(lightAt(start, x) - lightAt(start, x - 1)) > step) edges += 1
    pixels += width
  }
  return edges > pixels * most
}
