import { findDates } from '../dates/date-range.ts'
import type { Line } from '../text/line.ts'
import { withoutPlace } from './place.ts'
import { read, type Read } from './read.ts'

export interface ResumeSchool {
  readonly name: Read<string> | null
  readonly degree: Read<string> | null
  readonly city: Read<string> | null
  readonly state: Read<string> | null
  readonly year: Read<number> | null
}

const school =
  /(?<![\p{L}])(?:university|college|school|high school|institute|academy|community college|seminary|vo-?tech|job corps|H\.?S\.?|I\.?S\.?D\.?|universidad|colegio|escuela|instituto|preparatoria|prepa|bachilleres|secundaria|cetis|cbtis|conalep|tecnol[óo]gico|facultad|liceo)(?![\p{L}])/iu
const degree =
  /(?<![\p{L}])(?:high school diploma|diploma|g\.?e\.?d\.?|hiset|(?<!&\s?)associate(?:['’]?s)?|bachelor(?:['’]?s)?|master(?:['’]?s)?|certificate|certification|degree|b\.?s\.?c?|b\.?a|a\.?a\.?s?|m\.?b\.?a|ph\.?d|doctorate|coursework|licenciatura|t[ée]cnico|bachillerato|preparatoria|ingenier[íi]a|certificado|diplomado|carrera|estudios)(?![\p{L}])/iu
const clean = (text: string): string => text.replace(/^[\s|,;:.()–—-]+|[\s|,;:(–—-]+$/gu, '').trim()

/** The schools of an education section: one for each line that names one, or each degree where no school is named. */
export function readSchools(lines: readonly Line[]): ResumeSchool[] {
  const schools: {
    name: Read<string> | null
    degree: Read<string> | null
    city: Read<string> | null
    state: Read<string> | null
    year: Read<number> | null
  }[] = []
  for (const line of lines) {
    if (line.text.length > 200) continue
    const { text, place } = withoutPlace(line.text)
    const dates = findDates(text)
    const undated = dates ? `${text.slice(0, dates.from)} | ${text.slice(dates.to)}` : text
    const pieces = undated
      .split(/\s*(?:\||•|·|\s[–—-]\s|,\s|:\s|\t)\s*/u)
      .map(clean)
      .filter((piece) => /\p{L}{2}/u.test(piece))
    const name = pieces.find(
      (piece) =>
        school.test(piece) &&
        !(/^(?:high school (?:diploma|graduate)|diploma)/iu.test(piece) && pieces.length > 1),
    )
    const named = name && !/^(?:high school )?(?:diploma|graduate|equivalen)/iu.test(name) ? name : undefined
    const studied =
      pieces.find((piece) => piece !== named && degree.test(piece)) ??
      (named === undefined && degree.test(undated) ? pieces[0] : undefined)
    const last = schools.at(-1)
    const isNew =
      !last || (named !== undefined && last.name !== null) || (studied !== undefined && last.degree !== null)
    if (named === undefined && studied === undefined && (!last || (!place && !dates))) continue
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
    const year = dates?.end ?? dates?.start
    if (year) entry.year ??= read(Number(year.slice(0, 4)), 0.85, line)
  }
  return schools.slice(0, 10)
}
