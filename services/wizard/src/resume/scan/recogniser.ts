import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import { UnreadableResume } from '../unreadable-resume.ts'
import type { Page, Word } from '../text/word.ts'
import type { Picture } from './picture.ts'

/** What is used of Tesseract's core, which tells no types. */
interface Tesseract {
  readonly FS: { writeFile: (path: string, bytes: Uint8Array) => void }
  readonly TessBaseAPI: new () => {
    Init: (path: null, languages: string, engine: number) => number
    SetVariable: (name: string, value: string) => void
    /** 1 where it is no picture; turns it by EXIF's orientation and an angle */
    SetImageFile: (orientation: number, angle: number) => number
    Recognize: (monitor: null) => number
    GetJSONText: () => string
  }
}

interface Box {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}
interface SeenWord {
  readonly text: string
  readonly confidence: number
  readonly bbox: Box
}
interface SeenLine {
  readonly words: readonly SeenWord[]
  readonly baseline: Box
  readonly rowAttributes: { readonly rowHeight: number }
}
interface Seen {
  readonly blocks?: readonly { readonly paragraphs: readonly { readonly lines: readonly SeenLine[] }[] }[]
}

const require = createRequire(import.meta.url)
const languages = ['eng', 'spa']
const neuralEngine = 1

/** Points across a page: Tesseract counts pixels, and the rules of reading count letters' sizes. */
const pageWidth = 612
/** What was guessed from a picture is never as sure as what a file says: the person is asked about all of it. */
const trust = 0.78
const leastConfidence = 20

/** What a dot before a line looks like to who expects letters. */
const bulletLike = /^[eo¢©®«»*+=~°·.-]$/u

function wordsOf({ words, baseline, rowAttributes }: SeenLine, scale: number): Word[] {
  const slope = (baseline.y1 - baseline.y0) / Math.max(1, baseline.x1 - baseline.x0)
  const known = words.filter(({ confidence, text }) => confidence >= leastConfidence || bulletLike.test(text))
  return known.map(({ text, confidence, bbox }, index) => ({
    text: index === 0 && known.length > 1 && bulletLike.test(text) ? '•' : text,
    x: bbox.x0 * scale,
    y: (baseline.y0 + slope * (bbox.x0 - baseline.x0)) * scale,
    width: (bbox.x1 - bbox.x0) * scale,
    size: rowAttributes.rowHeight * scale,
    font: 'scan',
    sure: (confidence / 100) * trust,
  }))
}

/** Letters of a body have one size: what is measured on a picture differs from line to line. */
function withEvenSizes(words: readonly Word[]): Word[] {
  const sizes = words.map(({ size }) => size).toSorted((a, b) => a - b)
  const body = sizes[Math.floor(sizes.length / 2)] ?? 0
  return words.map((word) => (Math.abs(word.size - body) < 0.25 * body ? { ...word, size: body } : word))
}

/** Reads the words of pictures, in English and Spanish. Loaded once; it takes one picture at a time. */
export async function openRecogniser(): Promise<(picture: Picture) => Page> {
  const load = require('tesseract.js-core/tesseract-core-simd-lstm') as (
    options: object,
  ) => Promise<Tesseract>
  const tesseract = await load({ print: () => {}, printErr: () => {} })
  for (const language of languages) {
    const file = require.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`)
    tesseract.FS.writeFile(`${language}.traineddata`, gunzipSync(await readFile(file)))
  }
  const api = new tesseract.TessBaseAPI()
  if (api.Init(null, languages.join('+'), neuralEngine) !== 0) throw new Error('Tesseract did not start.')
  // Words apart stay apart: columns are told by it.
  api.SetVariable('preserve_interword_spaces', '1')

  return ({ bytes, width, height, orientation }) => {
    tesseract.FS.writeFile('/input', bytes)
    if (api.SetImageFile(orientation, 0) !== 0) throw new UnreadableResume('damaged')
    api.Recognize(null)
    const { blocks } = JSON.parse(api.GetJSONText()) as Seen
    const isTurned = orientation >= 5
    const scale = pageWidth / (isTurned ? height : width)
    const lines = (blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
    return {
      width: pageWidth,
      height: (isTurned ? width : height) * scale,
      words: withEvenSizes(lines.flatMap((line) => wordsOf(line, scale))),
    }
  }
}
