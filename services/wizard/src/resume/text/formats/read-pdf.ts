import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { resumeLimits, scanLimits } from '../../limits.ts'
import { UnreadableResume } from '../../unreadable-resume.ts'
import { isDrawn } from '../is-drawn.ts'
import { isLayer } from '../is-layer.ts'
import type { Page, Word } from '../word.ts'

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>
type Matrix = readonly number[]

interface TextItem {
  readonly str: string
  /** absent of marked content */
  readonly transform?: Matrix
  readonly width: number
  readonly fontName: string
}

/** The parts of a matrix that place text: its direction and its origin, from the top of the page as it is shown. */
function placed(
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix,
  [p = 1, q = 0, , , x = 0, y = 0]: Matrix,
) {
  return { along: a * p + c * q, across: b * p + d * q, x: a * x + c * y + e, y: b * x + d * y + f }
}

async function textOf(page: PdfPage, view: Matrix, count: (letters: number) => void): Promise<Word[]> {
  const words: Word[] = []
  const reader = page.streamTextContent({ disableNormalization: false }).getReader()
  for (;;) {
    const { done, value } = (await reader.read()) as { done: boolean; value?: { items: TextItem[] } }
    if (done || !value) return words
    for (const { str, transform, width, fontName } of value.items) {
      if (!transform || str.trim() === '') continue
      count(str.length)
      const { along, across, x, y } = placed(view, transform)
      // Text that stands on its side is a decoration.
      if (Math.abs(across) > Math.abs(along)) continue
      words.push({ text: str, x, y, width, size: Math.hypot(along, across), font: fontName })
    }
  }
}

const fieldSize = 11

/** What was typed into the fields of a form, which is no text of the page. */
async function fieldsOf(page: PdfPage, view: Matrix, count: (letters: number) => void): Promise<Word[]> {
  const fields = (await page.getAnnotations()) as {
    fieldType?: string
    fieldValue?: unknown
    rect: number[]
  }[]
  return fields.flatMap(({ fieldType, fieldValue, rect: [left = 0, bottom = 0, , top = 0] }) => {
    if (fieldType !== 'Tx' || typeof fieldValue !== 'string') return []
    count(fieldValue.length)
    const { x, y } = placed(view, [1, 0, 0, 1, left, top])
    const lines = fieldValue.split(/\r\n?|\n/u)
    const first = lines.length > 1 ? fieldSize : (top - bottom) * 0.75
    return lines.flatMap((text, index) =>
      text.trim() === ''
        ? []
        : [
            {
              text,
              x: x + 2,
              y: y + first + index * fieldSize * 1.2,
              width: text.length * fieldSize * 0.5,
              size: fieldSize,
              font: 'field',
            },
          ],
    )
  })
}

/** The words of a PDF where the pages have them; where asked, whether they lie over a picture. */
export async function readPdf(bytes: Uint8Array, { withLayers = false } = {}): Promise<Page[]> {
  const document = await getDocumentProxy(bytes, {
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    maxImageSize: 1,
  }).catch((failure: unknown) => {
    const name = failure instanceof Error ? failure.name : ''
    throw new UnreadableResume(name === 'PasswordException' ? 'encrypted' : 'damaged')
  })
  try {
    if (document.numPages > resumeLimits.pages) throw new UnreadableResume('too-many-pages')
    let letters = 0
    const count = (more: number): void => {
      letters += more
      if (letters > resumeLimits.characters) throw new UnreadableResume('too-long')
    }
    const isForm = (await document.getFieldObjects().catch(() => null)) !== null
    // of a longer one no picture is looked at
    const hasLooks = document.numPages <= scanLimits.pages
    const ops = (await getResolvedPDFJS()).OPS
    const pages: Page[] = []
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number)
      const { width, height, transform } = page.getViewport({ scale: 1 })
      const words = await textOf(page, transform as Matrix, count)
      if (isForm) words.push(...(await fieldsOf(page, transform as Matrix, count)))
      const isLaid = hasLooks && withLayers && words.length > 0 && (await isLayer(page, ops))
      const isPaths = hasLooks && words.length === 0 && (await isDrawn(page, ops))
      pages.push({
        width,
        height,
        words,
        ...(isLaid && { isLayer: true }),
        ...(isPaths && { isDrawn: true }),
      })
      page.cleanup()
    }
    return pages
  } finally {
    await document.loadingTask.destroy()
  }
}
