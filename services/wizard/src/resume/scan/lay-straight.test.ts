import { expect, it } from 'vitest'
import { layStraight } from './lay-straight.ts'
import { slopeOf, type SeenLine } from './words-of-lines.ts'

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** What is read of a page of four lines that lies askew by so much: the steeper its letters, the less sure. */
const pageAt = (askew: number): SeenLine[] =>
  [900, 700, 850, 400].map((length, index) => {
    const turned = (x: number, y: number) => ({
      x: x * Math.cos(askew) - y * Math.sin(askew),
      y: x * Math.sin(askew) + y * Math.cos(askew),
    })
    const [from, to] = [turned(60, 100 + index * 40), turned(60 + length, 100 + index * 40)]
    const baseline = { x0: from.x, y0: from.y, x1: to.x, y1: to.y }
    return {
      words: [{ text: 'Order', confidence: 95 - Math.abs(askew) * 300, bbox: baseline }],
      baseline,
      rowAttributes: { rowHeight: 30 },
    }
  })

it('[BY-10] turns a page back that lies too steep, whichever way, and no other', () => {
  const wrong: unknown[] = []
  for (const degrees of [-9, -6, -4, -2, 0, 1, 2.5, 4, 6, 9]) {
    const turns: number[] = []
    const lines = layStraight(pageAt(radians(degrees)), (angle) => {
      turns.push(angle)
      return pageAt(radians(degrees) + angle)
    })
    const left = (Math.atan(slopeOf(lines)) * 180) / Math.PI
    // letters are read well up to a little less than three degrees
    const [expected, times] = Math.abs(degrees) < 2.8 ? [degrees, 0] : [0, 1]
    if (Math.abs(left - expected) > 0.01 || turns.length !== times) wrong.push({ degrees, left, turns })
  }
  expect(wrong).toEqual([])
})

it('[BY-10] keeps what it had of a page where less is made out of the turned one', () => {
  const first = pageAt(radians(4))
  expect(layStraight(first, () => pageAt(radians(12)))).toBe(first)
})
