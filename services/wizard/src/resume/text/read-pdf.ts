import { getDocumentProxy } from 'unpdf'
import type { Page, Word } from './word.ts'
import { UnreadableResume } from '../unreadable-resume.ts'
import { resumeLimits } from '../limits.ts'

/** The words of a PDF where the pages have them. */
export async function readPdf(bytes: Uint8Array): Promise<Page[]> {
  const document = await getDocumentProxy(bytes, {
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    maxImageSize: 1,
    stopAtErrors: false,
  }).catch((failure: unknown) => {
    const name = failure instanceof Error ? failure.name : ''
    throw new UnreadableResume(name === 'PasswordException' ? 'encrypted' : 'damaged')
  })
  try {
    if (document.numPages > resumeLimits.pages) throw new UnreadableResume('too-many-pages')
    const pages: Page[] = []
    let characters = 0
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number)
      const [left = 0, bottom = 0, right = 612, top = 792] = page.view
      const words: Word[] = []
      const reader = page.streamTextContent({ disableNormalization: false }).getReader()
      for (;;) {
        const { done, value } = (await reader.read()) as { done: boolean; value?: { items: unknown[] } }
        if (done || !value) break
        for (const item of value.items) {
          const { str, transform, width, fontName } = item as TextItem
          if (!transform || str.trim() === '') continue
          characters += str.length
          if (characters > resumeLimits.characters) throw new UnreadableResume('too-long')
          const [a, b, , , e, f] = transform
          // Text that stands on its side is a decoration.
          if (Math.abs(b) > Math.abs(a)) continue
          words.push({ text: str, x: e - left, y: top - f, width, size: Math.hypot(a, b), font: fontName })
        }
      }
      pages.push({ width: right - left, height: top - bottom, words })
      page.cleanup()
    }
    return pages
  } finally {
    await document.loadingTask.destroy()
  }
}

interface TextItem {
  readonly str: string
  readonly transform?: readonly [number, number, number, number, number, number]
  readonly width: number
  readonly fontName: string
}
