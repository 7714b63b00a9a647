import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'

/** The resume of paper-resume.png in black and white, as fax machines and scanners pack it (CCITT group 4). */
const group4 = readFileSync(new URL('paper-resume.g4', import.meta.url))
const [width, height] = [934, 420]

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const size = Buffer.concat([uint32(width), uint32(height)])
/** Segments of JBIG2: a page, and on it one region that is packed as group 4 is. */
export const jbig2 = Buffer.concat([
  Buffer.from([0, 0, 0, 0, 0x30, 0, 1]),
  uint32(19),
  size,
  Buffer.alloc(8),
  Buffer.from([0, 0, 0]),
  Buffer.from([0, 0, 0, 1, 0x26, 0, 1]),
  uint32(18 + group4.length),
  size,
  Buffer.alloc(8),
  Buffer.from([0, 1]),
  group4,
])

interface Packing {
  readonly data: Buffer
  readonly words: string
  readonly bits?: number
  readonly colours?: string
  /** that it says it has */
  readonly size?: readonly [number, number]
}

/** As the decoder of a JPEG leaves it of which the second half is not in the file: letters, then one grey. */
const half = Buffer.alloc(width * height, 128)
for (let at = 0; at < half.length / 2; at += 1)
  half[at] = at % 97 < 20 && Math.floor(at / width) % 40 < 20 ? 0 : 255

const photo = readFileSync(new URL('paper-resume.jpg', import.meta.url))
const part = (data: Buffer, share: number): Buffer => data.subarray(0, Math.floor(data.length * share))
const jpeg = (data: Buffer): Packing => ({
  data,
  words: '/Filter/DCTDecode',
  bits: 8,
  colours: '/DeviceGray',
})

const packings = {
  photo: jpeg(photo),
  'cut photo': jpeg(part(photo, 0.6)),
  'start of a photo': jpeg(part(photo, 0.1)),
  'cut ccitt': {
    data: part(group4, 0.5),
    words: `/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns ${width}/Rows ${height}>>`,
  },
  'cut jbig2': { data: part(jbig2, 0.5), words: '/Filter/JBIG2Decode' },
  ccitt: {
    data: group4,
    words: `/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns ${width}/Rows ${height}>>`,
  },
  jbig2: { data: jbig2, words: '/Filter/JBIG2Decode' },
  half: { data: deflateSync(half), words: '/Filter/FlateDecode', bits: 8 },
  enormous: { data: group4, words: '/Filter/CCITTFaxDecode/DecodeParms<</K -1>>', size: [9_000, 9_000] },
  damaged: { data: Buffer.from('no picture'), words: '/Filter/DCTDecode' },
} satisfies Record<string, Packing>

export interface ScannedPage {
  readonly packing?: keyof typeof packings
  /** paints black where the picture has it, and nothing else */
  readonly isStencil?: boolean
  /** how the page paints its picture, which is /A; that of the next page is /B */
  readonly content?: string
  /** a pattern of these tiles, which is /P and has the picture, as the matrix of it and its box */
  readonly tile?: {
    readonly matrix: string
    readonly box: readonly [number, number]
    readonly content: string
  }
  /** in degrees */
  readonly turned?: number
  /** a page of text, which no scanner made */
  readonly lines?: readonly string[]
}

/** A PDF of pages that are pictures, as scanners write it. */
export function scannedPdf(...pages: readonly ScannedPage[]): Buffer {
  const objects = pages.flatMap(
    ({ packing = 'ccitt', isStencil = false, content, tile, turned = 0, lines }, index) => {
      const { data, words, bits = 1, ...other }: Packing = packings[packing]
      const said = other.size ?? [width, height]
      const colours = isStencil ? '/ImageMask true' : `/ColorSpace${other.colours ?? '/DeviceGray'}`
      const text =
        lines && `BT /F 11 Tf 40 250 Td ${lines.map((line) => `(${line}) Tj 0 -14 Td`).join(' ')} ET`
      const paint = text ?? content ?? `q 0 0 612 275 re W n 612 0 0 275 0 0 cm /A Do Q`
      const painted = tile?.content ?? ''
      const [across, up] = tile?.box ?? [1, 1]
      const first = 3 + index * 4
      const next = index + 1 < pages.length ? `/B ${first + 6} 0 R` : ''
      const images = `/XObject<</A ${first + 2} 0 R${next}>>`
      return [
        Buffer.from(
          `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 275]/Rotate ${turned}/Contents ${first + 1} 0 R/Resources<<${images}/Pattern<</P ${first + 3} 0 R>>/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>`,
        ),
        Buffer.from(`<</Length ${paint.length}>>stream\n${paint}\nendstream`),
        Buffer.concat([
          Buffer.from(
            `<</Type/XObject/Subtype/Image/Width ${said[0]}/Height ${said[1]}${colours}/BitsPerComponent ${bits}${words}/Length ${data.length}>>stream\n`,
          ),
          data,
          Buffer.from('\nendstream'),
        ]),
        Buffer.from(
          `<</Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 ${across} ${up}]/XStep ${across}/YStep ${up}/Matrix[${tile?.matrix ?? ''}]/Resources<<${images}>>/Length ${painted.length}>>stream\n${painted}\nendstream`,
        ),
      ]
    },
  )
  const kids = pages.map((_page, index) => `${3 + index * 4} 0 R`).join(' ')
  const all = [
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from(`<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`),
    ...objects,
  ]
  return Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    ...all.map((body, index) =>
      Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]),
    ),
    Buffer.from(`trailer<</Root 1 0 R/Size ${all.length + 1}>>\n%%EOF`),
  ])
}
