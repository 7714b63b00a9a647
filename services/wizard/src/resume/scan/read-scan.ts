import { resumeKind } from '@lunchpail/contracts/wizard/rules/resume-kind'
import { scanLimits } from '../limits.ts'
import { readFile, resumeOfLines } from '../read-file.ts'
import type { Resume } from '../read-resume.ts'
import { UnreadableResume } from '../unreadable-resume.ts'
import { linesOfPages } from '../text/lines-of-pages.ts'
import { readPdf } from '../text/formats/read-pdf.ts'
import type { Page } from '../text/word.ts'
import { cutOff } from './cut-off.ts'
import { isBlank } from './is-blank.ts'
import { isNoise } from './is-noise.ts'
import { mended } from './mended.ts'
import { pictureOf, type Picture } from './picture.ts'
import { picturesOfPdf, withDecoders } from './pictures-of-pdf.ts'
import { squarePng } from './png.ts'
import { isDoubtful, isWeighed, saysMore } from './text-layer.ts'
import { isRead, upright } from './upright.ts'

interface Texts {
  /** by their numbers, the pages that have text of their own */
  readonly sure: Map<number, Page>
  /** those whose text may be wrong: it counts unless their picture says more */
  readonly weighed: Map<number, Page>
}

/** The pages that have text, where it is that of a resume. */
async function textPages(bytes: Uint8Array): Promise<Texts> {
  await withDecoders()
  try {
    await readFile(bytes.slice())
    const pages = await readPdf(bytes.slice(), { withLayers: true })
    const numbered = pages.map((page, index) => [index + 1, page] as const)
    return {
      sure: new Map(numbered.filter(([, page]) => !isDoubtful(page) && !page.isLayer)),
      weighed: new Map(numbered.filter(([, page]) => isWeighed(page))),
    }
  } catch (failure) {
    if (failure instanceof UnreadableResume) return noTexts()
    throw failure
  }
}
const noTexts = (): Texts => ({ sure: new Map(), weighed: new Map() })

interface Looked {
  /** or why nothing could be read of it */
  readonly page: Page | UnreadableResume
  /** nothing is missing */
  readonly isWhole: boolean
  /** how much of the page's height is there, 0 to 1, as far as that is known */
  readonly reach: number
}

/** After so much of the processor time that the file has no page is turned any more. */
const share = 0.6

/** Looks at one page after the other, which lie as the page before them did. */
function looker(recognise: (picture: Picture) => Page) {
  const began = process.threadCpuUsage()
  const hasTime = () => {
    const { user, system } = process.threadCpuUsage(began)
    return (user + system) / 1_000 < scanLimits.milliseconds * share
  }
  let before: number | undefined
  return (picture: Picture | UnreadableResume): Looked => {
    const none = (page: UnreadableResume): Looked => ({ page, isWhole: false, reach: 0 })
    if (picture instanceof UnreadableResume) return none(picture)
    if (isNoise(picture)) return none(new UnreadableResume('no-text'))
    const rest = cutOff(picture)
    try {
      const { page, orientation } = upright(rest ?? picture, recognise, {
        ...(before !== undefined && { before }),
        hasTime,
      })
      before = orientation === picture.orientation ? undefined : orientation
      const reach = rest && orientation === 1 ? rest.height / picture.height : Number(rest === null)
      return isRead(page) ? { page, isWhole: rest === null, reach } : none(new UnreadableResume('no-text'))
    } catch (failure) {
      // what keeps one page from being read keeps the others from nothing
      if (failure instanceof UnreadableResume) return none(failure)
      throw failure
    }
  }
}

/** Letters are half as wide as their line is high; those of half their height, as wide. */
const wide = 0.68
const enough = 15

/** Whether most letters are so wide that the pixels of their picture are not square. */
function hasWideLetters({ words }: Page): boolean {
  const widths = words.map(({ text, width, size }) => width / text.length / size)
  const middle = widths.toSorted((one, other) => one - other)[widths.length >> 1] ?? 0
  return words.length >= enough && middle > wide
}

/** Looks at a page in square pixels: in those that its file tells, or where its letters are as wide as they are high. */
const inSquares =
  (look: ReturnType<typeof looker>): typeof look =>
  (picture) => {
    const square = squarePng(picture)
    if (square?.isSure) return look(square.picture)
    const looked = look(picture)
    const { page } = looked
    const isSquashed = square && !(page instanceof UnreadableResume) && hasWideLetters(page)
    return isSquashed ? look(square.picture) : looked
  }

/** How far down its page a text goes. */
const reachOf = ({ words, height }: Page): number => Math.max(...words.map(({ y }) => y)) / height

const isDamaged = (page: Looked['page']): boolean =>
  page instanceof UnreadableResume && page.reason === 'damaged'

/** Whether a page says nothing that could be missed, as the back of a sheet. */
const isEmpty = (picture: Picture | UnreadableResume): boolean =>
  !(picture instanceof UnreadableResume) && isBlank(picture)

interface Given {
  /** takes what the pages so far say, for whoever ends the reading before its last page */
  readonly keep?: (soFar: Resume) => void
  /** so many pictures are not looked at, and their pages named */
  readonly without?: number
}

/** The resume of a photo or of a scanned PDF, with the pages of which nothing could be read, or not all. */
export async function readScan(
  bytes: Uint8Array,
  recognise: (picture: Picture) => Page,
  { keep = () => {}, without = 0 }: Given = {},
): Promise<Resume> {
  const isPdf = resumeKind(bytes) === 'pdf'
  const { sure: texts, weighed } = isPdf ? await textPages(bytes) : noTexts()
  const given = isPdf
    ? picturesOfPdf(bytes, texts)
    : [{ number: 1, of: 1, picture: pictureOf(bytes), isPart: false, there: 1 }]
  const pages = new Map([...texts, ...weighed])
  const failures = new Map<number, UnreadableResume>()
  const resumeSoFar = (unread: readonly number[]): Resume => {
    const inOrder = [...pages].toSorted(([one], [other]) => one - other).map(([, page]) => page)
    const resume = resumeOfLines(linesOfPages(inOrder))
    return unread.length > 0 ? { ...resume, unreadPages: unread } : resume
  }
  const keepSoFar = (number: number, of: number): void => {
    const later = Array.from({ length: of - number }, (_none, index) => number + 1 + index)
    try {
      keep(resumeSoFar([...failures.keys(), ...later.filter((one) => !pages.has(one))]))
    } catch (failure) {
      // the pages so far may say nothing by themselves
      if (!(failure instanceof UnreadableResume)) throw failure
    }
  }
  const look = inSquares(looker(recognise))
  let left = without
  for await (const { number, of, picture: found, isPart, there = 1 } of given) {
    left -= 1
    const picture = left < 0 ? found : new UnreadableResume('time')
    const first = look(picture)
    const isCut = !isPdf && isDamaged(first.page) && !(picture instanceof UnreadableResume)
    const { page, isWhole: isAllRead, reach } = isCut ? look(await mended(picture)) : first
    const isWhole = isAllRead && !isCut && !isPart && there === 1
    const text = weighed.get(number)
    const isSeen = !(page instanceof UnreadableResume)
    // a portrait or a logo is not the page
    const counts = isSeen && (!text || saysMore(page, text))
    if (counts) pages.set(number, page)
    // a text that another program read before the file was cut off says what is not there
    const isTold = text && (!isSeen || isWhole || (!counts && reachOf(text) > Math.min(reach, there)))
    if (!isTold && !isWhole && (there < 1 || !isEmpty(picture)))
      failures.set(number, isSeen ? new UnreadableResume('damaged') : page)
    if (number < of && pages.size > 0) keepSoFar(number, of)
  }
  if (pages.size === 0) throw [...failures.values()][0] ?? new UnreadableResume('no-text')
  return resumeSoFar([...failures.keys()])
}
