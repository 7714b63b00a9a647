import { isFull } from '../text/is-full.ts'
import type { Line } from '../text/line.ts'

interface Duty {
  text: string
  readonly bullet: boolean
  last: Line
}

/** What no sentence ends with. */
const opens =
  /(?:,|&|\s(?:a|an|the|of|to|and|or|for|with|in|on|at|by|from|over|across|into|through|than|that|which|while|using|el|la|los|las|un|una|de|del|y|que|en|con|por|para|al))$/iu

/** Whether a line of a page goes on with what the line above says. Paragraphs of a word processor do not. */
const goesOn = ({ text, bullet, last }: Duty, line: Line, widest: number): boolean =>
  !line.bullet &&
  line.gap > 0 &&
  line.gap < 1.7 &&
  !/[.;:!?]$/u.test(text) &&
  (bullet || /^[\p{Ll}&(]/u.test(line.text) || opens.test(text)) &&
  isFull(last, line, widest)

/** What forms ask of a job beside its duties, and no company needs to read: who told whom what to do, for how much, and why it ended. */
const besideDuties = [
  /^(?:[Ii]mmediate |[Nn]ame of )?(?:[Ss]upervisor(?:[’']s name| name)?|SUPERVISOR|[Ss]upervisora|[Jj]ef[ea] inmediat[oa])\s*:\s*\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){0,3}(?:\s*[,(\d].*)?$/u,
  /^(?:(?:starting|ending|beginning|final|hourly|current) )?(?:salary|pay(?: rate)?|rate of pay|wages?|salario|sueldo)(?: (?:inicial|final))?\s*:.{0,20}\d/iu,
  /^(?:reasons? for leaving|(?:motivo|raz[óo]n) de (?:la )?(?:salida|separaci[óo]n))\s*:/iu,
]
const isBesideDuties = ({ text }: Line): boolean => besideDuties.some((form) => form.test(text))

/** What was done in a job: each duty in a line, however many the page broke it into. */
export function dutiesOf(given: readonly Line[]): string {
  const lines = given.filter((line) => !isBesideDuties(line))
  const widest = Math.max(0, ...lines.map(({ right }) => right))
  const duties: Duty[] = []
  for (const line of lines) {
    const duty = duties.at(-1)
    if (duty && goesOn(duty, line, widest)) {
      duty.text += (/\p{L}-$/u.test(duty.text) ? '' : ' ') + line.text
      duty.last = line
    } else duties.push({ text: line.text, bullet: line.bullet, last: line })
  }
  return duties.map(({ text, bullet }) => (bullet ? `• ${text}` : text)).join('\n')
}
