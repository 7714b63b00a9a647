import { expect, it } from 'vitest'
import { read } from '../entries/read.ts'
import { linesOfPages } from '../text/lines-of-pages.ts'
import { jobOf } from '../uploads/resume-answers.ts'
import { wordsOfLines, type SeenLine } from './words-of-lines.ts'

/** A line of words at these places, on paper that lies askew by `slope`. */
const line = (y: number, slope: number, ...words: readonly (readonly [string, number])[]): SeenLine => {
  const at = (x: number) => y + slope * x
  const [, first] = words[0]!
  const last = words.at(-1)!
  const end = last[1] + last[0].length * 20
  return {
    words: words.map(([text, x]) => ({
      text,
      confidence: 90,
      bbox: { x0: x, y0: at(x) - 30, x1: x + text.length * 20, y1: at(x) },
    })),
    baseline: { x0: first, y0: at(first), x1: end, y1: at(end) },
    rowAttributes: { rowHeight: 38 + (y % 3) },
  }
}
const textsOf = (...lines: readonly SeenLine[]): string[] =>
  linesOfPages([{ width: 612, height: 792, words: wordsOfLines(lines, 0.36) }]).map(({ text }) => text)

it('[BY-10] lays the words of a page straight that lies askew', () => {
  const slope = 0.03
  // the date stands at the right, and was taken for a line of its own
  expect(
    textsOf(
      line(200, slope, ['Forklift', 120], ['Operator,', 300], ['Sunrise', 500], ['Inc.', 660]),
      line(200, slope, ['2019', 1300], ['-', 1400], ['2021', 1440]),
      line(260, slope, ['Order', 120], ['Picker,', 240], ['Blue', 400], ['Creek', 500], ['Foods', 620]),
      line(260, slope, ['2016', 1300], ['-', 1400], ['2018', 1440]),
    ),
  ).toEqual(['Forklift Operator, Sunrise Inc. 2019 - 2021', 'Order Picker, Blue Creek Foods 2016 - 2018'])
})

it('[BY-10] joins a J that its font sets apart to its word, and keeps an initial', () => {
  expect(
    textsOf(
      line(200, 0, ['J', 120], ['ob', 148], ['Title', 220], ['J', 600], ['une', 632], ['2018', 720]),
      line(260, 0, ['Michael', 120], ['J', 290], ['Fox', 330], ['J', 600], ['van', 660]),
    ),
  ).toEqual(['Job Title June 2018', 'Michael J Fox J van'])
})

it('[BY-10] takes the bar of a letter for no quotation mark', () => {
  expect(
    textsOf(line(200, 0, ['‘TechAdvancers', 120], ['‘Web', 420], ['‘Ohana’', 520], ['’19', 720])),
  ).toEqual(['TechAdvancers Web ‘Ohana’ ’19'])
})

it('[BY-10] takes the edge of the paper for no letter of the lines beside it', () => {
  const mark = (text: string, x: number, y: number, width = 1): SeenLine => ({
    words: [{ text, confidence: 90, bbox: { x0: x, y0: y - 30, x1: x + width, y1: y } }],
    baseline: { x0: x, y0: y, x1: x + width, y1: y },
    rowAttributes: { rowHeight: 30 },
  })
  const rows = ['Sunrise Inc. | Dallas, TX', 'March 2018 - Current', 'Moved pallets', 'July 2014 - May 2016']
  const ys = [200, 260, 320, 380]
  const text = rows.map((row, index) => line(ys[index]!, 0, [row, 300]))
  const edge = (x: number, count = ys.length) =>
    ys.slice(0, count).map((y, index) => mark(['|', '1', 'Y', 'i'][index]!, x, y))
  expect(textsOf(...text, ...edge(100), ...edge(1400))).toEqual(rows)
  // they may be letters: of too few lines, or where words stand beside them
  expect(textsOf(...text, ...edge(100, 3))).not.toEqual(rows)
  expect(textsOf(...text, ...ys.map((y) => mark('I', 280, y)))).toEqual(rows.map((row) => `I ${row}`))
})

it('[BY-10] takes what stands for a dot as one, alone or stuck to its word', () => {
  const words = linesOfPages([
    {
      width: 612,
      height: 792,
      words: wordsOfLines(
        [
          line(200, 0, ['e', 120], ['Moved', 160], ['pallets', 280]),
          line(260, 0, ['«Picked', 120], ['orders', 300]),
          line(290, 0, ['*', 120]),
          line(290, 0, ['Wrapped', 160], ['pallets', 340]),
          line(320, 0, ['Packed', 120], ['e', 300], ['boxes', 340]),
        ],
        0.36,
      ),
    },
  ])
  expect(words.map(({ text, bullet }) => [text, bullet])).toEqual([
    ['Moved pallets', true],
    ['Picked orders', true],
    ['Wrapped pallets', true],
    ['Packed e boxes', false],
  ])
})

it('[BY-10] has a person asked about every value of a photo, however clear it is', () => {
  const clear = (y: number, text: string): SeenLine => {
    const { words, ...rest } = line(y, 0, [text, 120])
    return { ...rest, words: words.map((word) => ({ ...word, confidence: 100 })) }
  }
  const words = wordsOfLines([clear(200, 'Picker')], 0.36)
  const [seen] = linesOfPages([{ width: 612, height: 792, words }])
  const sure = read('Picker', 1, seen!)
  const none = {
    company: null,
    city: null,
    state: null,
    start: null,
    end: null,
    current: false,
    duties: null,
    confidence: 1,
  }
  const { doubts } = jobOf({ ...none, title: sure }, 'a1b', { year: 2026, month: 11, day: 29 })
  expect(doubts.map(({ field }) => field)).toEqual(['title'])
})
