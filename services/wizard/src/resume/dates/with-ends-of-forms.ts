import type { Line } from '../text/line.ts'
import { momentAlone } from './date-range.ts'

const start =
  /^(?:from|start(?:ed)?(?: date)?|hired|hire date|desde|(?:fecha de )?(?:inicio|ingreso))\s*:\s*(.+)$/iu
const end = /^(?:to|until|end(?:ed)?(?: date)?|left|hasta|(?:fecha de )?(?:fin|salida))\s*:\s*(.+)$/iu
const momentIn = (form: RegExp, line: Line | undefined): string | undefined => {
  const told = line && !line.bullet ? form.exec(line.text)?.[1] : undefined
  return told !== undefined && momentAlone.test(told) ? told : undefined
}

/** "From: May 2019" and below it "To: Present": a form has a line for each end of a range. */
export const withEndsOfForms = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line, index) => {
    const from = momentIn(start, line)
    const to = momentIn(end, lines[index + 1])
    if (from !== undefined && to !== undefined) {
      const text = `${from} – ${to}`
      return [{ ...line, text, parts: [text], runs: [text] }]
    }
    return momentIn(end, line) !== undefined && momentIn(start, lines[index - 1]) !== undefined ? [] : [line]
  })
