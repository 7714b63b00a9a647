import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium } from '@lunchpail/kit-local/test-run/chromium'
import { chromium, type Browser, type Page } from '@playwright/test'

export interface Rendering {
  readonly dotsPerInch: number
  readonly type: 'jpeg' | 'png'
  /** degrees by which the paper lies askew */
  readonly askew?: number
  /** a shadow across the page, as a lamp at the side makes it */
  readonly shadow?: boolean
}

/** Renders PDFs as the pictures that a scanner or a phone makes of them, in a browser. */
export async function openPictures() {
  const browser: Browser = await chromium.launch({ executablePath: findChromium() })
  const page: Page = await browser.newPage()
  const library = fileURLToPath(import.meta.resolve('unpdf/pdfjs'))
  const fonts = fileURLToPath(new URL('standard_fonts/', import.meta.resolve('pdfjs-dist/package.json')))
  await page.route('https://pictures.example/**', (route) => {
    const name = path.basename(new URL(route.request().url()).pathname)
    if (name === '') return route.fulfill({ body: '<!doctype html>', contentType: 'text/html' })
    return name.endsWith('.mjs')
      ? route.fulfill({ path: library, contentType: 'text/javascript' })
      : route.fulfill({ path: path.join(fonts, name) })
  })
  await page.goto('https://pictures.example/')
  return {
    /** the pages of a PDF, at most so many */
    pages: (pdf: Buffer, rendering: Rendering, most = 1): Promise<Buffer[]> =>
      page
        .evaluate(
          async ({ base64, most: limit, dotsPerInch, type, askew = 0, shadow = false }) => {
            const source = 'https://pictures.example/pdfjs.mjs'
            const { getDocument } = (await import(source)) as {
              getDocument: (options: object) => { promise: Promise<any> } // oxlint-disable-line typescript/no-explicit-any -- the browser's own copy of the library
            }
            const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
            // those of a machine differ, and with them how much is read
            const standardFontDataUrl = 'https://pictures.example/'
            const document = await getDocument({
              data,
              verbosity: 0,
              useSystemFonts: false,
              standardFontDataUrl,
            }).promise
            const pictures: string[] = []
            for (let number = 1; number <= Math.min(limit, document.numPages); number += 1) {
              const one = await document.getPage(number)
              const viewport = one.getViewport({ scale: dotsPerInch / 72 })
              const sheet = new OffscreenCanvas(viewport.width, viewport.height)
              const canvasContext = sheet.getContext('2d')!
              canvasContext.fillStyle = '#fff'
              canvasContext.fillRect(0, 0, sheet.width, sheet.height)
              await one.render({ canvasContext, viewport, canvas: null }).promise
              const desk = new OffscreenCanvas(sheet.width, sheet.height)
              const pen = desk.getContext('2d')!
              pen.fillStyle = '#c9c2b8'
              pen.fillRect(0, 0, desk.width, desk.height)
              pen.translate(desk.width / 2, desk.height / 2)
              pen.rotate((askew * Math.PI) / 180)
              pen.drawImage(sheet, -desk.width / 2, -desk.height / 2)
              pen.resetTransform()
              if (shadow) {
                const dark = pen.createLinearGradient(0, 0, desk.width, desk.height)
                dark.addColorStop(0, 'rgba(0,0,0,0)')
                dark.addColorStop(1, 'rgba(0,0,0,0.45)')
                pen.fillStyle = dark
                pen.fillRect(0, 0, desk.width, desk.height)
              }
              const blob = await desk.convertToBlob({ type: `image/${type}`, quality: 0.8 })
              const bytes = new Uint8Array(await blob.arrayBuffer())
              let text = ''
              for (let from = 0; from < bytes.length; from += 8_192)
                text += String.fromCharCode(...bytes.subarray(from, from + 8_192))
              pictures.push(btoa(text))
            }
            return pictures
          },
          { base64: pdf.toString('base64'), most, ...rendering },
        )
        .then((pictures) => pictures.map((base64) => Buffer.from(base64, 'base64'))),
    close: () => browser.close(),
  }
}
