import { withoutMarks } from './without-marks.ts'

/** Words of the names of cities that are written shortened as often as not. */
export const shortened: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'sainte',
  sta: 'santa',
  sto: 'santo',
  ft: 'fort',
  mt: 'mount',
  mtn: 'mountain',
  mtns: 'mountains',
  pt: 'point',
  n: 'north',
  no: 'north',
  s: 'south',
  so: 'south',
  e: 'east',
  w: 'west',
  twp: 'township',
  hts: 'heights',
  hgts: 'heights',
  spgs: 'springs',
  spg: 'spring',
  jct: 'junction',
  ctr: 'center',
  centre: 'center',
  bch: 'beach',
  vlg: 'village',
  pk: 'park',
  hls: 'hills',
  vly: 'valley',
  lk: 'lake',
  is: 'island',
  isl: 'island',
  grv: 'grove',
  cty: 'city',
  rpds: 'rapids',
}

/** The name of a city without what people write in different ways: case, accents, points, hyphens, shortened words. */
export const cityKey = (name: string): string =>
  withoutMarks(name)
    .toLowerCase()
    .replaceAll(/['’‘`´ʻ]/g, '')
    .split(/[^a-z0-9]+/)
    .map((word) => (Object.hasOwn(shortened, word) ? shortened[word] : word))
    .join('')
