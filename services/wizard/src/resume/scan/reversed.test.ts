import { expect, it } from 'vitest'
import { darkBars, turnOver } from './reversed.ts'

const [width, height] = [400, 200]
const rowBytes = 1 + width / 8

/** Bars that are found on a page that is black in these places. */
function barsOf(isBlack: (x: number, y: number) => boolean) {
  const rows = Buffer.alloc(rowBytes * height, 0xff)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (isBlack(x, y)) rows[y * rowBytes + 1 + (x >> 3)]! &= ~(0x80 >> (x & 7))
  return darkBars({ width, height, rows, rowBytes, from: 1 })
}
const isLetter = (x: number, y: number) => x > 60 && x < 120 && y > 44 && y < 56 && x % 9 < 5 && y % 5 < 4

it('[BY-10] finds a bar of black with letters in it, as it lies', () => {
  const [straight, ...others] = barsOf((x, y) => y > 40 && y < 60 && x > 50 && !isLetter(x, y))
  expect(others).toEqual([])
  expect([straight!.left, straight!.spans.length, straight!.spans[20]]).toEqual([51, 349, [41, 59]])
  const [askew] = barsOf((x, y) => y - x / 20 > 40 && y - x / 20 < 60 && !isLetter(x, y))
  expect([askew!.spans[0], askew!.spans[399]]).toEqual([
    [41, 59],
    [60, 79],
  ])
})

it('[BY-10] takes letters, lines, frames and what is black all over for no bar', () => {
  const isFrame = (x: number, y: number) => x < 4 || y < 4 || x >= width - 4 || y >= height - 4
  expect(barsOf((x, y) => isLetter(x, y))).toEqual([])
  expect(barsOf((_x, y) => y > 40 && y < 43)).toEqual([])
  expect(barsOf(isFrame)).toEqual([])
  expect(barsOf((x, y) => x > 50 && x < 350 && y > 40 && y < 160)).toEqual([])
})

it('[BY-10] turns over what is in a bar, and leaves nothing of its edge', () => {
  const isBar = (x: number, y: number) => y > 40 && y < 60 && x > 50
  const ink = (x: number, y: number) => (isBar(x, y) && !isLetter(x, y)) || (y > 100 && y < 110 && x % 7 < 3)
  const grey = Buffer.alloc(width * height)
  for (let at = 0; at < grey.length; at += 1) grey[at] = ink(at % width, Math.floor(at / width)) ? 0 : 255
  turnOver(grey, width, barsOf(ink))
  for (const [x, y] of [
    [70, 50],
    [61, 46],
    [53, 44],
    [70, 105],
    [0, 50],
    [3, 105],
  ] as const)
    expect(grey[y * width + x]).toBe(isBar(x, y) ? (isLetter(x, y) ? 0 : 255) : ink(x, y) ? 0 : 255)
  // as of a scan, whose edges are grey
  const edge = 40 * width + 70
  grey[edge] = 128
  turnOver(grey, width, [{ left: 51, spans: Array.from({ length: 349 }, () => [41, 59] as const) }])
  expect(grey[edge]).toBe(255)
})

it('[BY-10] looks for no bar on a page of noise, whose specks are more than memory holds', () => {
  const [bytes, high] = [376, 1_000]
  const pageOf = (paper: number) => {
    const rows = Buffer.alloc(bytes * high, paper)
    for (let y = 0; y < 40; y += 1) rows.fill(0, y * bytes + 1, y * bytes + 100)
    rows[20 * bytes + 50] = 0xff
    return { width: 3_000, height: high, rows, rowBytes: bytes, from: 1 }
  }
  expect(darkBars(pageOf(0xff))).toHaveLength(1)
  expect(darkBars(pageOf(0xaa))).toEqual([])
})
