import { expect, it } from 'vitest'
import { isUneven } from './is-uneven.ts'

const [width, height] = [300, 400]
const page = (lightAt: (x: number, y: number) => number, magic = 'P5') => {
  const wide = magic === 'P6' ? 3 : 1
  const pixels = Buffer.alloc(width * height * wide)
  for (let at = 0; at < width * height; at += 1)
    pixels.fill(lightAt(at % width, Math.floor(at / width)), at * wide, (at + 1) * wide)
  return isUneven({
    bytes: Buffer.concat([Buffer.from(`${magic}\n${width} ${height}\n255\n`), pixels]),
    width,
    height,
    orientation: 1,
  })
}
const letters = (x: number, y: number) => (y % 20 < 10 && x % 7 < 3 ? 20 : 230)

it('[BY-10] sees a shadow on a page, and none in its letters, its lines or its black edge', () => {
  const shadow = (x: number, y: number) => letters(x, y) * (y > 150 && y < 260 ? 0.4 : 1)
  const corner = (x: number, y: number) => letters(x, y) * (1 - (0.5 * (x + y)) / (width + height))
  expect([page(shadow), page(shadow, 'P6'), page(corner)]).toEqual([true, true, true])
  const line = (x: number, y: number) => (y % 100 < 6 ? 0 : letters(x, y))
  expect([page(letters), page(line), page((x, y) => (x < 8 ? 0 : letters(x, y)))]).toEqual([
    false,
    false,
    false,
  ])
  // bits have no shade, and of a photo that is packed it is not known
  const bytes = (head: number[] | string) => ({
    bytes: Buffer.from(head as string),
    width,
    height,
    orientation: 1,
  })
  expect([
    isUneven(bytes(`P4\n${width} ${height}\n`)),
    isUneven(bytes([0xff, 0xd8, 0xff] as number[])),
  ]).toEqual([false, true])
})
