import type { CsvMap } from '../csv-map.ts'
import { agencies, agencyReplacements } from './nyc-agencies.ts'
import { nycFacts, nycOpening } from './nyc-facts.ts'
import { nycPlaces } from './nyc-places.ts'
import { nycQuestions } from './nyc-questions.ts'

/** Abbreviations that stay as they are in a title that shouts. */
const abbreviations = new Set([
  'NYC',
  'IT',
  'HR',
  'EEO',
  'GIS',
  'BIM',
  'CADD',
  'TB',
  'STD',
  'STI',
  'II',
  'III',
  'IV',
  'MS4',
  'CATCH',
  'WE',
  'DEP',
  'ECM',
])

/** Hourly postings of New York City's agencies, as the city publishes them ("NYC Jobs"). */
export const nyc: CsvMap = {
  source: 'nyc',
  columns: {
    id: 'Job ID',
    agency: 'Agency',
    audience: 'Posting Type',
    title: 'Business Title',
    officialTitle: 'Civil Service Title',
    category: 'Job Category',
    fullOrPart: 'Full-Time/Part-Time indicator',
    wageFrom: 'Salary Range From',
    wageTo: 'Salary Range To',
    frequency: 'Salary Frequency',
    location: 'Work Location',
    unit: 'Division/Work Unit',
    description: 'Job Description',
    qualifications: 'Minimum Qual Requirements',
    skills: 'Preferred Skills',
    posted: 'Posting Date',
  },
  filter: { frequency: ['Hourly'] },
  // Published once for the city's own employees and once for everybody: one job.
  id: 'id',
  title: {
    column: 'title',
    replace: [
      // numbers of intern programmes: BWS-016-, FMC-CFO-001-, 002-FMC-CFO-
      [/^(?:[A-Z]{2,5}-){1,2}\d{3}\s*-\s*/, ''],
      [/^\d{3}-(?:[A-Z]{2,4}-)+/, ''],
      // the unit, which the facts hold, unless the title is empty without it
      [/^Intern,\s*(?:Bureau|Office) of\s+/i, 'Intern, '],
      [/(?:,| -)\s*(?:Bureau|Office) of .*$/i, ''],
      // a parenthesis that the city's system cut off
      [/\s*\([^)]*$/, ''],
      [/^MGO\b(.*?)\s+\d+$/, 'Motor Grader Operator$1'],
      [/\bBWTOIT\/\s*/, ''],
      [/\bWTP\b/g, 'Water Treatment Plant'],
      [/\bEOH\b/g, 'East of Hudson'],
      [/\bWOH\b/g, 'West of Hudson'],
      [/\bClercial\b/g, 'Clerical'],
      [/\bRep\b(?!\.)/g, 'Representative'],
      [/\(P(?:T|art[- ]time)\)/gi, '(Part-Time)'],
      [/\s+-\s+RTA$/, ''],
      [/\bOps\b/g, 'Operations'],
      [/\bL([1-4])$/, '(Level $1)'],
      [/\s+4-Day Temp$/, ', 4-Day Week, Temporary'],
      [/\s+-\s+SEASONAL POSITIONS$/, ' (Seasonal)'],
    ],
    abbreviations,
  },
  company: {
    column: 'agency',
    names: agencies,
    replace: agencyReplacements,
    about: (name) => `${name} is part of the government of the City of New York.`,
  },
  place: nycPlaces,
  role: {
    columns: ['officialTitle', 'title'],
    rules: [
      [/\b(?:motor vehicle operator|truck driver|driver|chauffeur)\b/i, 'trucking'],
      [/\b(?:stock ?(?:worker|handler|room)|storekeeper|warehouse|supply clerk)\b/i, 'warehouse'],
      [
        /\b(?:machinist|electrician|plasterer|painter|glazier|plumber|carpenter|steamfitter|welder|mason|roofer|mechanic|stationary engineer|marine engineer|maintenance worker|highway repairer|grader operator|oiler|bricklayer|locksmith|blacksmith)s?\b/i,
        'skilled trades',
      ],
      [/\b(?:press operator|sewage treatment worker|laboratory helper|assembler)\b/i, 'production'],
    ],
  },
  shifts: {
    columns: ['title', 'description'],
    rules: [
      [/\bday (?:shift|tour)|\b(?:8|9)(?::00)? ?a\.?m\.? ?(?:to|-|–) ?(?:4|5)(?::[03]0)? ?p\.?m/i, 'day'],
      [
        /\b(?:evening|swing|afternoon) (?:shift|tour)|\b(?:3|4)(?::00)? ?p\.?m\.? ?(?:to|-|–) ?(?:11|12)\b/i,
        'swing',
      ],
      [
        /\b(?:night|overnight|midnight) (?:shift|tour)|\b(?:11|12)(?::00)? ?(?:p|a)\.?m\.? ?(?:to|-|–) ?(?:7|8)/i,
        'night',
      ],
    ],
  },
  // Most postings have no text at all.
  requirements: {
    columns: ['description', 'qualifications'],
    weekend: /\b(?:weekends?|saturdays?|sundays?)\b/i,
    overtime: /\bovertime\b/i,
    entry: /\bno (?:prior |previous )?experience (?:is )?(?:needed|necessary|required)\b/i,
    drugScreen: /\bdrug[- ](?:screen|test)/i,
    backgroundFlexible: /\bfair chance\b/i,
    // A helper is there to learn the trade.
    keywords: [
      [/\bmachinist\b(?!'?s? helper)/i, 'machining'],
      [/\belectrician\b(?!'?s? helper)|\bstationary engineer \(el/i, 'electrical'],
      [/\b(?:plumber|steamfitter)\b(?!'?s? helper)/i, 'plumbing'],
      [/\bwelder\b(?!'?s? helper)/i, 'welding'],
      [/\bcarpenter\b(?!'?s? helper)/i, 'carpentry'],
      [/\b(?:auto|diesel) mechanic\b/i, 'diesel'],
      [/\bmaintenance worker\b/i, 'maintenance'],
      [/\bstock ?(?:worker|handler)\b/i, 'receiving'],
      [/\bmotor vehicle operator\b/i, 'box-truck'],
    ],
  },
  scheduleType: { column: 'fullOrPart', values: { F: 'full-time', P: 'part-time' }, otherwise: 'either' },
  wage: { from: 'wageFrom', to: 'wageTo' },
  postedAt: 'posted',
  sections: [
    { column: 'description', heading: 'What you’ll do' },
    { column: 'qualifications', heading: 'What you need' },
    { column: 'skills', heading: 'Good to have' },
  ],
  opening: nycOpening,
  facts: { heading: 'From the posting', lines: nycFacts },
  questions: nycQuestions,
}
