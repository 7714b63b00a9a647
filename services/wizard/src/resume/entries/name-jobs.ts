import { employerScore, isKindOfWork, isUnit, lean } from './words/employer-words.ts'
import { fieldOf } from './field-label.ts'
import { legalEnd, trimmed, type NamedJob, type Piece } from './job-fields.ts'
import { titleScore } from './words/title-words.ts'
import { employerThenTitle, titleThenEmployer } from './words/title-then-employer.ts'

const inside = /\s+(?:at|@|en|(for|with|para))\s+(?=\p{Lu})/u

/** "I worked at Food Lion as a cashier", "Trabajé en Taquería El Rey como cocinera" */
const workedAs =
  /^(?:(?:I|yo)\s+)?(?:(?:have|also)\s+)*(?:worked|work|trabaj[ée]|trabajo)\s+(?:at|for|with|en|para)\s+(.+?)\s+(?:as|como)\s+(?:(?:an?|the|una?)\s+)?(.+)$/iu
/** "I was a server" */
const was =
  /^(?:I|yo)\s+(?:was|am|have been|worked as|work as|fui|soy|trabaj[ée] como)\s+(?:(?:an?|the|una?)\s+)?/iu

/** Two pieces of one: at "at", at a change of type, or at the comma that divides best. */
function divide({ text: told, line, isPlaced = false }: Piece): Piece[] {
  const [, where, what] = workedAs.exec(told) ?? []
  if (where !== undefined && what !== undefined)
    return [what, where].map((text) => ({ text: trimmed(text), line }))
  const text = told.replace(was, '')
  const at = inside.exec(text)
  const before = text.slice(0, at?.index)
  const last = before.split(/,\s+/u).slice(1).at(-1) ?? ''
  // "Server, Habitat for Humanity": behind a comma, a name goes on with its "for"
  const isOfName = at?.[1] !== undefined && last !== '' && titleScore(last) === 0 && !isUnit(last)
  if (at && titleScore(before) > 0 && !isOfName)
    return [before, text.slice(at.index + at[0].length)].map((one) => ({
      text: trimmed(one),
      line,
    }))
  const [, outer = '', inner = ''] = /^([^()]+?)\s*\(([^()]{3,})\)$/u.exec(text) ?? []
  if (inner !== '' && titleScore(outer) > 0 !== titleScore(inner) > 0 && !isKindOfWork(inner))
    return [outer, inner].map((one) => ({ text: trimmed(one), line }))
  const runs = line.runs.filter(
    (run) => text.includes(run) && run.length < text.length && /\p{L}{2}/u.test(run),
  )
  if (runs.length > 0) {
    const head = runs[0]!
    const index = text.indexOf(head)
    const two = index === 0 ? [head, text.slice(head.length)] : [text.slice(0, index), text.slice(index)]
    const pieces = two
      .map((one) => trimmed(one.replace(/^\s*(?:at|en)\s/u, '')))
      .filter((one) => /\p{L}{2}/u.test(one))
    if (pieces.length === 2) return pieces.map((one) => ({ text: one, line }))
  }
  // "Key Holder, Sales Planner Golden Corral": behind the comma stand a title and its employer
  const behind = isPlaced && employerScore(text) === 0 ? titleThenEmployer(text, isPlaced) : null
  if (behind?.[0].includes(',')) return behind.map((one) => ({ text: trimmed(one), line, isGuessed: true }))
  const commas = [...text.matchAll(/,\s+|,(?=\p{Lu})|\s?:\s+/gu)]
    .filter(({ index, 0: comma }) => !legalEnd.test(text.slice(index + comma.length)))
    .map(({ index, 0: comma }) => [text.slice(0, index), text.slice(index + comma.length)] as const)
    .map(([left, right]) => ({
      two: [left, right],
      // "Server, Banquets, Lakeview Inn": a part of an employer stays with the title
      unit: titleScore(left) >= 1 && isUnit(right.split(/,\s+/u)[0]!) && right.includes(',') ? 1 : 0,
      score: Math.max(titleScore(left) + employerScore(right), titleScore(right) + employerScore(left)),
    }))
    .map(({ two, unit, score }) => ({ two, score: score - unit }))
    .sort((a, b) => b.score - a.score)
  if (commas[0]) return commas[0].two.map((one) => ({ text: trimmed(one), line }))
  const two = titleThenEmployer(text, isPlaced) ?? employerThenTitle(text)
  return two ? two.map((one) => ({ text: one, line, isGuessed: true })) : [{ text, line }]
}

export interface Naming {
  readonly title: Piece | null
  readonly company: Piece | null
  /** 0 to 1 */
  readonly sure: number
}

/** "Patisserie Attendant / Order Taker", as the line has it. */
function both(first: Piece, { text }: Piece): Piece {
  const { text: whole } = first.line
  const [from, to] = [whole.indexOf(first.text), whole.lastIndexOf(text) + text.length]
  return from >= 0 && to > from ? { ...first, text: whole.slice(from, to) } : first
}

/** The pieces of a job as candidates, two where it can be. */
function candidates({ pieces }: NamedJob): readonly Piece[] {
  if (pieces.length === 0) return pieces
  if (pieces.length === 1) return divide(pieces[0]!)
  return pieces
}

/**
 * Title and employer of each job. One resume has one order, so the jobs vote on it; a job whose words say clearly
 * otherwise has its own.
 */
export function nameJobs(jobs: readonly NamedJob[]): Naming[] {
  const all = jobs.map(candidates)
  let vote = 0
  for (const pieces of all) if (pieces.length >= 2) vote += lean(pieces[0]!.text) - lean(pieces[1]!.text)
  const titleFirst = vote >= 0
  return all.map((pieces): Naming => {
    if (pieces.length === 0) return { title: null, company: null, sure: 0 }
    if (pieces.length === 1) {
      const [piece] = pieces
      const score = lean(piece!.text)
      return score >= 0 && titleScore(piece!.text) > 0
        ? { title: piece!, company: null, sure: 0.6 }
        : { title: null, company: piece!, sure: 0.4 }
    }
    const [ofTitle, ofCompany] = (['title', 'company'] as const).map((field) =>
      pieces.find(({ line }) => fieldOf(line.text) === field),
    )
    if (ofTitle && ofCompany) return { title: ofTitle, company: ofCompany, sure: 1 }
    const [first, second, third] = pieces
    const own = lean(first!.text) - lean(second!.text)
    // "Director – IT Operations", and on the next line "First Look Studios – Century City, CA"
    if (
      third?.isPlaced &&
      !second!.isPlaced &&
      first!.line === second!.line &&
      first!.line !== third.line &&
      Math.max(titleScore(first!.text), titleScore(second!.text)) >= 1 &&
      titleScore(third.text) === 0 &&
      (!isUnit(third.text) || /\sgroup$/iu.test(third.text)) &&
      [first!, second!].every(
        ({ text }) => titleScore(text) >= 1 || employerScore(third.text) >= employerScore(text),
      )
    )
      return {
        title: titleScore(second!.text) >= 1 ? both(first!, second!) : first!,
        company: third,
        sure: 0.7,
      }
    // With three, a crew or a department may stand between a title and its employer.
    if (
      third &&
      titleScore(first!.text) >= 1 &&
      lean(first!.text) > 0 &&
      titleScore(third.text) < 1 &&
      (isUnit(second!.text) || employerScore(second!.text) === 0) &&
      (employerScore(third.text) >= 1 || isUnit(second!.text))
    )
      return { title: first!, company: third, sure: 0.7 }
    if (
      third &&
      titleScore(first!.text) === 0 &&
      titleScore(second!.text) === 0 &&
      titleScore(third.text) > 1
    )
      return { title: third, company: first!, sure: 0.6 }
    const swap = titleFirst ? own < -2.2 : own > 2.2
    const titleAtFirst = titleFirst !== swap
    const clear = Math.min(1, Math.abs(own) / 3)
    return {
      title: titleAtFirst ? first! : second!,
      company: titleAtFirst ? second! : first!,
      sure: first!.isGuessed ? 0.6 : own >= 0 === titleAtFirst ? 0.7 + 0.3 * clear : 0.5,
    }
  })
}
