import { expect, it } from 'vitest'
import { isBlank } from './is-blank.ts'

const of = (magic: string, bytes: Buffer) =>
  isBlank({
    bytes: Buffer.concat([Buffer.from(`${magic}\n100 100\n${magic === 'P4' ? '' : '255\n'}`), bytes]),
    width: 100,
    height: 100,
    orientation: 1,
  })
const paper = Buffer.alloc(10_000, 210)
const withText = Buffer.from(paper.map((light, at) => (at % 50 === 0 ? 20 : light)))

it('[BY-10] takes the back of a sheet for blank, and no page with words or in the dark', () => {
  expect([
    of('P5', paper),
    of('P5', withText),
    of('P4', Buffer.alloc(1300)),
    of('P4', Buffer.alloc(1300, 3)),
  ]).toEqual([true, false, true, false])
  // a photo that is dark is not known to be blank where it was not unpacked
  expect(isBlank({ bytes: Buffer.from([0xff, 0xd8, 0xff]), width: 1, height: 1, orientation: 1 })).toBe(false)
})
