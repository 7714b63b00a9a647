import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import { UnreadableResume } from '../unreadable-resume.ts'
import type { Page } from '../text/word.ts'
import { isUneven } from './is-uneven.ts'
import { withBarsTurnedOver } from './reversed.ts'
import { layStraight } from './lay-straight.ts'
import type { Picture } from './picture.ts'
import { together, wordsOfLines, type SeenLine } from './words-of-lines.ts'

/** What is used of Tesseract's core, which tells no types. */
interface Tesseract {
  readonly FS: {
    writeFile: (path: string, bytes: Uint8Array) => void
    readFile: (path: string) => Uint8Array
  }
  readonly TessBaseAPI: new () => {
    Init: (path: null, languages: string, engine: number) => number
    SetVariable: (name: string, value: string) => void
    /** 1 where it is no picture; turns it by EXIF's orientation and an angle */
    SetImageFile: (orientation: number, angle: number) => number
    /** writes what is looked at to its own file, a PNG: as grey, or as black and white */
    WriteImage: (kind: number) => void
    Recognize: (monitor: null) => number
    GetJSONText: () => string
  }
}

interface Seen {
  readonly blocks?: readonly { readonly paragraphs: readonly { readonly lines: readonly SeenLine[] }[] }[]
}

const require = createRequire(import.meta.url)
const languages = ['eng', 'spa']
const neuralEngine = 1

/** So few words are those of a page whose paper is dark in places. */
const few = 15
/** What is ink is told by one lightness for all of the page, or by the paper around it, which takes grain for letters. */
const [byAllPaper, byThePaperAround] = ['0', '2']

const confidences = (lines: readonly SeenLine[]): number[] =>
  lines.flatMap(({ words }) => words.map(({ confidence }) => confidence))
/** A word that is as likely wrong counts nothing. */
const guess = 70
const worth = (found: readonly number[]): number => found.reduce((sum, sure) => sum + sure - guess, 0)

/** Whether what is ink is to be told otherwise too: of a page on its side nothing is made out by any way. */
const isInDoubt = (found: readonly number[], picture: Picture): boolean =>
  found.length < few || (worth(found) > 0 && isUneven(picture))
const isBetter = (found: readonly number[], than: readonly number[]): boolean =>
  than.length < few ? found.length > than.length : worth(found) > worth(than)

/** Points across a page: Tesseract counts pixels, and the rules of reading count letters' sizes. */
const pageWidth = 612
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

  return (picture) => {
    const { bytes, width, height, orientation } = picture
    let held = orientation
    tesseract.FS.writeFile('/input', bytes)
    const linesAt = (angle: number): SeenLine[] => {
      if (api.SetImageFile(held, angle) !== 0) throw new UnreadableResume('damaged')
      api.Recognize(null)
      const { blocks } = JSON.parse(api.GetJSONText()) as Seen
      return (blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
    }
    const inkBy = (way: string): void => api.SetVariable('thresholding_method', way)
    /** Reads letters that are white on black as well, where there are bars of it. */
    const withReversed = (before: readonly SeenLine[]): readonly SeenLine[] => {
      api.SetImageFile(held, 0)
      const turned = withBarsTurnedOver((kind) => {
        api.WriteImage(kind)
        return tesseract.FS.readFile('/image.png')
      })
      if (!turned) return before
      tesseract.FS.writeFile('/input', turned)
      held = 1
      const others = linesAt(0)
      if (worth(confidences(others)) > worth(confidences(before))) return together(others, before)
      tesseract.FS.writeFile('/input', bytes)
      held = orientation
      return together(before, others)
    }
    inkBy(byAllPaper)
    let lines: readonly SeenLine[] = linesAt(0)
    const found = confidences(lines)
    if (isInDoubt(found, picture)) {
      inkBy(byThePaperAround)
      const others = linesAt(0)
      if (isBetter(confidences(others), found)) lines = others
      else inkBy(byAllPaper)
    }
    const isTurned = orientation >= 5
    const scale = pageWidth / (isTurned ? height : width)
    return {
      width: pageWidth,
      height: (isTurned ? width : height) * scale,
      words: wordsOfLines(layStraight(withReversed(lines), linesAt), scale),
    }
  }
}
