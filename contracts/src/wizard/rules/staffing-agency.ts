const keywords = [
  'staffing',
  'temp agency',
  'temp services',
  'temporary services',
  'employment agency',
  'personnel',
  'manpower',
  'labor ready',
  'peopleready',
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
] as const

const keyword = new RegExp(`(^|[^a-z])(${keywords.join('|')})($|[^a-z])`, 'i')

/** 1 §9: a company that lends its people to others is asked where the person really worked. */
export const isStaffingAgency = (company: string | undefined): boolean => keyword.test(company ?? '')
