import { employerAtStart, employerScore, isKindOfWork, isKnownName, isUnit } from './employer-words.ts'
import { endsWithTitle, titleScore } from './title-words.ts'

const beginsName = /^[\p{Lu}\d]/u
/** "Driver OTR", "Cashier Front End", "Operator Class B": what goes on with a title, and begins few names. */
const goesOnWithTitle =
  /^(?:I{1,3}|IV|V|[A-D]|\d+|of|and|vp|professional|OTR|CNC|MIG|TIG|PRN|GS-?\d+|class|level|grade|step|sit|stand|reach|front|back|customer|guest|food|patient|room|health|retail|heavy|general|breakfast|lunch|dinner|banquets?|night|day|am|pm|part|full|seasonal|temp|temporary|remote|bilingual|certified|licensed|residential|commercial|local|regional|long|over|first|second|third|1st|2nd|3rd|shift|outside|inside|field|floor|lot|yard|dock|inbound|outbound|international|domestic|electrical|mechanical|structural|industrial|production|assembly|packaging|shipping|receiving|inventory|quality|safety|training|operations|logistics|transportation|administration|administrative|marketing|management|finance|human|information|it|hr)(?![\p{L}\d])/iu
/** "Home Health", "Grocery Store": a kind of employer, and none by its name */
const isKindAlone = (text: string): boolean => employerScore(text.split(/\s+/u)[0]!) >= 1

/**
 * "Line Cook Golden Corral": nothing stands between a title and its employer, which begins behind the last word of the title. Where a
 * place follows, somebody's name goes before it; elsewhere it has to look like an employer.
 */
export function titleThenEmployer(text: string, isPlaced: boolean): readonly [string, string] | null {
  const words = text.split(/\s+/u)
  for (let at = words.length - 1; at > 0; at -= 1) {
    const [title, name] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    if (!endsWithTitle(title)) continue
    const isName =
      beginsName.test(name) &&
      !goesOnWithTitle.test(name) &&
      titleScore(name) === 0 &&
      !isUnit(name) &&
      !isKindOfWork(name) &&
      (isPlaced || isKnownName(name) || (employerScore(name) >= 1 && !isKindAlone(name)))
    return isName ? [title, name] : null
  }
  return null
}

/** "Walmart Cashier": the same the other way round, where the end of the employer's name is known. */
export function employerThenTitle(text: string): readonly [string, string] | null {
  const name = employerAtStart(text)
  const title = text.slice((name ?? '').length).trim()
  return name !== undefined && titleScore(title) >= 1 && titleScore(name) === 0 ? [name, title] : null
}
