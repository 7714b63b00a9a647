import type { Word } from '../text/word.ts'

interface Box {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}
/** A line as Tesseract tells it, in pixels. */
export interface SeenLine {
  readonly words: readonly { readonly text: string; readonly confidence: number; readonly bbox: Box }[]
  readonly baseline: Box
  readonly rowAttributes: { readonly rowHeight: number }
}

/** What was guessed from a picture is never as sure as what a file says: the person is asked about all of it. */
const trust = 0.74
const leastConfidence = 20
/** What a dot before a line looks like to whoever expects letters: alone, or stuck to its word. */
const bulletLike = /^[eo¢©®«»*+=~°·.-]$/u
/** What the bar of a T or an edge of a W looks like: a quotation mark that nothing closes. */
const strayMark = /^[‘`](?=\p{Lu}\p{L})(?!.*[’'])/u
const stuckBullet = /^[¢©®«»*+~°·](?=\p{L}{2})/u

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** By how much the paper lies askew: the slope of its longer lines. */
export function slopeOf(lines: readonly SeenLine[]): number {
  const widths = lines.map(({ baseline }) => baseline.x1 - baseline.x0)
  const long = lines.filter((_, index) => widths[index]! > Math.max(1, median(widths)))
  return median(long.map(({ baseline: { x0, y0, x1, y1 } }) => (y1 - y0) / (x1 - x0)))
}

/** So near, in heights of its line, a letter stands to the word that it belongs to. */
const beside = 0.5

/** "J ob", "J une": some fonts set a J apart, which is no word by itself. */
const withJoined = (words: SeenLine['words'], height: number): SeenLine['words'] =>
  words.flatMap((word, index) => {
    const isOfNext = (one: typeof word | undefined, next: typeof word | undefined): boolean =>
      one?.text === 'J' && /^\p{Ll}/u.test(next?.text ?? '') && next!.bbox.x0 - one.bbox.x1 < beside * height
    const before = words[index - 1]
    if (isOfNext(word, words[index + 1])) return []
    if (!isOfNext(before, word)) return [word]
    const { x0, y0, y1 } = before!.bbox
    const bbox = { x0, x1: word.bbox.x1, y0: Math.min(y0, word.bbox.y0), y1: Math.max(y1, word.bbox.y1) }
    const confidence = Math.min(before!.confidence, word.confidence)
    return [{ text: `J${word.text}`, confidence, bbox }]
  })

function wordsOf({ words, baseline, rowAttributes }: SeenLine, slope: number): Word[] {
  const own = (baseline.y1 - baseline.y0) / Math.max(1, baseline.x1 - baseline.x0)
  const known = withJoined(words, rowAttributes.rowHeight).filter(
    ({ confidence, text }) => confidence >= leastConfidence || bulletLike.test(text),
  )
  return known.map(({ text, confidence, bbox }, index) => {
    const y = baseline.y0 + own * (bbox.x0 - baseline.x0)
    // a letter by itself may be one; punctuation by itself is a bullet apart from its line
    const isBullet = index === 0 && bulletLike.test(text) && (known.length > 1 || !/[a-z-]/.test(text))
    return {
      text: isBullet ? '•' : (index === 0 ? text.replace(stuckBullet, '• ') : text).replace(strayMark, ''),
      x: bbox.x0 + slope * y,
      y: y - slope * bbox.x0,
      width: bbox.x1 - bbox.x0,
      size: rowAttributes.rowHeight,
      font: 'scan',
      sure: (confidence / 100) * trust,
    }
  })
}

/** Letters of a body have one size: what is measured on a picture differs from line to line. */
function withEvenSizes(words: readonly Word[]): Word[] {
  const body = median(words.map(({ size }) => size))
  return words.map((word) => (Math.abs(word.size - body) < 0.25 * body ? { ...word, size: body } : word))
}

/** Thinner, in letters' sizes, than all letters but a bar, an i and an l. */
const thin = 0.15
const isThin = ({ text, width, size }: Word): boolean => text.length <= 2 && width < thin * size
/** So many lines make out an edge. */
const fewestOfEdge = 4
/** So far, in letters' sizes, no word stands from the next one of its line. */
const apart = 1.5

/**
 * Without what the edge of the paper, or a frame around the page, was taken for in one line after the other: "|", "1", "Y". It stands
 * beside all that is written, and in the line of a date would be a word of it.
 */
function withoutEdges(words: readonly Word[]): readonly Word[] {
  const letters = words.filter((word) => !isThin(word))
  const hardlyAny = letters.length / 50
  const isApart = (mark: Word): boolean =>
    letters.every(
      ({ x, y, width, size }) =>
        Math.abs(y - mark.y) > size || Math.max(x - mark.x - mark.width, mark.x - x - width) > apart * size,
    )
  const isLeft = (mark: Word): boolean => letters.filter(({ x }) => x < mark.x).length <= hardlyAny
  const isRight = (mark: Word): boolean =>
    letters.filter(({ x, width }) => x + width > mark.x).length <= hardlyAny
  const marks = words.filter((word) => isThin(word) && isApart(word))
  const edges = [isLeft, isRight].map((isBeside) => marks.filter(isBeside))
  const seen = new Set(edges.flatMap((edge) => (edge.length >= fewestOfEdge ? edge : [])))
  return seen.size === 0 ? words : words.filter((word) => !seen.has(word))
}

/** The words of a page laid straight, in points. */
export function wordsOfLines(lines: readonly SeenLine[], scale: number): Word[] {
  const slope = slopeOf(lines)
  const straight = lines.flatMap((line) => wordsOf(line, slope))
  return withEvenSizes(withoutEdges(straight)).map((word) => ({
    ...word,
    x: word.x * scale,
    y: word.y * scale,
    width: word.width * scale,
    size: word.size * scale,
  }))
}

const isOver = (one: Box, other: Box): boolean =>
  one.x0 < other.x1 && other.x0 < one.x1 && one.y0 < other.y1 && other.y0 < one.y1

/** The first lines, and those of the second that are where the first have no word. */
export function together(first: readonly SeenLine[], second: readonly SeenLine[]): SeenLine[] {
  const taken = first.flatMap(({ words }) => words)
  const isFree = ({ words }: SeenLine): boolean =>
    !words.some(({ bbox }) => taken.some((word) => isOver(bbox, word.bbox)))
  return [...first, ...second.filter(isFree)]
}
