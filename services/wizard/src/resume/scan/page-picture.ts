import { scanLimits } from '../limits.ts'
import { checkSize, type Picture } from './picture.ts'
import type { Matrix, PdfImage, PlacedImage } from './placed-images.ts'

type Pixels = Omit<Picture, 'orientation'>

/** As a Portable Anymap, the plainest of the formats that Leptonica reads. */
function anymapOf({ width, height, kind, data }: PdfImage): Uint8Array | null {
  if (!data || typeof data === 'string') return null
  const head = (magic: string, deepest = '') => Buffer.from(`${magic}\n${width} ${height}\n${deepest}`)
  switch (kind) {
    case 1:
      // a set bit is white here and black there
      return Buffer.concat([head('P4'), Buffer.from(data).map((byte) => ~byte & 0xff)])
    case 2:
      return Buffer.concat([head('P6', '255\n'), Uint8Array.from(data)])
    case 3: {
      const rgb = Buffer.alloc(width * height * 3)
      for (let from = 0, to = 0; to < rgb.length; from += 4, to += 3) {
        rgb[to] = data[from]!
        rgb[to + 1] = data[from + 1]!
        rgb[to + 2] = data[from + 2]!
      }
      return Buffer.concat([head('P6', '255\n'), rgb])
    }
    default:
      return null
  }
}

/** How light a pixel is, 0 to 255. */
function lightOf({ width, kind, data }: PdfImage): ((x: number, y: number) => number) | null {
  if (!data || typeof data === 'string') return null
  const row = (width + 7) >> 3
  if (kind === 1) return (x, y) => (data[y * row + (x >> 3)]! & (0x80 >> (x & 7)) ? 255 : 0)
  const bytes = kind === 2 ? 3 : 4
  return (x, y) => {
    const at = (y * width + x) * bytes
    return (data[at]! * 77 + data[at + 1]! * 150 + data[at + 2]! * 29) >> 8
  }
}

const areaOf = ({ matrix: [a, b, c, d] }: PlacedImage): number => Math.abs(a * d - b * c)
/** Pixels for each point of the page. */
const finenessOf = ({ image, matrix: [a, b, c, d] }: PlacedImage): number =>
  Math.max(image.width / Math.hypot(a, b), image.height / Math.hypot(c, d))
const isUpright = ([a, b, c, d]: Matrix): boolean =>
  a > 0 && d > 0 && Math.abs(b) < a * 0.01 && Math.abs(c) < d * 0.01

/** Of these, an image that is no more than a stamp on the page's picture. */
const stamp = 0.02

/** A page's images, each where it is painted, as one picture of as many pixels as the finest of them has. */
function painted(images: readonly PlacedImage[], [left, bottom, right, top]: readonly number[]): Pixels {
  const [across, up] = [right! - left!, top! - bottom!]
  const fineness = Math.min(
    Math.max(...images.map(finenessOf)),
    Math.sqrt(scanLimits.pixels / 4 / Math.max(across * up, 1)),
  )
  const [width, height] = [Math.round(across * fineness), Math.round(up * fineness)]
  checkSize(width, height)
  const grey = Buffer.alloc(width * height, 255)
  for (const { image, isStencil, matrix } of images) {
    const light = lightOf(image)
    const [a, b, c, d, e, f] = matrix
    const determinant = a * d - b * c
    if (!light || determinant === 0) continue
    const xs = [0, a, c, a + c].map((x) => (x + e - left!) * fineness)
    const ys = [0, b, d, b + d].map((y) => (top! - y - f) * fineness)
    const within = (value: number, most: number): number => Math.max(0, Math.min(most, Math.round(value)))
    const [fromX, toX] = [within(Math.min(...xs), width), within(Math.max(...xs), width)]
    const [fromY, toY] = [within(Math.min(...ys), height), within(Math.max(...ys), height)]
    for (let y = fromY; y < toY; y += 1)
      for (let x = fromX; x < toX; x += 1) {
        const [px, py] = [(x + 0.5) / fineness + left! - e, top! - (y + 0.5) / fineness - f]
        const u = Math.floor(((d * px - c * py) / determinant) * image.width)
        const v = Math.floor((1 - (a * py - b * px) / determinant) * image.height)
        if (u < 0 || v < 0 || u >= image.width || v >= image.height) continue
        const value = light(u, v)
        if (!isStencil || value === 0) grey[y * width + x] = value
      }
  }
  return { bytes: Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), grey]), width, height }
}

/** The picture of a page with these images, null where it has none: one that lies on it as it is, or all of them together. */
export function pagePicture(images: readonly PlacedImage[], view: readonly number[]): Pixels | null {
  const largest = Math.max(0, ...images.map(areaOf))
  const parts = images.filter((one) => areaOf(one) > largest * stamp)
  const [only] = parts
  if (!only) return null
  if (parts.length > 1 || !isUpright(only.matrix)) return painted(parts, view)
  const { image } = only
  checkSize(image.width, image.height)
  const bytes = anymapOf(image)
  return bytes && { bytes, width: image.width, height: image.height }
}
