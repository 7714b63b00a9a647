import type { Replacement, Row } from '../csv-map.ts'
import { agencies } from './nyc-agencies.ts'
import { lowerCapitals } from '../words/title-case.ts'

/** Words that the city's system cut off at thirty characters. */
const endings: Readonly<Record<string, string>> = {
  'PUBLIC HEALTH ADVISER (SCHOOL': 'Public Health Adviser (School Health)',
  'PUBLIC HEALTH NURSE (SCHOOL HE': 'Public Health Nurse (School Health)',
  'PUBLIC HEALTH ASSISTANT (SCHOO': 'Public Health Assistant (School Health)',
  'CITY MEDICAL SPECIALIST (PART-': 'City Medical Specialist (Part-Time)',
  'JR PHNURSE (SCH HLTH)>20 HR PT': 'Junior Public Health Nurse (School Health), part-time',
  'COLLEGE AIDE (ALL CITY DEPTS)': 'College Aide (all City departments)',
  'COLLEGE AIDE - ASSIGNMENT LEVE': 'College Aide',
  'CONTRACT REVIEWER (OFFICE OF L': 'Contract Reviewer',
  'SENIOR STATIONARY ENGINEER (EL': 'Senior Stationary Engineer (Electric)',
  'OPERATIONS COMMUNICATION SPECI': 'Operations Communications Specialist',
  'YOUTH COORDINATOR (YOUTH SERVI': 'Youth Coordinator',
  'IT AUTOMATION AND MONITORING E': 'IT Automation and Monitoring Engineer',
  'ASSISTANT CITY HIGHWAY REPAIRE': 'Assistant City Highway Repairer',
  "WORKER'S COMPENSATION BENEFITS": "Workers' Compensation Benefits Examiner",
  'PRINCIPAL ADMINISTRATIVE ASSOC': 'Principal Administrative Associate',
  'MARINE ENGINEER (DC)': 'Marine Engineer',
}
/** Short words of the units' names, in the order in which they are replaced. */
const unitWords: readonly Replacement[] = [
  [/^SH\b/, 'School Health:'],
  [/\bSTI\b/g, 'Sexually Transmitted Infections'],
  [/\bS(?:rvs?|vcs)\b/gi, 'Services'],
  [/\bDev\b/g, 'Development'],
  [/\bProf\b/g, 'Professional'],
  [/\bMg(?:m?t)\b/gi, 'Management'],
  [/\bAdm(?:in)?\b/g, 'Administration'],
  [/\bComm\b/g, 'Commissioner'],
  [/\bDept\b/g, 'Department'],
  [/\bH(?:lth|lt)\b\.?/g, 'Health'],
  [/\bBoro\b/gi, 'Borough'],
  [/\bBd\b/g, 'Board'],
  [/\bPub Bldgs\b/g, 'Public Buildings'],
  [/\bEngnr\b/g, 'Engineer'],
  [/\bEng\b/g, 'Engineering'],
  [/\bMech\/Elec\b/g, 'Mechanical and Electrical'],
  [/\bTrde Centr\b/g, 'Trade Center'],
  [/\bBrookly\b|\bBklyn\b/g, 'Brooklyn'],
  [/\bFacilit\b/g, 'Facilities'],
  [/\bImprovemen\b/g, 'Improvement'],
  [/\/Vital Recor\b/g, ''],
  [/\bRepr\./g, 'Reproductive'],
  [/\bMN\b/g, 'Manhattan'],
  [/\bMA$/, 'Manhattan'],
  [/\bBK\b/g, 'Brooklyn'],
  [/\bQN\b/g, 'Queens'],
  [/\bBX\b/g, 'Bronx'],
  [/\bSI\b/g, 'Staten Island'],
  [/\bNYC DEPT OF\b/g, 'Department of'],
  [/\bEnvironment Protection\b/g, 'Environmental Protection'],
  [/\s*&\s*/g, ' and '],
  [/\s+/g, ' '],
]
const abbreviations = new Set(['IT', 'HR', 'EEO', 'NYC', 'OTPS', 'OCME'])
const unitName = (unit: string) =>
  lowerCapitals(
    unitWords.reduce((text, [word, by]) => text.replace(word, by), unit),
    abbreviations,
  )
const fields =
  /Administration & Human Resources|Building Operations & Maintenance|Clerical & Administrative Support|Communications & Intergovernmental Affairs|Constituent Services & Community Programs|Engineering, Architecture, & Planning|Finance, Accounting, & Procurement|Health|Legal Affairs|Maintenance & Operations|Policy, Research & Analysis|Public Safety, Inspections, & Enforcement|Social Services|Technology, Data & Innovation/g

const valueIn = (rows: readonly Row[]) => (column: string) =>
  rows.map((row) => row[column] ?? '').find(Boolean) ?? ''
const officialTitle = (title: string) => endings[title] ?? lowerCapitals(title, abbreviations)
const fieldsOf = (category: string) =>
  [...new Set(category.match(fields) ?? [])].join('; ').replace(/,? & /g, ' and ')

/** For the many postings without a description: what is known in a few words. */
export function nycOpening(rows: readonly Row[]): string {
  const value = valueIn(rows)
  const field = fieldsOf(value('category'))
  return [
    `A job with the City of New York. Official title: ${officialTitle(value('officialTitle'))}.`,
    field && `Field of work: ${field}.`,
    'The posting tells no more about the work itself.',
  ]
    .filter(Boolean)
    .join(' ')
}

/** The facts of a row beside its description, which most postings lack: official title, unit, field, audience. */
export function nycFacts(rows: readonly Row[]): string[] {
  const value = valueIn(rows)
  const official = value('officialTitle')
  const unit = unitName(value('unit'))
  const bureau = /,\s*((?:Bureau|Office) of [^/]*)/i.exec(value('title'))?.[1]
  const agency = value('agency')
  const agencyName = agencies[agency] ?? lowerCapitals(agency)
  const work = fieldsOf(value('category'))
  const internal = rows.every((row) => row['audience'] === 'Internal')
  const facts = [
    official && `Official title: ${officialTitle(official)}`,
    `Agency: ${agencyName}`,
    bureau ? `Bureau: ${bureau.trim()}` : unit && unit !== agencyName && `Unit: ${unit}`,
    work && `Field of work: ${work}`,
    value('location') && !/^not used$/i.test(value('location')) && `Where: ${value('location')}`,
    internal && "Posted for the City's own employees",
  ]
  return facts.filter((fact) => typeof fact === 'string' && fact !== '') as string[]
}
