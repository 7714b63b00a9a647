import { expect, it } from 'vitest'
import { isNoise } from './is-noise.ts'

const page = (magic: string, bytes: Buffer) =>
  isNoise({
    bytes: Buffer.concat([Buffer.from(`${magic}\n100 100\n${magic === 'P4' ? '' : '255\n'}`), bytes]),
    width: 100,
    height: 100,
    orientation: 1,
  })
const grain = (length: number) => Buffer.from(Array.from({ length }, (_, at) => (at * 2_654_435_761) >>> 24))
/** Each fifth line has letters, two edges in six pixels. */
const text = Buffer.from(
  Array.from({ length: 10_000 }, (_, at) => (Math.floor(at / 100) % 5 === 0 && at % 6 < 3 ? 20 : 230)),
)

it('[BY-10] takes grain from edge to edge for no page of letters', () => {
  expect([
    page('P5', grain(10_000)),
    page('P4', grain(1_300)),
    page('P5', text),
    page('P5', Buffer.alloc(10_000)),
  ]).toEqual([true, true, false, false])
  // a photo that was not unpacked is looked at
  expect(isNoise({ bytes: Buffer.from([0xff, 0xd8, 0xff]), width: 1, height: 1, orientation: 1 })).toBe(false)
})
