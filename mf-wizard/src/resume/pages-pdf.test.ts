import { expect, it } from 'vitest'
import { pagesPdf } from './pages-pdf.ts'

const photo = (name: string, width: number, height: number) => ({
  bytes: Uint8Array.from([0xff, 0xd8, 0xff, 0x0a, ...new TextEncoder().encode(name), 0xff, 0xd9]),
  width,
  height,
})

/** A character for each byte. */
const textOf = (bytes: BufferSource) => new TextDecoder('latin1').decode(bytes)

it('[BY-10] photos are the pages of one PDF, in their order and unchanged, where its table says', async () => {
  const pages = [photo('first', 2250, 3000), photo('second', 3000, 2250)]
  const text = textOf(await pagesPdf(pages).arrayBuffer())
  expect(text).toMatch(/^%PDF-1\.4\n/)
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
  const [, count = '', ...entries] = text.slice(table).split('\n')
  const offsets = entries.filter((entry) => entry.endsWith(' n ')).map((entry) => Number(entry.slice(0, 10)))
  expect(count).toBe(`0 ${offsets.length + 1}`)
  for (const [index, offset] of offsets.entries())
    expect(text.slice(offset).startsWith(`${index + 1} 0 obj\n`)).toBe(true)
  expect(text).toContain('/Type/Pages/Count 2/Kids[3 0 R 6 0 R]')
  expect(text).toContain('/MediaBox[0 0 612 816]/Contents 4 0 R/Resources<</XObject<</Photo 5 0 R>>>>')
  expect(text).toContain('/MediaBox[0 0 612 459]/Contents 7 0 R/Resources<</XObject<</Photo 8 0 R>>>>')
  for (const [index, page] of pages.entries()) {
    const image = text.slice(offsets[3 * index + 4])
    expect(image).toContain(`/Width ${page.width}/Height ${page.height}/`)
    const start = image.indexOf('stream\n') + 'stream\n'.length
    const length = Number(/\/Length (\d+)/.exec(image)?.[1])
    expect(image.slice(start, start + length)).toBe(textOf(page.bytes))
  }
})
