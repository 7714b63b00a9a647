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

/** 1 §9: a job at a staffing agency is asked for the company where the person worked. */
export const isStaffingAgency = (company: string | undefined): boolean => keyword.test(company ?? '')
