import { resumeKind } from '@lunchpail/contracts/wizard/rules/resume-kind'
import { scanLimits } from '../limits.ts'
import { readFile, resumeOfLines } from '../read-file.ts'
import type { Resume } from '../read-resume.ts'
import { UnreadableResume } from '../unreadable-resume.ts'
import { linesOfPages } from '../text/lines-of-pages.ts'
import { readPdf } from '../text/read-pdf.ts'
import type { Page } from '../text/word.ts'
import { isBlank } from './is-blank.ts'
import { isNoise } from './is-noise.ts'
import { pictureOf, type Picture } from './picture.ts'
import { picturesOfPdf, withDecoders } from './pictures-of-pdf.ts'
import { isDoubtful, isGarbled, saysAsMuch } from './text-layer.ts'

/** Words that are read for what they are: so few of them, and the page lies on its side or on its head. */
const enough = 15
const sureEnough = 0.5
/** EXIF's for a quarter to the right, one to the left, and half a turn. */
const turns = [6, 8, 3]

const longWords = ({ words }: Page) => words.filter(({ text }) => /\p{L}{3}/u.test(text))
const goodWords = (page: Page): number => longWords(page).filter(({ sure = 0 }) => sure >= sureEnough).length
/** Of a blurred page, and of a picture of something else, hardly a word is sure. */
const isRead = (page: Page): boolean => goodWords(page) > 0 && goodWords(page) * 4 >= longWords(page).length

/** A page as it is told to lie, or else as most can be read of it, while there is time: noise takes the most of it. */
function upright(picture: Picture, recognise: (picture: Picture) => Page, hasTime: () => boolean): Page {
  let best = recognise(picture)
  for (const orientation of best.words.length > 0 ? turns : []) {
    if (goodWords(best) >= enough || !hasTime()) break
    const turned = recognise({ ...picture, orientation })
    if (goodWords(turned) > goodWords(best)) best = turned
  }
  return best
}

/** What keeps one page from being read keeps the others from nothing. */
function wordsOf(
  picture: Picture,
  recognise: (picture: Picture) => Page,
  hasTime: () => boolean,
): Page | UnreadableResume {
  if (isNoise(picture)) return new UnreadableResume('no-text')
  try {
    const page = upright(picture, recognise, hasTime)
    return isRead(page) ? page : new UnreadableResume('no-text')
  } catch (failure) {
    if (failure instanceof UnreadableResume) return failure
    throw failure
  }
}

interface Texts {
  /** by their numbers, the pages that have text of their own */
  readonly sure: Map<number, Page>
  /** those whose text says nothing, unless their picture says less */
  readonly garbled: Map<number, Page>
}

/** The pages that have text, where it is that of a resume. */
async function textPages(bytes: Uint8Array): Promise<Texts> {
  await withDecoders()
  try {
    await readFile(bytes.slice())
    const pages = await readPdf(bytes.slice())
    const numbered = pages.map((page, index) => [index + 1, page] as const)
    return {
      sure: new Map(numbered.filter(([, page]) => !isDoubtful(page))),
      garbled: new Map(numbered.filter(([, page]) => isGarbled(page))),
    }
  } catch (failure) {
    if (failure instanceof UnreadableResume) return noTexts()
    throw failure
  }
}
const noTexts = (): Texts => ({ sure: new Map(), garbled: new Map() })

/** After so much of the time that the file has no page is turned any more. */
const share = 0.6

/** The resume of a photo or of a scanned PDF, with the pages of which nothing could be read. */
export async function readScan(bytes: Uint8Array, recognise: (picture: Picture) => Page): Promise<Resume> {
  const began = performance.now()
  const hasTime = () => performance.now() - began < scanLimits.milliseconds * share
  const isPdf = resumeKind(bytes) === 'pdf'
  const { sure: texts, garbled } = isPdf ? await textPages(bytes) : noTexts()
  const given = isPdf ? picturesOfPdf(bytes) : [{ number: 1, picture: pictureOf(bytes) }]
  const pages = new Map(texts)
  const unread: { readonly number: number; readonly failure: UnreadableResume }[] = []
  for await (const { number, picture } of given) {
    if (texts.has(number)) continue
    const isUnpacked = !(picture instanceof UnreadableResume)
    const found = isUnpacked ? wordsOf(picture, recognise, hasTime) : picture
    const text = garbled.get(number)
    const isSeen = !(found instanceof UnreadableResume)
    // a portrait or a logo is not the page
    if (isSeen && (!text || saysAsMuch(found, text))) pages.set(number, found)
    else if (text || isSeen) continue
    // the back of a sheet says nothing
    else if (!isUnpacked || !isBlank(picture)) unread.push({ number, failure: found })
  }
  for (const [number, page] of garbled) if (!pages.has(number)) pages.set(number, page)
  if (pages.size === 0 && unread[0]) throw unread[0].failure
  const inOrder = [...pages].toSorted(([one], [other]) => one - other).map(([, page]) => page)
  const resume = resumeOfLines(linesOfPages(inOrder))
  return unread.length > 0 ? { ...resume, unreadPages: unread.map(({ number }) => number) } : resume
}
