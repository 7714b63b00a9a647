import type { Page } from '../src/resume/text/word.ts'

/** A line as it is recognised in a picture, so many lines down its page. */
export const recognisedWord = (text: string, index: number) => ({
  text,
  x: 50,
  y: 40 + index * 15,
  width: 200,
  size: 11,
  font: 'scan',
  sure: 0.85,
})

/** A whole resume of one job. */
export const recognisedResume: Page = {
  width: 612,
  height: 792,
  words: [
    'Maria Lopez',
    'Experience',
    'Forklift Operator, Sunrise Warehousing LLC',
    'March 2019 - Present',
    ...Array.from({ length: 14 }, () => 'Moved pallets and loaded trucks'),
  ].map(recognisedWord),
}
