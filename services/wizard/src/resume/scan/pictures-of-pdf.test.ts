import { expect, it } from 'vitest'
import { scannedPdf, type ScannedPage } from '../../../test/scanned-pdf.ts'
import { UnreadableResume } from '../unreadable-resume.ts'
import { picturesOfPdf } from './pictures-of-pdf.ts'

/** How many of a hundred pixels are dark in each of four bands, from the top. */
function darkness(bytes: Uint8Array): number[] {
  const text = Buffer.from(bytes)
  const [magic, width, height] = text.toString('latin1', 0, 30).split(/\s/u)
  const [across, down] = [Number(width), Number(height)]
  const from = magic === 'P4' ? text.indexOf('\n', 3) + 1 : text.indexOf('\n255\n') + 5
  const row = magic === 'P4' ? (across + 7) >> 3 : across
  const isDark = (x: number, y: number): boolean =>
    magic === 'P4'
      ? (text[from + y * row + (x >> 3)]! & (0x80 >> (x & 7))) !== 0
      : text[from + y * row + x]! < 128
  const bands = [0, 0, 0, 0]
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1) if (isDark(x, y)) bands[Math.floor((y * 4) / down)]! += 1
  return bands.map((count) => Math.round((count * 400) / (across * down)))
}

async function seen(page: ScannedPage) {
  const pictures = []
  for await (const { picture } of picturesOfPdf(new Uint8Array(scannedPdf(page)))) pictures.push(picture)
  const [picture] = pictures
  if (picture instanceof UnreadableResume) throw picture
  return picture && { orientation: picture.orientation, dark: darkness(picture.bytes) }
}

const strip = (from: number, to: number) => `q 0 ${from} 612 ${to - from} re W n 612 0 0 275 0 0 cm /A Do Q`

const shown = 'q 612 0 0 275 0 0 cm /A Do Q'
const filled = '/Pattern cs /P scn 0 0 612 275 re f'

it('[BY-10] unpacks and puts together what scanners write', async () => {
  const whole = await seen({})
  expect(whole).toMatchObject({ orientation: 1 })
  const pages: Readonly<Record<string, ScannedPage>> = {
    jbig2: { packing: 'jbig2' },
    stencil: { isStencil: true },
    'jbig2 stencil': { packing: 'jbig2', isStencil: true },
    'two pictures': { content: `${strip(0, 130)} ${strip(130, 275)}` },
    'within q and Q': { content: 'q 1 0 0 1 0 0 cm q 612 0 0 275 0 0 cm /A Do Q Q' },
    // a tile that is the page, one of a pattern that begins elsewhere, and one whose rows go downwards
    'one tile': { content: filled, tile: { matrix: '1 0 0 1 0 0', box: [612, 275], content: shown } },
    'one tile of many': {
      content: `q 2 0 0 2 0 0 cm ${filled.replace('612 275', '306 137.5')} Q`,
      tile: { matrix: '1 0 0 1 -612 -275', box: [612, 275], content: shown },
    },
    'a tile upside down': {
      content: filled,
      tile: { matrix: '2 0 0 -2 0 275', box: [306, 137.5], content: 'q 306 0 0 -137.5 0 137.5 cm /A Do Q' },
    },
    upended: { content: 'q -612 0 0 -275 612 275 cm -1 0 0 -1 1 1 cm /A Do Q' },
  }
  const wrong = []
  for (const [name, page] of Object.entries(pages)) {
    const found = await seen(page)
    if (JSON.stringify(found) !== JSON.stringify(whole)) wrong.push([name, found, whole])
  }
  expect(wrong).toEqual([])
})
