import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { scanLimits } from '../limits.ts'
import type { Page } from '../text/word.ts'
import type { Picture } from './picture.ts'
import { readScan } from './read-scan.ts'
import { openScanReader } from './scan-reader.ts'

const paper = readFileSync(new URL('../../../test/paper-resume.png', import.meta.url))
const reader = openScanReader()
afterAll(() => reader.close())

/** The parts of a PNG's data, as a PDF holds them too. */
function dataOf(png: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  return Buffer.concat(parts)
}

/** A PDF of that many pages, each no more than the picture, as a scanner makes it. */
function scannedPdf(pages: number): Buffer {
  const data = dataOf(paper)
  const [width, height] = [paper.readUInt32BE(16), paper.readUInt32BE(20)]
  const image = `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceGray/BitsPerComponent 2/Filter/FlateDecode/DecodeParms<</Predictor 15/Colors 1/BitsPerComponent 2/Columns ${width}>>/Length ${data.length}>>stream\n`
  // nearly every scanner keeps the state of graphics and clips around its picture
  const content = `q 0 0 612 792 re W n 612 0 0 ${Math.round((612 * height) / width)} 0 500 cm /A Do Q`
  const page =
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 3 0 R/Resources<</XObject<</A 4 0 R>>>>>>'
  const kids = Array.from({ length: pages }, (_, index) => `${index + 5} 0 R`)
  const objects = [
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from(`<</Type/Pages/Count ${pages}/Kids[${kids.join(' ')}]>>`),
    Buffer.from(`<</Length ${content.length}>>stream\n${content}\nendstream`),
    Buffer.concat([Buffer.from(image), data, Buffer.from('\nendstream')]),
    ...kids.map(() => Buffer.from(page)),
  ]
  return Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    ...objects.map((body, index) =>
      Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]),
    ),
    Buffer.from(`trailer<</Root 1 0 R/Size ${objects.length + 1}>>\n%%EOF`),
  ])
}

const jobs = [
  {
    title: { value: 'Warehouse Associate' },
    company: { value: 'Sunrise Warehousing LLC' },
    start: { value: '2019-03' },
    current: true,
  },
  {
    title: { value: 'Order Picker' },
    company: { value: 'Blue Creek Foods Inc.' },
    start: { value: '2016-01' },
    end: { value: '2018-12' },
  },
]

describe('[BY-10] a resume on paper', () => {
  // a picture of it, which goes the same way from the pixels on, is read by resume.test.ts
  it('is read from a scanned PDF, and is less sure than a document', async () => {
    const answer = await reader.read(scannedPdf(1))
    expect(answer).toMatchObject({
      resume: { name: { value: expect.stringMatching(/^Mar[ií]a L[oó]pez$/) }, jobs },
    })
    const read = 'resume' in answer ? answer.resume.jobs : []
    for (const { title } of read) expect(title!.confidence).toBeLessThan(0.75)
  })

  it('that is cut off is refused by its own thread, and so are more than three pages', async () => {
    expect(await reader.read(paper.subarray(0, 600))).toHaveProperty('unreadable')
    expect(await reader.read(scannedPdf(4))).toEqual({ unreadable: 'too-many-pages' })
  })
})

const png = (width: number, height: number): Buffer => {
  const bytes = Buffer.from(paper.subarray(0, 40))
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}
/** Its start, a segment with the way it was held, and its size. */
const jpeg = (width: number, height: number, exif: readonly number[] = []): Buffer => {
  const held = Buffer.from([...Buffer.from('Exif\0\0'), ...exif])
  const size = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  size.writeUInt16BE(height, 5)
  size.writeUInt16BE(width, 7)
  const app = Buffer.from([0xff, 0xe1, 0, held.length + 2])
  return Buffer.concat([Buffer.from([0xff, 0xd8]), app, held, size, Buffer.alloc(20)])
}
const word = (text: string, index: number) => ({
  text,
  x: 50,
  y: 40 + index * 15,
  width: 200,
  size: 11,
  font: 'scan',
  sure: 0.85,
})
const upright: Page = {
  width: 612,
  height: 792,
  words: [
    'Maria Lopez',
    'Experience',
    'Forklift Operator, Sunrise Warehousing LLC',
    'March 2019 - Present',
    ...Array.from({ length: 14 }, () => 'Moved pallets and loaded trucks'),
  ].map(word),
}
const blank: Page = { width: 612, height: 792, words: [] }
const sideways: Page = { ...blank, words: [{ ...word('aoe', 0), sure: 0.2 }] }

describe('[BY-10] a picture', () => {
  it.each([
    ['too small to be read', 'no-text', png(390, 1200)],
    ['that says it is enormous', 'too-large', png(60_000, 60_000)],
    ['that says so as JPEG', 'too-large', jpeg(65_000, 65_000)],
    ['without a size', 'damaged', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0])],
    ['without a word', 'no-text', png(1700, 2200)],
  ])('%s is not read: %s', async (_what, reason, bytes) => {
    await expect(readScan(bytes, () => blank)).rejects.toMatchObject({ reason })
  })

  it.each([
    ['as its phone was held', [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6], [6]],
    ['in the other order of bytes', [0x12, 0x01, 3, 0, 1, 0, 0, 0, 8, 0], [8]],
    ['as most of it can be read, where nothing says how it lies', [], [1, 6, 8]],
  ])('is turned %s', async (_what, exif, tried) => {
    const orientations: number[] = []
    const recognise = ({ orientation }: Picture): Page => {
      orientations.push(orientation)
      return orientation === tried.at(-1) ? upright : sideways
    }
    const resume = await readScan(jpeg(2000, 1500, exif), recognise)
    expect(resume.jobs).toHaveLength(1)
    expect(orientations).toEqual(tried)
  })

  it('is bounded as a phone takes it', () => {
    // of 12 and of 24 megapixels; 48 are shrunk by the page that sends them
    expect(scanLimits.pixels).toBeGreaterThan(6000 * 4000)
    expect(scanLimits.pixels).toBeLessThan(8064 * 6048)
  })
})
