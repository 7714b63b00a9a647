/** Parts of a regular expression, in English and in Spanish. */
const keywords = [
  'staffing',
  'staffmark',
  'temp agency',
  'temp services?',
  'temporary services',
  'employment agency',
  'personnel',
  'manpower(?:group)?',
  'labor ready',
  'people ?ready',
  'labor finders',
  'employbridge',
  'adecco',
  'randstad',
  'aerotek',
  'kelly services',
  'robert half',
  'express employment',
  'spherion',
  'trueblue',
  'volt workforce',
  'prologistix',
  'integrity workforce',
  'agencia de (?:empleos?|trabajo|personal)',
] as const

const keyword = new RegExp(`(^|[^a-z])(${keywords.join('|')})($|[^a-z])`, 'i')

/** 1 §9: a job at a staffing agency is asked for the company where the person worked. */
export const isStaffingAgency = (company: string | undefined): boolean => keyword.test(company ?? '')
