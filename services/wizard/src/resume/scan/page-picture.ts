import { scanLimits } from '../limits.ts'
import { checkSize, type Picture } from './picture.ts'
import type { PdfImage, PlacedImage } from './placed-images.ts'
import { fillShape, type Shape } from './shapes.ts'
import { unit, type Matrix } from './tiles.ts'

type Pixels = Omit<Picture, 'orientation'>

const paper = 255
/** A value that covers what is below it by so much. */
const over = (value: number, cover: number, below: number): number =>
  Math.round((value * cover + below * (255 - cover)) / 255)

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
      for (let from = 0, to = 0; to < rgb.length; from += 4, to += 3)
        for (let part = 0; part < 3; part += 1)
          rgb[to + part] = over(data[from + part]!, data[from + 3]!, paper)
      return Buffer.concat([head('P6', '255\n'), rgb])
    }
    default:
      return null
  }
}

/** What a pixel is, 0 to 255, where the image is painted over what is below. */
function paintOf({
  image: { width, kind, data },
  isStencil,
}: PlacedImage): ((x: number, y: number, below: number) => number) | null {
  if (!data || typeof data === 'string') return null
  const row = (width + 7) >> 3
  if (kind === 1)
    return (x, y, below) =>
      (data[y * row + (x >> 3)]! & (0x80 >> (x & 7))) === 0 ? 0 : isStencil ? below : paper
  const bytes = kind === 2 ? 3 : 4
  return (x, y, below) => {
    const at = (y * width + x) * bytes
    const light = (data[at]! * 77 + data[at + 1]! * 150 + data[at + 2]! * 29) >> 8
    return bytes === 3 ? light : over(light, data[at + 3]!, below)
  }
}

/** On a page of so many pixels the smallest letters are read; of more, the memory is not there for all that unpack and read it. */
const fine = 9_000_000

/** An image in which each square of so many pixels is one, in grey. */
function shrunk(image: PdfImage, by: number): Pixels | null {
  const paint = paintOf({ image, isStencil: false, matrix: unit })
  if (!paint) return null
  const [width, height] = [Math.floor(image.width / by), Math.floor(image.height / by)]
  const grey = Buffer.alloc(width * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let light = 0
      for (let down = 0; down < by; down += 1)
        for (let across = 0; across < by; across += 1) light += paint(x * by + across, y * by + down, paper)
      grey[y * width + x] = Math.round(light / (by * by))
    }
  return { bytes: Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), grey]), width, height }
}

const areaOf = ({ matrix: [a, b, c, d] }: PlacedImage): number => Math.abs(a * d - b * c)
/** Pixels for each point of the page. */
const finenessOf = ({ image, matrix: [a, b, c, d] }: PlacedImage): number =>
  Math.max(image.width / Math.hypot(a, b), image.height / Math.hypot(c, d))
const isUpright = ([a, b, c, d]: Matrix): boolean =>
  a > 0 && d > 0 && Math.abs(b) < a * 0.01 && Math.abs(c) < d * 0.01

/** A fax has half as many pixels down as across: its letters, half as high, are misread. */
const isSquare = ({ image, matrix: [a, b, c, d] }: PlacedImage): boolean => {
  const ratio = image.width / Math.hypot(a, b) / (image.height / Math.hypot(c, d))
  return ratio > 0.75 && ratio < 1.33
}

/** How much of an upright image is on its page: of a sheet that was scanned at once, each page shows its part. */
function shownOf({ matrix: [a, , , d, e, f] }: PlacedImage, view: readonly number[]): number {
  const [left, bottom, right, top] = view as [number, number, number, number]
  const across = Math.min(right, e + a) - Math.max(left, e)
  const up = Math.min(top, f + d) - Math.max(bottom, f)
  return (across * up) / (a * d)
}
/** Of an image that is shown for the most part, what is beside the page is its margin. */
const most = 0.9

/** Of the page's picture, what all others together have where they are no more than a stamp on it. */
const stamp = 0.02

/** Letters that are drawn are read well at 250 dots per inch. */
const drawn = 250 / 72

/** A page's images and shapes, each where it is painted, as one picture of as many pixels as the finest of them has. */
export function painted(
  all: readonly (PlacedImage | Shape)[],
  [left, bottom, right, top]: readonly number[],
): Pixels {
  const [across, up] = [right! - left!, top! - bottom!]
  const fineness = Math.min(
    Math.max(...all.map((one) => ('path' in one ? drawn : finenessOf(one)))),
    Math.sqrt(scanLimits.pixels / 4 / Math.max(across * up, 1)),
  )
  const [width, height] = [Math.round(across * fineness), Math.round(up * fineness)]
  checkSize(width, height)
  const grey = Buffer.alloc(width * height, 255)
  for (const placed of all) {
    if ('path' in placed) {
      const toPixels = [fineness, 0, 0, -fineness, -left! * fineness, top! * fineness] as const
      fillShape(grey, width, toPixels, placed)
      continue
    }
    const { image, matrix } = placed
    const paint = paintOf(placed)
    const [a, b, c, d, e, f] = matrix
    const determinant = a * d - b * c
    if (!paint || determinant === 0) continue
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
        grey[y * width + x] = paint(u, v, grey[y * width + x]!)
      }
  }
  return { bytes: Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), grey]), width, height }
}

/** The picture of a page with these images, null where it has none: one that lies on it as it is, or all of them together. */
export function pagePicture(images: readonly PlacedImage[], view: readonly number[]): Pixels | null {
  const [largest, ...others] = images.toSorted((one, other) => areaOf(other) - areaOf(one))
  if (!largest) return null
  const rest = others.reduce((area, one) => area + areaOf(one), 0)
  const isAlone = rest <= areaOf(largest) * stamp
  const isAsItIs = isAlone && isUpright(largest.matrix) && isSquare(largest)
  if (!isAsItIs || shownOf(largest, view) < most) return painted(images, view)
  const { image } = largest
  checkSize(image.width, image.height, scanLimits.pdfPixels)
  const by = Math.round(Math.sqrt((image.width * image.height) / fine))
  if (by > 1) return shrunk(image, by)
  const bytes = anymapOf(image)
  return bytes && { bytes, width: image.width, height: image.height }
}
