import { resumeKind } from '@lunchpail/contracts/wizard/rules/resume-kind'
import { resumeOfLines } from '../read-file.ts'
import type { Resume } from '../read-resume.ts'
import { UnreadableResume } from '../unreadable-resume.ts'
import { linesOfPages } from '../text/lines-of-pages.ts'
import type { Page } from '../text/word.ts'
import { isBlank } from './is-blank.ts'
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

/** What keeps one page from being read keeps the others from nothing. */
function wordsOf(picture: Picture, recognise: (picture: Picture) => Page): Page | UnreadableResume {
  try {
    const page = upright(picture, recognise)
    return page.words.length > 0 ? page : new UnreadableResume('no-text')
  } catch (failure) {
    if (failure instanceof UnreadableResume) return failure
    throw failure
  }
}

/** BY-10: the resume of a photo or of a scanned PDF, with the pages of which nothing could be read. */
export async function readScan(bytes: Uint8Array, recognise: (picture: Picture) => Page): Promise<Resume> {
  const given =
    resumeKind(bytes) === 'pdf' ? picturesOfPdf(bytes) : [{ number: 1, picture: pictureOf(bytes) }]
  const pages: Page[] = []
  const unread: { readonly number: number; readonly failure: UnreadableResume }[] = []
  for await (const { number, picture } of given) {
    const isUnpacked = !(picture instanceof UnreadableResume)
    const found = isUnpacked ? wordsOf(picture, recognise) : picture
    if (!(found instanceof UnreadableResume)) pages.push(found)
    // the back of a sheet says nothing
    else if (!isUnpacked || !isBlank(picture)) unread.push({ number, failure: found })
  }
  if (pages.length === 0 && unread[0]) throw unread[0].failure
  const resume = resumeOfLines(linesOfPages(pages))
  return unread.length > 0 ? { ...resume, unreadPages: unread.map(({ number }) => number) } : resume
}
