const lines = [
  'Maria Lopez',
  'Dallas, TX | (214) 555-0142 | maria@example.com',
  'Experience',
  ...Array.from({ length: 8 }, (_none, index) => [
    `Forklift Operator, Sunrise Warehousing LLC, Dallas, TX`,
    `0${index + 1}/2019 - 0${index + 2}/2020`,
    'Loaded and unloaded trailers and kept the work area clean and safe',
  ]).flat(),
  'Education',
  'Lincoln High School, 2015',
  'Skills',
  'Forklift, pallet jack, RF scanner',
]
const content = `BT /F1 11 Tf 50 760 Td ${lines.map((line) => `(${line.replace(/[()\\]/gu, '\\$&')}) Tj 0 -16 Td`).join(' ')} ET`

/** A made-up resume, on which libraries load and compile before the first person's comes. */
export const samplePdf: Uint8Array = new TextEncoder().encode(
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj',
    `4 0 obj<</Length ${content.length}>>stream\n${content}\nendstream endobj`,
    '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
    'trailer<</Root 1 0 R/Size 6>>',
    '%%EOF',
  ].join('\n'),
)
