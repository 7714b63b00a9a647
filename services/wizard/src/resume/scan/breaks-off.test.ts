import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { recognisedResume } from '../../../test/recognised-page.ts'
import { jbig2, scannedPdf, type ScannedPage } from '../../../test/scanned-pdf.ts'
import { withoutBroken } from './breaks-off.ts'
import { readScan } from './read-scan.ts'

const fixture = (name: string) => readFileSync(new URL(`../../../test/${name}`, import.meta.url))
const photo = fixture('paper-resume.jpg')
const fax = fixture('paper-resume.g4')
const group4 = '/Filter/CCITTFaxDecode/DecodeParms<</K -1>>'

const imageOf = (words: string, data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`%PDF-1.4\n5 0 obj<</Type/XObject/Subtype/Image${words}/Length ${data.length}>>stream\n`),
    data,
    Buffer.from('\nendstream endobj'),
  ])
const isBroken = (words: string, data: Buffer): boolean => withoutBroken(imageOf(words, data)) !== null
const part = (data: Buffer, share = 0.5): Buffer => data.subarray(0, Math.floor(data.length * share))

it('[BY-10] tells a packed picture that breaks off by its end, whatever packed it', () => {
  const packed = deflateSync(photo)
  const cases: readonly (readonly [string, Buffer])[] = [
    ['/Filter/DCTDecode', photo],
    ['/Filter [ /DCTDecode ]', photo],
    ['/Filter[/FlateDecode/DCTDecode]', packed],
    ['/Filter/JBIG2Decode', jbig2],
    [group4, fax],
  ]
  for (const [words, data] of cases)
    expect([words, isBroken(words, data), isBroken(words, part(data))]).toEqual([words, false, true])
  // where the program that made the picture packed a half
  expect(isBroken('/Filter[/FlateDecode/DCTDecode]', deflateSync(part(photo)))).toBe(true)
  // a small picture within has an end mark of its own
  const within = Buffer.concat([part(photo, 0.02), Buffer.from([0xff, 0xd9]), part(photo).subarray(2)])
  expect(isBroken('/Filter/DCTDecode', within)).toBe(true)
})

it('[BY-10] takes no picture for broken where its end says nothing', () => {
  const margin = Buffer.concat([part(fax), Buffer.alloc(6, 0xff), Buffer.from([0xf0])])
  expect([
    isBroken(group4, margin),
    isBroken('/Filter/CCITTFaxDecode/DecodeParms<</K 0>>', part(fax)),
    isBroken('/Filter/FlateDecode', part(deflateSync(photo))),
    isBroken('/Filter[/ASCII85Decode/DCTDecode]', part(photo)),
    withoutBroken(Buffer.concat([imageOf('/Filter/DCTDecode', part(photo)), Buffer.from('/Encrypt 9 0 R')])),
  ]).toEqual([false, false, false, false, null])
})

const namedOf = async (...pages: readonly ScannedPage[]) =>
  (await readScan(new Uint8Array(scannedPdf(...pages)), () => recognisedResume)).unreadPages

it('[BY-10] a page whose picture breaks off is named, also where nothing is read of it, and no page beside it', async () => {
  expect([
    await namedOf({ packing: 'photo' }, { packing: 'ccitt' }, { packing: 'jbig2' }),
    await namedOf({ packing: 'ccitt' }, { packing: 'cut photo' }),
    await namedOf({ packing: 'cut photo' }, { packing: 'photo' }, { packing: 'cut jbig2' }),
    await namedOf({ packing: 'photo' }, { packing: 'cut ccitt' }),
    await namedOf({}, { packing: 'start of a photo' }),
  ]).toEqual([undefined, [2], [1, 3], [2], [2]])
})
