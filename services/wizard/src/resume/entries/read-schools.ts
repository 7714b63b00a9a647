import { isState } from '@lunchpail/contracts/wizard/enumerations'
import { findDates } from '../dates/date-range.ts'
import { fullYear } from '../dates/moments.ts'
import type { Line } from '../text/line.ts'
import { withoutPlace } from './place.ts'
import { read, type Read } from './read.ts'
import { held } from './read-licences.ts'
import { withoutStudies } from './words/field-of-study.ts'
import { titleScore } from './words/title-words.ts'

export interface ResumeSchool {
  readonly name: Read<string> | null
  readonly degree: Read<string> | null
  readonly city: Read<string> | null
  readonly state: Read<string> | null
  readonly year: Read<number> | null
  /** whether it was begun and not finished: "38 credits toward Associate of Arts" */
  readonly unfinished?: boolean
}

const kind =
  /(?<![\p{L}])(?:university|college|school|institute|academy|seminary|vo-?tech|(?:career|skills|tech(?:nology|nical)?|training|vocational) cent(?:er|re)|(?:lincoln|itt|virginia|georgia|texas|louisiana|michigan|tulsa) tech|boces|job corps|H\.?S\.?|I\.?S\.?D\.?|universidad|colegio|escuela|instituto|preparatoria|prepa|bachilleres|secundaria|cetis|cbtis|conalep|cecati|tecnol[óo]gico|polit[ée]cnico|facultad|liceo|lyc[ée]e)(?![\p{L}])/iu
const isSchool = (text: string): boolean => kind.test(text) || /\p{Lu}\p{Ll}+ High$/u.test(text)
/** What was finished, and no name of where. */
const level =
  /^(?:(?:some|graduated) (?:high school|college)|(?:(?:high school|h\.?s\.?) )?(?:diploma|equivalen)(?!.*\s(?:school|academy|college|university|h\.?s\.?|high$)(?!\p{L})).*|high school graduate.*|high school|h\.?s\.?|(?:preparatoria|prepa|primaria|secundaria|bachillerato)(?: y (?:secundaria|preparatoria|bachillerato))?(?: (?:terminad|complet|concluid|incomplet|trunc|inconclus)[oa])?)$/iu
/** What a form has before a school's name, or its degree. */
const label =
  /^(?:college|school|university|universidad|colegio|escuela|graduated?|degree|t[íi]tulo|grado|carrera)$/iu
const degree =
  /(?<![\p{L}])(?:high school diploma|diploma|g\.?e\.?d\.?|hiset|(?<!&\s?)associate(?:['’]?s)?|bachelor(?:['’]?s)?|master(?:['’]?s)?|certificate|certification|degree|b\.?s\.?c?|b\.?a|a\.?a\.?s?|a\.\s?s|as(?= in )|m\.?b\.?a|m\.\s?[as]|m\.?sc|m\.\s?ed|(?:ms|med)(?= in )|ph\.?d|doctorate|coursework|licenciatura|t[ée]cnico|bachillerato|preparatoria|ingenier[íi]a|certificado|diplomado|carrera|estudios)(?![\p{L}])/iu
/** "Bachelor of Arts Park University" */
const degreeBefore =
  /^(g\.?e\.?d\.?|(?:(?:high school|h\.?s\.?) )?(?:equivalency )?diploma|(?:associate|bachelor|master)s?(?:['’]s)?(?: degree)?(?: of (?:arts|fine arts|(?:applied )?sciences?|social work|business administration|education|nursing|engineering))?)[,:]?\s+(?=\p{Lu})/iu
const clean = (text: string): string =>
  text
    .replace(/^[\s|,;:.()–—-]+|(?:\s(?:in|on|en))?[\s|,;:(–—-]+$|\s(?:in|on|en)$|(?<=\p{Ll}{3})\.$/gu, '')
    .trim()

const small = '(?:of|the|and|at|for|de|del|la|las|los|y|e|&)'
const smallWord = new RegExp(`^${small}$|^(?:high|school|college|university|in|en|a|with|con)$`, 'iu')
const capital = `\\p{Lu}[\\p{L}\\d'’.&-]*`
const capitals = new RegExp(
  `${capital}(?:\\s+(?:${small}\\s+){0,2}${capital}|\\s+(?:high\\s+)?school(?!\\p{L}))*`,
  'gu',
)
/** "Shawnee Mission South", which says of itself no more than where it is. */
const isCapitals = new RegExp(`^${capitals.source}$`, 'u')
/** "Atlanta Technical College CNA Certificate": nothing divides a school from what was finished there. */
const thenDegree =
  /^(.+?(?:college|university|school|institute|academy))\s+((?!(?:of|for|in|and|at)\s)(?:[\p{L}.'’&-]+\s+){0,4}?(?:diploma|certificate|certification|degree|g\.?e\.?d\.?))$/iu
const ofGrades = /^(?:elementary|middle|junior|grade|secondary|trade|state)\sschool$/iu
function apart(piece: string): string[] {
  const [, name, finished] = thenDegree.exec(piece) ?? []
  return name !== undefined &&
    finished !== undefined &&
    isCapitals.test(name) &&
    !level.test(name) &&
    !ofGrades.test(name)
    ? [name, finished]
    : [piece]
}
/** What was won, held or learned, and no school. */
const isOfHonors = new RegExp(
  `(?<!\\p{L})(?:honou?r(?:s|es)?|roll|awards?|dean|scholar\\w*|valedictorian|salutatorian|attendance|student of|varsity|program|training|safety|class(?:es)?|premio|beca|promedio|asistencia|excelencia|${held})(?!\\p{L})`,
  'iu',
)
/** "class of" before its year, which is no part of a name. */
const ofYear =
  /(?:^|\s)(?:(?:graduating )?class of|graduated(?: in)?|graduad[oa] en|(?:generaci[óo]n|promoci[óo]n)(?: de)?)\s*$/iu
/** "Milby High School '09" */
const shortYearAlone = /\s['’‘]\d{2}(?=$|[\s,|)])/u
const person = /(?:^|\s)(?:I|I['’]\p{Ll}+|my|we|me|yo|mi|mis)(?:\s|$)/u
const attended =
  /^(?:(?:also|currently|actualmente|am|i)\s+)*(?:graduated?(?: from| at)?|graduad[oa] (?:de|del|en)|egresad[oa] (?:de|del)|attend(?:ed|ing)?|enrolled (?:in|at)|stud(?:ied|ying|ent) at|estudi[éo] en|estudiando en)\s+(?=\p{Lu})/iu

/** What was learned at a school, and no school: "Relevant Coursework: Welding, Shop Math". */
const isCoursework = (text: string): boolean =>
  /^(?:(?:relevant|related|significant|selected|key|completed|notable)\s+)*(?:coursework|courses|classes|honors|activities|gpa|materias|cursos)(?:\s*[:–-].*|\s.*\b(?:included|includes|including|such as)\s.*)?$/iu.test(
    text,
  )

/** Whether it tells of a school, and does not only name it. */
const isSentence = (text: string): boolean =>
  person.test(text) ||
  text.split(/\s+/u).filter((word) => /^\p{Ll}{3,}/u.test(word) && !smallWord.test(word)).length > 1

/** A school's name in a piece of its line; of a sentence it is what has capitals: "I went to Lincoln High School". */
function nameIn(piece: string): string | undefined {
  const text = withoutStudies(
    piece
      .replace(attended, '')
      .replace(degreeBefore, '')
      .replace(/^(?:and|y|the)\s+(?=\p{Lu})/u, ''),
  )
  // a referee's address is no school, whatever its host is called
  if (!isSchool(text) || level.test(text) || text.includes('@')) return undefined
  if (!isSentence(text)) return text
  return (text.match(capitals) ?? [])
    .map((run) => run.replace(attended, '').replace(degreeBefore, ''))
    .find((run) => isSchool(run) && /\s/u.test(run) && !level.test(run))
}

/** Of what goes on, of what was left, and of what stands for a school that was left. */
const underway =
  /(?<!\p{L})(?:towards?|in progress|pursuing|(?:currently|still) (?:enrolled|attending|studying)|working on|en (?:curso|progreso)|cursando|estudiando)(?!\p{L})/iu
const leftEarly =
  /(?<!\p{L})(?:(?:did not|didn['’]?t|never|not) (?:graduat|finish|complet)\p{L}*|(?:no|without(?: an?)?|w\/o|non-?) ?(?:high school )?(?:degree|diploma)|incomplete|unfinished|(?:withdrew|dropped out)(?: of)?|some high school|(?:9|1[01])th grade(?!.*\b12)|sin (?:terminar|concluir|t[íi]tulo|diploma|certificado)|no (?:(?:termin|conclu)\p{L}+|(?:complet|gradu)(?:é|ó|ad[oa]))|trunc[oa]|inconclus[oa]|incomplet[oa])(?!\p{L})/iu
const equivalent = /(?<!\p{L})(?:g\.?e\.?d\.?|hiset)(?!\p{L})/iu

/** The degree in a piece: of a sentence its name alone. */
function degreeIn(piece: string): string | undefined {
  if (level.test(piece)) return piece
  const before = degreeBefore.exec(piece)
  if (before && isSchool(piece.slice(before[0].length))) return before[1]
  if (!degree.test(piece)) return undefined
  if (!isSentence(piece)) return nameIn(piece) === piece ? undefined : piece
  return new RegExp(
    `(?:${degree.source})(?:\\s+(?:of|in)\\s+\\p{Lu}\\p{L}+(?:\\s+\\p{Lu}\\p{L}+)*)?`,
    'iu',
  ).exec(piece)?.[0]
}

/** Whether a line is of a school, or of what was learned there, and is no job's title: "Associate of Arts" and no "Sales Associate". */
export const isOfSchool = (line: string): boolean =>
  isSchool(line) || (degree.test(line) && titleScore(line) < 2.2)

/** "Escuela Secundaria Benito Juárez, Michoacán": no part of a school's name is its city. */
function placeIn(line: string): ReturnType<typeof withoutPlace> {
  const found = withoutPlace(line)
  const { city = '', state = '' } = found.place ?? {}
  const isCut = isSchool(city) || (city !== '' && !isState(state) && /\p{L}\s+\|/u.test(found.text))
  return isCut ? { text: line, place: null } : found
}

/** A school of which nothing but its name is told once more. */
const isToldAgain = ({ name, degree, year }: ResumeSchool, before: readonly ResumeSchool[]): boolean =>
  degree === null &&
  year === null &&
  before.some((one) => one.name?.value.toLowerCase() === name?.value.toLowerCase())

/** The schools of an education section: one for each line that names one, or each degree where no school is named. */
export function readSchools(lines: readonly Line[]): ResumeSchool[] {
  const schools: {
    name: Read<string> | null
    degree: Read<string> | null
    city: Read<string> | null
    state: Read<string> | null
    year: Read<number> | null
    unfinished?: boolean
  }[] = []
  let isListOfCourses = false
  for (const [index, line] of lines.entries()) {
    if (line.text.length > 200) continue
    if (isCoursework(line.text)) {
      isListOfCourses = !line.text.includes(':')
      continue
    }
    // what stands below "Courses" is no school, unless it has a time or a place
    isListOfCourses &&= !findDates(line.text) && !placeIn(line.text).place
    if (isListOfCourses) continue
    const { text: told, place } = placeIn(line.parts.join(' | '))
    const text = findDates(told) ? told : told.replace(shortYearAlone, (year) => ` ${fullYear(year)}`)
    const dates = findDates(text)
    const undated = dates
      ? `${text.slice(0, dates.from).replace(ofYear, '')} | ${text.slice(dates.to)}`
      : text
    const pieces = undated
      .split(
        /\s*(?:\||•|·|\s(?:[–—]|-{1,3})\s|,\s|:\s|\t|(?<=\p{Ll}{3})(?<!\b(?:Comm|Tech|Univ|Coll|Inst|Acad|Elem|Prep|Dept))\.\s+(?=\p{Lu}))\s*/u,
      )
      .map(clean)
      .filter((piece) => /\p{L}{2}/u.test(piece) && !label.test(piece))
      .flatMap(apart)
    const studied = pieces.flatMap((piece) => degreeIn(piece) ?? [])[0]
    const last = schools.at(-1)
    // below what every school gives; below another degree it is what was studied
    const isBelowLevel = last !== undefined && last.name === null && level.test(last.degree?.value ?? '')
    const isPlaceOf = (piece: string): boolean =>
      isBelowLevel &&
      studied === undefined &&
      Boolean(place?.city) &&
      isCapitals.test(piece) &&
      !isOfHonors.test(piece) &&
      !isSchool(lines[index + 1]?.text ?? '')
    const named = pieces.flatMap((piece) => nameIn(piece) ?? [])[0] ?? pieces.slice(0, 1).filter(isPlaceOf)[0]
    // a certificate or a license is held since then
    const isOngoing = dates?.current === true && !/certif|licen[sc]e/iu.test(line.text)
    const year = isOngoing ? undefined : (dates?.end ?? dates?.start)?.slice(0, 4)
    const isOfOtherYear = year !== undefined && last?.year && last.year.value !== Number(year)
    const isNew =
      !last ||
      isOfOtherYear ||
      (named !== undefined && last.name !== null) ||
      (studied !== undefined && last.degree !== null)
    const isBegun = isOngoing || underway.test(line.text)
    const isLeft = leftEarly.test(line.text)
    const isMore = place !== null || dates !== null || isBegun || isLeft
    if (named === undefined && studied === undefined && (!last || !isMore)) continue
    if ((named !== undefined || studied !== undefined) && isNew)
      schools.push({ name: null, degree: null, city: null, state: null, year: null })
    const entry = schools.at(-1)
    if (!entry) continue
    if (named !== undefined) entry.name ??= read(named, 0.85, line)
    if (studied !== undefined) entry.degree ??= read(studied, 0.8, line)
    if (place && place.city !== '') {
      entry.city ??= read(place.city, 0.85, line)
      entry.state ??= read(place.state, 0.85, line)
    }
    // who left high school has what stands for it, wherever that is told
    const hasEquivalent = equivalent.test(entry.degree?.value ?? '') || equivalent.test(line.text)
    if (isBegun || (isLeft && !hasEquivalent)) entry.unfinished = true
    else if (equivalent.test(line.text)) entry.unfinished = false
    // "Rutgers CNA Program, 2019": the year of what else is told below is not that of what goes on
    const isOther =
      named === undefined &&
      studied === undefined &&
      entry.unfinished === true &&
      pieces.some((piece) => piece.includes(' ') && isCapitals.test(piece))
    if (year !== undefined && !isOther) entry.year ??= read(Number(year), 0.85, line)
  }
  return schools.filter((one, index) => !isToldAgain(one, schools.slice(0, index))).slice(0, 10)
}

/**
 * A line that names a school and one year, or what was finished there, where no heading says so, as one that was not made out on a
 * photo: no job begins so but by its title.
 */
export function isSchoolAlone(line: Line, next?: Line): boolean {
  const dates = findDates(line.text)
  if (line.bullet || dates === null) return false
  const isFinished = degree.test(line.text)
  const [first = ''] = `${line.text.slice(0, dates.from)}${line.text.slice(dates.to)}`.split(
    /[,|]|\s[–—-]\s/u,
  )
  const name = nameIn(clean(first))
  if (name === undefined || (dates.range && !isFinished)) return false
  // "Mercy College – LPN diploma"
  const others = isFinished ? [name] : [line.text, ...(next && !next.bullet ? [next.text] : [])]
  return others.every((text) => titleScore(text) < 1)
}
