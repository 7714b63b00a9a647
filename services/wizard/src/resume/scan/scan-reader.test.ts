import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { openedRecogniser } from '../../../test/recognise.ts'
import { recognisedResume as upright, recognisedWord } from '../../../test/recognised-page.ts'
import { scannedPdf } from '../../../test/scanned-pdf.ts'
import { scanLimits } from '../limits.ts'
import { openResumeReader } from '../resume-reader.ts'
import type { Page } from '../text/word.ts'
import type { Picture } from './picture.ts'
import { readScan } from './read-scan.ts'
import { openScanReader } from './scan-reader.ts'

const paper = readFileSync(new URL('../../../test/paper-resume.png', import.meta.url))
const texts = openResumeReader()
const reader = openScanReader(texts)
afterAll(() => reader.close())

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
    const answer = await reader.read(scannedPdf({}))
    expect(answer).toMatchObject({
      resume: { name: { value: expect.stringMatching(/^Mar[ií]a L[oó]pez$/) }, jobs },
    })
    const read = 'resume' in answer ? answer.resume.jobs : []
    for (const { title } of read) expect(title!.confidence).toBeLessThan(0.75)
  })

  it('that is cut off is refused, and more than three pages before any is read', async () => {
    const start = new Uint8Array(paper.subarray(0, 600))
    await expect(readScan(start, await openedRecogniser())).rejects.toMatchObject({ reason: 'no-text' })
    const pages = new Uint8Array(scannedPdf({}, {}, {}, {}))
    await expect(readScan(pages, () => expect.unreachable())).rejects.toMatchObject({
      reason: 'too-many-pages',
    })
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
const blank: Page = { width: 612, height: 792, words: [] }
const sideways: Page = { ...blank, words: [{ ...recognisedWord('aoe', 0), sure: 0.2 }] }

it('[BY-10] a page that cannot be read is named, and keeps the others from nothing', async () => {
  const nothing = 'q Q'
  const dot = 'q 612 0 0 275 0 0 cm /A Do Q'
  const bytes = scannedPdf({}, { packing: 'damaged' }, { content: nothing })
  const resume = await readScan(new Uint8Array(bytes), () => upright)
  expect([resume.jobs.length, resume.unreadPages]).toEqual([1, [2]])
  // two pictures of so few pixels that nothing can be made out
  const coarse = [0, -3060].map((left) => `q 6120 0 0 2750 ${left} 0 cm /A Do Q`).join(' ')
  const small = await readScan(new Uint8Array(scannedPdf({}, { content: coarse })), () => upright)
  expect([small.jobs.length, small.unreadPages]).toEqual([1, [2]])
  let page = 0
  // pdf.js leaves out what would take all memory, and says nothing of it
  const large = scannedPdf({}, { packing: 'enormous' }, { content: nothing })
  const enormous = await readScan(new Uint8Array(large), () => upright)
  expect([enormous.jobs.length, enormous.unreadPages]).toEqual([1, [2]])
  const inks = await readScan(new Uint8Array(scannedPdf({}, { content: dot })), () => {
    page += 1
    return page === 1 ? upright : blank
  })
  expect(inks.unreadPages).toEqual([2])
  await expect(readScan(new Uint8Array(scannedPdf({})), () => blank)).rejects.toMatchObject({
    reason: 'no-text',
  })
})

it('[BY-10] a page that was cut off is read as far as it goes, and named', async () => {
  const bytes = new Uint8Array(scannedPdf({ packing: 'half' }))
  const heights: number[] = []
  const resume = await readScan(bytes, ({ height }) => {
    heights.push(height)
    return upright
  })
  expect([resume.jobs.length, resume.unreadPages, heights]).toEqual([1, [1], [210]])
})

it('[BY-10] says after each page what the file says so far', async () => {
  const kept: unknown[] = []
  const bytes = new Uint8Array(scannedPdf({}, {}, {}))
  await readScan(bytes, () => upright, {
    keep: ({ jobs: found, unreadPages }) => kept.push([found.length, unreadPages]),
  })
  expect(kept).toEqual([
    [1, [2, 3]],
    [1, [3]],
  ])
})

describe('[BY-10] a scan among pages of text', () => {
  const lines = [
    'Experience',
    'Order Picker, Blue Creek Foods',
    'January 2016 - December 2018',
    'Picked all day',
  ]
  const bytes = () => new Uint8Array(scannedPdf({ lines }, {}))

  it('is read, and the text stays as sure as it was', async () => {
    const { jobs: read, unreadPages } = await readScan(bytes(), () => upright)
    expect(read.map(({ title }) => title?.value)).toEqual(['Order Picker', 'Forklift Operator'])
    expect(read[0]!.title!.confidence).toBeGreaterThan(read[1]!.title!.confidence)
    expect(unreadPages).toBeUndefined()
  })

  const shown = 'q 612 0 0 275 0 0 cm /A Do Q'
  const over = (...texts: readonly string[]) =>
    `${shown} BT /F 8 Tf 3 Tr 40 250 Td ${texts.map((text) => `(${text}) Tj 0 -10 Td`).join(' ')} ET`
  const titles = async (bytes: Buffer, seen: Page) =>
    (await readScan(new Uint8Array(bytes), () => seen)).jobs.map(({ title }) => title?.value)

  it('is read where an app has written its name on it, and where its own text says nothing', async () => {
    const both = ['Order Picker', 'Forklift Operator']
    for (const stamp of ['Scanned with CamScanner', 'Escaneado con CamScanner']) {
      const file = scannedPdf({ lines }, { content: over(stamp) })
      expect(await reader.readText(new Uint8Array(file))).toMatchObject({ resume: { unreadPages: [2] } })
      expect(await titles(file, upright)).toEqual(both)
    }
    // as of a font whose letters mean others
    const garbled = Array.from({ length: 8 }, () => 'Gpslmjgu Pqfsbups Mpbefe usvdlt bmm ebz')
    garbled.push('March 2019 - Present')
    const file = scannedPdf({ lines }, { content: over(...garbled) })
    expect(await reader.readText(new Uint8Array(file))).toMatchObject({ resume: { unreadPages: [2] } })
    // a logo with a word or two is not the page
    expect(await titles(file, { ...upright, words: upright.words.slice(0, 1) })).toContain('Order Picker')
    expect(await titles(file, upright)).toEqual(both)
  })

  it('is weighed against what another program read from it: that counts where it is the same', async () => {
    const said = upright.words.map(({ text }) => text)
    const read = async (texts: readonly string[]) => {
      const file = new Uint8Array(scannedPdf({ content: over(...texts) }))
      const first = await reader.readText(file)
      const { jobs: found } = await readScan(file, () => upright)
      return ['scan' in first, found[0]!.title!.value, found[0]!.title!.confidence > 0.9]
    }
    const bySight = [true, 'Forklift Operator', false]
    expect(await read(said)).toEqual([true, 'Forklift Operator', true])
    // the upper part of it, and every other word
    expect(await read([...said.slice(0, 3), 'January 2016 - December 2018', 'Moved pallets'])).toEqual(
      bySight,
    )
    const some = said.map((text, index) => (index === 3 ? text : text.replaceAll(/(\S+ )\S+ ?/gu, '$1')))
    expect(await read(some)).toEqual(bySight)
  })

  it('is named where nothing can be read of it, and takes nothing of the text with it', async () => {
    for (const page of [blank, sideways])
      expect((await readScan(bytes(), () => page)).unreadPages).toEqual([2])
    const scans = {
      read: async () => ({ unreadable: 'time' as const }),
      warm: async () => {},
      close: async () => {},
    }
    const withoutTime = openScanReader(texts, scans)
    expect(await withoutTime.readText(bytes())).toMatchObject({ scan: 'text', resume: { unreadPages: [2] } })
    expect(await withoutTime.read(bytes())).toMatchObject({
      resume: { unreadPages: [2], jobs: [{ title: { value: 'Order Picker' } }] },
    })
  })
})

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
