import { expect, it } from 'vitest'
import { cutOff } from './cut-off.ts'
import type { Picture } from './picture.ts'

const [width, height] = [200, 400]
/** A page of so much light at each place. */
function page(lightAt: (x: number, y: number) => number, magic: 'P5' | 'P6' = 'P5'): Picture {
  const head = Buffer.from(`${magic}\n${width} ${height}\n255\n`)
  const wide = magic === 'P6' ? 3 : 1
  const pixels = Buffer.alloc(width * height * wide)
  for (let at = 0; at < width * height; at += 1)
    pixels.fill(lightAt(at % width, Math.floor(at / width)), at * wide, (at + 1) * wide)
  return { bytes: Buffer.concat([head, pixels]), width, height, orientation: 1 }
}
const letters = (x: number, y: number) => ((x * 7 + y * 13) % 31 < 4 ? 0 : 255)
const isPaper = (y: number) => y > 300

it('[BY-10] finds where a picture was cut off, whatever its decoder makes of the rest', () => {
  const grey = page((x, y) => (y < 160 ? letters(x, y) : 128))
  const coloured = page((x, y) => (y < 160 ? letters(x, y) : 128), 'P6')
  // the last block of numbers again and again, as of bits that are all the same
  const repeated = page((x, y) => (y < 160 ? letters(x, y) : 90 + ((x + 5 * y) % 16)))
  expect([grey, coloured, repeated].map((one) => cutOff(one)?.height)).toEqual([160, 160, 160])
  expect(cutOff(coloured)!.bytes.length).toBe(`P6\n${width} 160\n255\n`.length + width * 160 * 3)
})

it('[BY-10] takes paper, a line along it and grey paper for no end of the file', () => {
  const whole = [
    page((x, y) => (isPaper(y) ? 255 : letters(x, y))),
    page((x, y) => (x < 4 ? 0 : isPaper(y) ? 250 : letters(x, y))),
    page((x, y) => (isPaper(y) ? 127 : letters(x, y))),
    page((x, y) => (y > height - 4 ? 128 : letters(x, y))),
  ]
  expect(whole.map(cutOff)).toEqual([null, null, null, null])
})
