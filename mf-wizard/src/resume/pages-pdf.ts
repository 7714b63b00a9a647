/** A page of a resume as a JPEG, which a PDF holds as it is. */
export interface PhotoPage {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly width: number
  readonly height: number
}

/** Points: a page is as wide as a letter, and as high as its photo is. */
const pageWidth = 612

/** A PDF whose pages are photos, as a scanner makes it: one file, with its pages in their order. */
export function pagesPdf(pages: readonly PhotoPage[]): Blob {
  const parts: (string | Uint8Array<ArrayBuffer>)[] = []
  const offsets: number[] = []
  let length = 0
  const add = (part: string | Uint8Array<ArrayBuffer>) => {
    parts.push(part)
    length += part.length
  }
  /** Everything but the photos is ASCII, so that a character is a byte. */
  const object = (body: string, stream?: Uint8Array<ArrayBuffer>) => {
    offsets.push(length)
    add(`${offsets.length} 0 obj\n${body}`)
    if (stream) {
      add('\nstream\n')
      add(stream)
      add('\nendstream')
    }
    add('\nendobj\n')
  }
  const ascii = (text: string) => new TextEncoder().encode(text)

  add('%PDF-1.4\n')
  object('<</Type/Catalog/Pages 2 0 R>>')
  const kids = pages.map((_, index) => `${3 + 3 * index} 0 R`).join(' ')
  object(`<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`)
  for (const { bytes, width, height } of pages) {
    const pageHeight = Math.round((pageWidth * height) / width)
    const next = offsets.length + 2
    const content = ascii(`${pageWidth} 0 0 ${pageHeight} 0 0 cm /Photo Do`)
    object(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${pageWidth} ${pageHeight}]/Contents ${next} 0 R` +
        `/Resources<</XObject<</Photo ${next + 1} 0 R>>>>>>`,
    )
    object(`<</Length ${content.length}>>`, content)
    object(
      `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB` +
        `/BitsPerComponent 8/Filter/DCTDecode/Length ${bytes.length}>>`,
      bytes,
    )
  }
  const start = length
  add(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n`)
  for (const offset of offsets) add(`${String(offset).padStart(10, '0')} 00000 n \n`)
  add(`trailer\n<</Size ${offsets.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`)
  return new Blob(parts, { type: 'application/pdf' })
}
