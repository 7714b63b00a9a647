import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { openedRecogniser } from '../../../test/recognise.ts'
import { scannedPdf } from '../../../test/scanned-pdf.ts'
import { pictureOf } from './picture.ts'
import { picturesOfPdf } from './pictures-of-pdf.ts'

it('[BY-10] reads a page across which a hand throws its shadow', async () => {
  for await (const { picture } of picturesOfPdf(new Uint8Array(scannedPdf({})))) {
    if (!('bytes' in picture)) throw picture
    const { width, height } = picture
    const bits = Buffer.from(picture.bytes).subarray(`P4\n${width} ${height}\n`.length)
    const row = (width + 7) >> 3
    const grey = Buffer.alloc(width * height)
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const isInk = (bits[y * row + (x >> 3)]! & (0x80 >> (x & 7))) !== 0
        const isShaded = y > height * 0.4 && y < height * 0.7
        grey[y * width + x] = (isInk ? 40 : 240) * (isShaded ? 0.3 : 1)
      }
    const recognise = await openedRecogniser()
    const head = Buffer.from(`P5\n${width} ${height}\n255\n`)
    const { words } = recognise({ ...picture, bytes: Buffer.concat([head, grey]) })
    expect(words.map(({ text }) => text)).toEqual(expect.arrayContaining(['Picker,', 'Warehouse']))
    // of the 46 that it finds where there is no shadow
    expect(words.length).toBeGreaterThan(41)
    expect(words.length).toBeLessThan(51)
  }
})

it('[BY-10] reads lines that are white on black', async () => {
  const file = readFileSync(new URL('../../../test/reversed-resume.png', import.meta.url))
  const recognise = await openedRecogniser()
  const texts = recognise(pictureOf(file)).words.map(({ text }) => text)
  expect(texts.join(' ')).toContain('Machine Operator, Ridgeway Paper Mill March 2019 - Present')
  expect(texts).toEqual(expect.arrayContaining(['Employment', 'Packer,', 'Sunset', 'Packed']))
})
