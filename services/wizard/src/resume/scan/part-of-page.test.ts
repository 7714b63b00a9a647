import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { openedRecogniser } from '../../../test/recognise.ts'
import { recognisedResume } from '../../../test/recognised-page.ts'
import { scannedPdf, type ScannedPage } from '../../../test/scanned-pdf.ts'
import { answerOf, type Answer } from '../reader-answer.ts'
import { UnreadableResume } from '../unreadable-resume.ts'
import { readScan } from './read-scan.ts'
import { openScanReader } from './scan-reader.ts'

const fixture = (name: string) => readFileSync(new URL(`../../../test/${name}`, import.meta.url))

it('[BY-10] a photo whose file was cut off is read as far as it goes, and named', async () => {
  const photo = fixture('paper-resume.jpg')
  const cut = new Uint8Array(photo.subarray(0, photo.length * 0.65))
  expect(await readScan(cut, await openedRecogniser())).toMatchObject({
    jobs: [{ title: { value: 'Warehouse Associate' } }],
    unreadPages: [1],
  })
})

it('[BY-10] of a picture that was cut off so much is looked at as there is', async () => {
  const heights: number[] = []
  for (const name of ['paper-resume.jpg', 'paper-resume.png']) {
    const whole = fixture(name)
    let times = 0
    await readScan(new Uint8Array(whole.subarray(0, whole.length * 0.65)), ({ height }) => {
      times += 1
      // as Leptonica, which wants all
      if (times === 1) throw new UnreadableResume('damaged')
      heights.push(height)
      return recognisedResume
    })
  }
  expect(heights).toEqual([420, 200])
  const tooShort = readScan(new Uint8Array(fixture('paper-resume.png').subarray(0, 80)), () => {
    throw new UnreadableResume('damaged')
  })
  await expect(tooShort).rejects.toMatchObject({ reason: 'damaged' })
})

const namedOf = async (...pages: readonly ScannedPage[]) =>
  (await readScan(new Uint8Array(scannedPdf(...pages)), () => recognisedResume)).unreadPages

it('[BY-10] a page that was cut off is named where its text does not go on either', async () => {
  const shown = 'q 612 0 0 275 0 0 cm /A Do Q'
  const texts = recognisedResume.words.map(({ text }) => `(${text}) Tj 0 -7 Td`)
  const layer = (count: number) => `${shown} BT /F 6 Tf 3 Tr 40 265 Td ${texts.slice(0, count).join(' ')} ET`
  expect([
    await namedOf({ content: layer(18) }),
    await namedOf({ packing: 'half', content: layer(18) }),
    await namedOf({ packing: 'half', content: layer(36) }),
    await namedOf({
      packing: 'half',
      content: `${layer(18)} BT 3 Tr /F 6 Tf 40 20 Td (Class A licence) Tj ET`,
    }),
  ]).toEqual([undefined, [1], [1], undefined])
})

it('[BY-10] a page is named of whose pictures one is too large', async () => {
  const both = 'q 612 0 0 100 0 175 cm /A Do Q q 612 0 0 175 0 0 cm /B Do Q'
  const nothing = 'q Q'
  expect([
    await namedOf({ content: both }, { packing: 'enormous', content: nothing }),
    await namedOf({ content: both }, { content: nothing }),
  ]).toEqual([[1], undefined])
})

it('[BY-10] a first page that takes all the time is named, and the others are read', async () => {
  const file = scannedPdf({}, {})
  const asked: unknown[] = []
  const read = async (bytes: Uint8Array, without = 0): Promise<Answer> => {
    asked.push(without)
    return without === 0
      ? { unreadable: 'time' }
      : answerOf(readScan(new Uint8Array(bytes), () => recognisedResume, { without }))
  }
  const scans = openScanReader(undefined, { read, warm: async () => {}, close: async () => {} })
  expect(await scans.readPicture(file, null)).toMatchObject({ resume: { unreadPages: [1], jobs: [{}] } })
  expect(await scans.readPicture(scannedPdf({}), null)).toEqual({ unreadable: 'time' })
  // a photo has no other page
  expect(await scans.readPicture(fixture('paper-resume.png'), null)).toEqual({ unreadable: 'time' })
  expect(asked).toEqual([0, 1, 0, 1, 0])
})
