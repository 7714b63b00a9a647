import { resumeKind } from '@lunchpail/contracts/wizard/rules/resume-kind'
import { resumeOfLines } from '../read-file.ts'
import type { Resume } from '../read-resume.ts'
import { linesOfPages } from '../text/lines-of-pages.ts'
import type { Page } from '../text/word.ts'
import { pictureOf, type Picture } from './picture.ts'
import { picturesOfPdf } from './pictures-of-pdf.ts'

/** Words that are read for what they are: so few of them, and the page lies on its side or on its head. */
const enough = 15
const sureEnough = 0.5
/** EXIF's for a quarter to the right, one to the left, and half a turn. */
const turns = [6, 8, 3]

const goodWords = ({ words }: Page): number =>
  words.filter(({ text, sure = 0 }) => sure >= sureEnough && /\p{L}{3}/u.test(text)).length

/** A page as it is told to lie, or else as most can be read of it. */
function upright(picture: Picture, recognise: (picture: Picture) => Page): Page {
  let best = recognise(picture)
  for (const orientation of best.words.length > 0 ? turns : []) {
    if (goodWords(best) >= enough) break
    const turned = recognise({ ...picture, orientation })
    if (goodWords(turned) > goodWords(best)) best = turned
  }
  return best
}

/** BY-10: the resume of a photo or of a scanned PDF. */
export async function readScan(bytes: Uint8Array, recognise: (picture: Picture) => Page): Promise<Resume> {
  const pictures = resumeKind(bytes) === 'pdf' ? picturesOfPdf(bytes) : [pictureOf(bytes)]
  const pages: Page[] = []
  for await (const picture of pictures) pages.push(upright(picture, recognise))
  return resumeOfLines(linesOfPages(pages))
}
