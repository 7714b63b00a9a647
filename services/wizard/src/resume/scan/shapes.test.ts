import { expect, it } from 'vitest'
import { scannedPdf } from '../../../test/scanned-pdf.ts'
import { openResumeReader } from '../resume-reader.ts'
import { picturesOfPdf } from './pictures-of-pdf.ts'
import { readScan } from './read-scan.ts'
import { openScanReader } from './scan-reader.ts'
import { fillShape } from './shapes.ts'

/** A round letter with a hole that runs the other way, at each place. */
const letter = (x: number, y: number) =>
  `${x} ${y} m ${x} ${y + 12} ${x + 8} ${y + 12} ${x + 8} ${y} c h ${x + 6} ${y + 2} m ${x + 6} ${y + 6} ${x + 2} ${y + 6} ${x + 2} ${y + 2} c h`
const drawn = (count: number) =>
  Array.from({ length: count }, (_none, index) =>
    letter(20 + (index % 40) * 14, 20 + Math.floor(index / 40) * 40),
  )
    .map((path) => `${path} f`)
    .join('\n')
const lines = [
  'Experience',
  'Order Picker, Blue Creek Foods',
  'January 2016 - December 2018',
  'Picked all day',
]

it('[BY-10] sees a page whose letters are drawn as paths, and no frames and no text', async () => {
  const frames = Array.from({ length: 300 }, (_none, index) => `${index} 10 1 20 re f`).join(' ')
  const seen: string[] = []
  for await (const { number, picture } of picturesOfPdf(
    new Uint8Array(scannedPdf({ content: drawn(120) }, { content: frames }, { content: drawn(20) })),
  ))
    seen.push(`${number}: ${'bytes' in picture ? `${picture.width} ${picture.height}` : picture.reason}`)
  expect(seen).toEqual(['1: 2125 955'])
})

it('[BY-10] reads such a page after one of text', async () => {
  const reader = openResumeReader()
  const scans = openScanReader(reader, reader)
  const bytes = () => new Uint8Array(scannedPdf({ lines }, { content: drawn(120) }))
  expect(await scans.readText(bytes())).toMatchObject({ scan: 'text', resume: { unreadPages: [2] } })
  let looks = 0
  await readScan(bytes(), () => {
    looks += 1
    return { width: 612, height: 275, words: [] }
  })
  expect(looks).toBe(1)
  await scans.close()
})

it('[BY-10] fills what is inside by both rules, in its colour, and as far as the picture goes', () => {
  const [width, height] = [12, 12]
  const square = (from: number, to: number) => [0, from, from, 1, to, from, 1, to, to, 1, from, to, 4]
  const path = [...square(1, 11), ...square(4, 8)]
  const fill = (isEvenOdd: boolean, points = path, light = 9) => {
    const grey = Buffer.alloc(width * height, 255)
    fillShape(grey, width, [1, 0, 0, -1, 0, height], {
      path: points,
      matrix: [1, 0, 0, 1, 0, 0],
      light,
      isEvenOdd,
    })
    return grey.filter((one) => one === light).length
  }
  expect([fill(false), fill(true), fill(false, square(-50, 50), 40)]).toEqual([100, 84, 144])
  // under a cubic curve 57.6, under a quadratic one 48
  const curves = [
    [0, 0, 0, 2, 0, 8, 12, 8, 12, 0, 4],
    [0, 0, 0, 3, 6, 12, 12, 0, 4],
  ].map((points) => fill(false, points))
  expect(curves).toEqual([56, 48])
})
