import { expect, it } from 'vitest'
import { pagePicture } from './page-picture.ts'
import type { PdfImage, PlacedImage } from './placed-images.ts'

const size = 800
const view = [0, 0, size, size]
/** What is dark in 64 squares of the page: a row for each eighth of it. */
function dark(images: readonly PlacedImage[], shown: readonly number[] = view): string[] {
  const { bytes, width, height } = pagePicture(images, shown)!
  const head = /^(P[56])\n\d+ \d+\n255\n/.exec(Buffer.from(bytes.subarray(0, 40)).toString('latin1'))!
  const wide = head[1] === 'P6' ? 3 : 1
  const lightAt = (column: number, row: number) => {
    const [x, y] = [column, row].map((part, index) =>
      Math.floor(((part + 0.5) * (index === 0 ? width : height)) / 8),
    ) as [number, number]
    return bytes[head[0].length + (y * width + x) * wide]!
  }
  return Array.from({ length: 8 }, (_r, row) =>
    Array.from({ length: 8 }, (_c, column) => (lightAt(column, row) < 128 ? '#' : '.')).join(''),
  )
}
const whole = [size, 0, 0, size, 0, 0] as const
/** RGBA, of one colour, that covers where `covers` says so. */
const veil = (light: number, covers: (x: number, y: number) => boolean): PdfImage => {
  const data = new Uint8Array(size * size * 4).fill(light)
  for (let at = 0; at < size * size; at += 1)
    data[at * 4 + 3] = covers(at % size, Math.floor(at / size)) ? 255 : 0
  return { width: size, height: size, kind: 3, data }
}
const isLetter = (x: number, y: number) => y < 300 && x > 200 && x < 600
const letter = ['..####..', '..####..', '..####..', ...Array.from({ length: 5 }, () => '........')]
const paper: PlacedImage = {
  image: { width: size, height: size, kind: 2, data: new Uint8Array(size * size * 3).fill(250) },
  isStencil: false,
  matrix: whole,
}

it('[BY-10] sees the paper where an image covers nothing, by itself and over another', () => {
  const ink: PlacedImage = { image: veil(0, isLetter), isStencil: false, matrix: whole }
  expect(dark([ink])).toEqual(letter)
  expect(dark([paper, ink])).toEqual(letter)
})

it('[BY-10] sees lines and letters over paper, each of them small, and no stamp where the page is one picture', () => {
  const stencil: PdfImage = { width: 8, height: 8, kind: 1, data: new Uint8Array(8) }
  const letters = Array.from({ length: 8 }, (_, column) =>
    Array.from({ length: 8 }, (_e, row): PlacedImage => ({
      image: stencil,
      isStencil: true,
      matrix: [60, 0, 0, 60, column * 100 + 20, row * 100 + 20],
    })),
  ).flat()
  expect(dark([paper, ...letters])).toEqual(Array.from({ length: 8 }, () => '########'))
  expect(dark([paper, ...letters.slice(0, 2)])).toEqual(Array.from({ length: 8 }, () => '........'))
})

it('[BY-10] sees the page in fewer pixels where it has more than its letters need', () => {
  const [width, height] = [6000, 5000]
  const bits = new Uint8Array((width / 8) * height).fill(255)
  for (let y = 0; y < height / 2; y += 1) bits.fill(0, (y * width) / 8, (y * width) / 8 + width / 16)
  const image: PdfImage = { width, height, kind: 1, data: bits }
  const { width: across } = pagePicture([{ image, isStencil: false, matrix: whole }], view)!
  expect(across).toBe(3000)
  const half = [
    ...Array.from({ length: 4 }, () => '####....'),
    ...Array.from({ length: 4 }, () => '........'),
  ]
  expect(dark([{ image, isStencil: false, matrix: whole }])).toEqual(half)
})

it('[BY-10] sees of a sheet with two pages the one that its page shows', () => {
  const sheet: PlacedImage = {
    ...paper,
    image: veil(0, (x) => x < 400),
    matrix: [2 * size, 0, 0, size, 0, 0],
  }
  expect(dark([sheet])).toEqual(Array.from({ length: 8 }, () => '########'))
  expect(dark([sheet], [size, 0, 2 * size, size])).toEqual(Array.from({ length: 8 }, () => '........'))
})

it('[BY-10] sees a fax as it lies on its page, which has half as many pixels down as across', () => {
  const image: PdfImage = { width: 1600, height: 800, kind: 1, data: new Uint8Array(160_000).fill(255) }
  const found = pagePicture([{ image, isStencil: false, matrix: whole }], view)!
  expect([found.width, found.height]).toEqual([1600, 1600])
})
