import { strToU8, zipSync } from 'fflate'

const paragraphs = (texts: readonly string[]): string =>
  texts.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')

/** A Word file with these paragraphs, padded to any size: the padding stays as it is. */
export const docxOf = (texts: readonly string[], padding: Uint8Array = new Uint8Array()): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8(
      `<w:document xmlns:w="w"><w:body>${paragraphs(texts)}</w:body></w:document>`,
    ),
    ...(padding.length > 0 && { 'word/media/image1.png': [padding, { level: 0 }] as const }),
  })

/** An address, two jobs, of which one has years alone, a school and two licences. */
export const resumeLines = [
  'Maria Lopez',
  '120 Elm St, Dallas, TX 75201 | (214) 555-0142 | maria@example.com',
  'Experience',
  'Forklift Operator, Sunrise Warehousing LLC',
  'March 2019 - Present',
  '• Moved pallets and loaded trucks',
  'Order Picker, Blue Creek Foods Inc.',
  '2016 - 2018',
  '• Picked orders',
  'Education',
  'High School Diploma, Skyline High School, Dallas, TX, 2015',
  'Licenses',
  'OSHA 10, certified forklift operator',
]
