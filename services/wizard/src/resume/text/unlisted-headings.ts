import { findDates } from '../dates/date-range.ts'
import { employerScore } from '../entries/words/employer-words.ts'
import { withoutPlace } from '../entries/place.ts'
import { isOfSchool } from '../entries/read-schools.ts'
import { titleScore } from '../entries/words/title-words.ts'
import { headingOf, type SectionKind } from './headings.ts'
import type { Line } from './line.ts'

const wholeWord = (words: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'iu')
const work = wholeWord(
  'experiences?|background|employment|jobs?|work(?:ed|ing)?|careers?|roles|positions|occupations?|for a living|experiencias?|empleos?|trabaj(?:os?|ado|é)|laboral(?:es)?',
)
/** What is done beside work. */
const beside = wholeWord(
  'volunteer\\w*|community|extra-?curriculars?|campus|school|student|clubs?|sports|church|charity|voluntari\\w*|comunitari[oa]|escolar',
)
const paid = wholeWord('work|employment|jobs?|professional|laboral')
const small = 'and|or|on|of|the|in|my|i|we|have|had|where|what|&|y|e|de|del|en|mi|mis|donde|que'
const only = (words: string): RegExp => new RegExp(`^(?:(?:${words}|${small})(?:[\\s,/]+|$))+$`, 'iu')
const besides = only(
  'volunteer|volunteering|community|extra-?curriculars?|extra-?curricular|campus|school|student|college|university|clubs|club|sports|athletics|church|charity|activities|activity|involvement|outreach|leadership|service|organizations|groups|hobbies|interests|civic|social|professional|selected|invited|awards?|honors|recognition|memberships|affiliations|associations|development|publications?|presentations?|patents|talks|actividades|clubes|deportes|iglesia|comunidad|escolares|extracurriculares',
)
const strong = wholeWord(
  'activities|involvement|clubs|outreach|leadership|extra-?curriculars?|volunteering|sports|church|organizations|memberships|associations|development|honors|recognition|publications|presentations|patents|talks|actividades|clubes|deportes',
)
const schools = only(
  'schools?|schooling|studied|study|studies|learned|went|to|education|training|classes|background|escuelas?|estudié|estudios',
)
/** Words that headings have and names of employers have not. */
const telling = wholeWord(
  'my|i|so|far|where|what|story|journey|life|now|until|things|mi|mis|donde|vida|camino',
)

/** What sorts the jobs below it, where a resume heads them by their kind: "CULINARY", "RETAIL", and then "EDUCATION". */
const sorts =
  /^(?:apprenticeships?|military|armed forces|clinicals?|externships?|culinary|kitchen|food service|restaurants?|hospitality|retail|driving|trucking|transportation|warehous(?:e|ing)|logistics|construction|landscaping|manufacturing|health ?care|caregiving|child ?care|janitorial|cleaning|housekeeping|customer service|office|clerical|farm(?:ing)?|agricultur(?:e|al)|aprendizaje|militar|servicio militar|cocina|restaurantes|almac[ée]n|construcci[óo]n|jardiner[íi]a|limpieza|transporte|ventas|campo)$/iu

const isCapital = (text: string): boolean => /\p{L}{2}/u.test(text) && text === text.toUpperCase()

/** What a heading has and a sentence, a list, a date or a contact has not. */
function formOf({ text, bullet, parts }: Line): string | null {
  const plain = text
    .replace(/\s*\([^)]*\)?$/u, '')
    .replace(/^[\W_]+(?=\p{L})|[:\s–—_-]+$/gu, '')
    .trim()
  const words = plain.split(/\s+/u).length
  const isOne = !bullet && parts.length === 1 && plain.length >= 4 && plain.length <= 60 && words <= 7
  return isOne && /^\p{Lu}/u.test(plain) && !/[\d@.,;|•·]/u.test(plain) ? plain : null
}

const mostly = (lines: readonly Line[], of: (line: Line) => string): string => {
  const letters = new Map<string, number>()
  for (const line of lines) letters.set(of(line), (letters.get(of(line)) ?? 0) + line.text.length)
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}

const near = 5

/** Whether a line has a job's title and its employer. */
const namesBoth = (line: Line | undefined): boolean =>
  line !== undefined && !line.bullet && titleScore(line.text) >= 1 && employerScore(line.text) >= 1

/**
 * Headings that are in no list: by their form, by the kind of words in them, and by what stands under them.
 */
export function unlistedHeadings(
  lines: readonly Line[],
): (index: number, within: SectionKind | 'top') => SectionKind | null {
  const font = mostly(lines, (line) => line.font)
  const size = Number(mostly(lines, (line) => String(Math.round(line.size * 2) / 2)))
  const isLoud = (line: Line): boolean => isCapital(line.text) || line.size > 1.1 * size || line.font !== font
  const looks = ({ text, size: own, font: face }: Line): string =>
    [isCapital(text), Math.round(own), face].join(' ')
  /** A heading of the list that looks the same. */
  const isLike = (one: Line, line: Line): boolean =>
    headingOf(one.text) !== null && looks(one) === looks(line)
  const under = (index: number): readonly Line[] => {
    const next = lines.slice(index + 1, index + 1 + near)
    const end = next.findIndex((line) => !line.bullet && headingOf(line.text) !== null)
    return end < 0 ? next : next.slice(0, end)
  }
  /** In an education section a school is nobody's employer: "Visual Arts" in larger letters is what was learned there. */
  const hasJob = (index: number, within?: SectionKind | 'top'): boolean =>
    under(index).some(({ text }) => findDates(text)?.range === true) &&
    under(index).some(
      ({ text }) =>
        (titleScore(text) >= 1 || employerScore(text) >= 1) && !(within === 'education' && isOfSchool(text)),
    )
  const hasName = (index: number): boolean =>
    under(index)
      .slice(0, 2)
      .some(({ text, bullet }) => !bullet && titleScore(text) >= 1.5)

  return (index, within) => {
    const line = lines[index]!
    const text = formOf(line)
    if (text === null || headingOf(text) !== null) return null
    if (besides.test(text) && (strong.test(text) || (isLoud(line) && beside.test(text)))) return 'other'
    if (schools.test(text) && /\p{L}{5}/u.test(text) && !/^background$/iu.test(text)) return 'education'
    if (findDates(text) || withoutPlace(text).place) return null
    const isSort = sorts.test(text) && lines.some((one) => one !== line && isLike(one, line))
    if (isSort && isLoud(line) && hasJob(index) && hasName(index)) return 'experience'
    const isName = titleScore(text) >= 1 || employerScore(text) >= 1
    const ends =
      /(?:experiences?|experiencia|history|historial)$/iu.test(text) ||
      /^experiencia\s/iu.test(text) ||
      // these an employer's name may end with, too
      (isLoud(line) && within !== 'experience' && /(?:background|work)$/iu.test(text))
    if (work.test(text) && (ends || !isName || (isCapital(text) && within !== 'experience'))) {
      if (beside.test(text) && !paid.test(text)) return ends ? 'other' : null
      if (within === 'experience' && !ends && !isLoud(line)) return null
      return hasJob(index) || (ends && hasName(index)) || (isLoud(line) && hasName(index))
        ? 'experience'
        : null
    }
    if (within === 'experience' || !isLoud(line) || !text.includes(' ') || index === 0) return null
    // "Trucking & Logistics" is no employer where the line below names one and looks like no heading.
    const isTrade =
      isName && namesBoth(lines[index + 1]) && lines.some((one) => one !== line && isLike(one, line))
    if (isName && !isTrade) return null
    // An employer in such letters comes again above the next job.
    const isAlone = !lines.some(
      (other, at) =>
        at > index + 1 && headingOf(other.text) === null && looks(other) === looks(line) && hasJob(at),
    )
    return isAlone && hasJob(index, within) && (within !== 'top' || isTrade || telling.test(text))
      ? 'experience'
      : null
  }
}
