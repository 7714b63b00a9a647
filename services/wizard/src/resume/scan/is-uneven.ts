import type { Picture } from './picture.ts'

/** Tiles along each side: a shadow covers some of them, and no letter one. */
const tiles = 12
/** Of a tile, every so many pixels are looked at. */
const step = 5
/** Paper is the lightest of a tile but for dust. */
const dust = 0.1
/** So much darker than most is paper in a shadow. */
const shade = 0.8

/**
 * Whether some of a page's paper is in the shade: what is ink cannot be told there by one lightness for all of the page. A photo
 * that was not unpacked may be so.
 */
export function isUneven({ bytes, width, height }: Picture): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 40)).toString('latin1')
  const [whole, magic] = /^(P[456])\n\d+ \d+\n(?:255\n)?/.exec(head) ?? []
  if (whole === undefined) return true
  if (magic === 'P4') return false
  const wide = magic === 'P6' ? 3 : 1
  const [across, down] = [Math.floor(width / tiles), Math.floor(height / tiles)]
  const papers: number[] = []
  for (let tile = 0; tile < tiles * tiles; tile += 1) {
    const [left, top] = [(tile % tiles) * across, Math.floor(tile / tiles) * down]
    const seen: number[] = []
    for (let y = top; y < top + down; y += step)
      for (let x = left; x < left + across; x += step)
        seen.push(bytes[whole.length + (y * width + x) * wide]!)
    papers.push(seen.toSorted((one, other) => other - one)[Math.floor(seen.length * dust)] ?? 255)
  }
  const most = papers.toSorted((one, other) => one - other)[papers.length >> 1]!
  return papers.some((paper) => paper < most * shade)
}
