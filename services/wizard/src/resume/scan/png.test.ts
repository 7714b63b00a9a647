import { readFileSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { recognisedResume } from '../../../test/recognised-page.ts'
import type { Page } from '../text/word.ts'
import { pictureOf } from './picture.ts'
import { shortenedPng, squarePng, unpackedPng } from './png.ts'
import { readScan } from './read-scan.ts'

const uint32 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
  return bytes
}
const chunk = (name: string, data: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(name), data])
  return Buffer.concat([uint32(data.length), named, uint32(crc32(named))])
}
interface Form {
  readonly width: number
  readonly height: number
  readonly bits: number
  readonly passes?: boolean
  readonly pixels?: readonly [number, number]
}
const png = ({ width, height, bits, passes = false, pixels }: Form, rows: Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', Buffer.concat([uint32(width, height), Buffer.from([bits, 0, 0, 0, Number(passes)])])),
    ...(pixels ? [chunk('pHYs', Buffer.concat([uint32(...pixels), Buffer.of(1)]))] : []),
    chunk('IDAT', deflateSync(rows, { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ])

const [width, height] = [480, 400]
const lightAt = (x: number, y: number): number => (x * 7 + y * 13) % 251
const lightRow = (y: number): number[] => Array.from({ length: width }, (_none, x) => lightAt(x, y))

/** In seven passes, every other row of each packed by what is above it. */
function inPasses(bits: 1 | 8): Buffer {
  const all: number[] = []
  const starts = [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ] as const
  for (const [left, top, across, down] of starts) {
    let above: number[] = []
    for (let y = top; y < height; y += down) {
      const lights: number[] = []
      for (let x = left; x < width; x += across) lights.push(bits === 8 ? lightAt(x, y) : lightAt(x, y) & 1)
      const row =
        bits === 8
          ? lights
          : Array.from({ length: Math.ceil(lights.length / 8) }, (_none, byte) =>
              Array.from({ length: 8 }, (_bit, bit) => (lights[byte * 8 + bit] ?? 0) << (7 - bit)).reduce(
                (sum, value) => sum + value,
                0,
              ),
            )
      const isUp = above.length > 0 && y % 3 === 0
      all.push(isUp ? 2 : 0, ...row.map((value, at) => (isUp ? (value - above[at]!) & 0xff : value)))
      above = row
    }
  }
  return Buffer.from(all)
}

it('[BY-10] an interlaced PNG that was cut off is read as far as its passes go', () => {
  const whole = png({ width, height, bits: 8, passes: true }, inPasses(8))
  const rowOf = (bytes: Buffer, y: number): number[] => {
    const { rows, rowBytes } = unpackedPng(shortenedPng(pictureOf(bytes)))
    return [...rows.subarray(y * rowBytes + 1, (y + 1) * rowBytes)]
  }
  // of three quarters, every other row and the upper half of those between them
  const cut = whole.subarray(0, whole.length * 0.75)
  for (const y of [0, 1, 99, 100, 102, 398]) expect(rowOf(cut, y)).toEqual(lightRow(y))
  expect(rowOf(cut, 399)).toEqual(lightRow(398))
  // of a third, every other of every other
  expect(rowOf(whole.subarray(0, whole.length * 0.3), 399).slice(0, 4)).toEqual(
    [0, 0, 2, 2].map((x) => lightAt(x, 398)),
  )
  const bits = png({ width, height, bits: 1, passes: true }, inPasses(1))
  const { rows, rowBytes } = unpackedPng(shortenedPng(pictureOf(bits.subarray(0, bits.length * 0.75))))
  for (const y of [0, 1, 398])
    for (const x of [0, 1, 7, 8, 250, 479])
      expect((rows[y * rowBytes + 1 + (x >> 3)]! >> (7 - (x & 7))) & 1).toBe(lightAt(x, y) & 1)
})

it('[BY-10] a PNG whose file was cut off is mended whatever the filters of its rows are', () => {
  const paper = readFileSync(new URL('../../../test/paper-resume.png', import.meta.url))
  const picture = pictureOf(paper)
  const again = shortenedPng(picture)
  expect(unpackedPng(again).rows.equals(unpackedPng(picture).rows)).toBe(true)
})

const ofBits = (form: Omit<Form, 'bits'>): Buffer =>
  png({ ...form, bits: 1 }, Buffer.alloc((1 + form.width / 8) * form.height))
const heightOf = (bytes: Buffer) => squarePng(pictureOf(bytes))?.picture.height

it('[BY-10] a page of a fax is read in pixels that are as high as wide', () => {
  const page = { width: 1728, height: 1100 }
  expect(heightOf(ofBits({ ...page, pixels: [8031, 3858] }))).toBe(2289)
  expect(heightOf(ofBits({ ...page, height: 4400, pixels: [8031, 15_394] }))).toBe(2295)
  expect(heightOf(ofBits({ ...page, width: 1600, pixels: [7874, 7874] }))).toBeUndefined()
  expect(heightOf(ofBits({ ...page, width: 1600 }))).toBeUndefined()
  expect(heightOf(ofBits({ ...page, pixels: [8031, 1] }))).toBeUndefined()
  // what is not all there is read as far as it goes
  const cut = ofBits({ ...page, pixels: [8031, 3858] })
  expect(heightOf(cut.subarray(0, cut.length / 2))).toBeUndefined()
})

it('[BY-10] a fax that says nothing of its pixels is known by its wide letters', async () => {
  const page = (wide: number): Page => ({
    ...recognisedResume,
    height: 400,
    words: recognisedResume.words.map((word) => ({ ...word, width: word.text.length * word.size * wide })),
  })
  const heights = async (wide: number): Promise<number[]> => {
    const seen: number[] = []
    await readScan(new Uint8Array(ofBits({ width: 1728, height: 1100 })), ({ height: high }) => {
      seen.push(high)
      return page(wide)
    })
    return seen
  }
  expect([await heights(0.9), await heights(0.5)]).toEqual([[1100, 2289], [1100]])
})
