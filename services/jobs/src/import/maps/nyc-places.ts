import type { CsvMap, NamedPlace } from '../csv-map.ts'

const upstate = (label: string): NamedPlace => ({ label, state: 'NY' })
const manhattan: NamedPlace = { label: 'New York', state: 'NY', county: 'New York' }
const brooklyn: NamedPlace = { label: 'Brooklyn', state: 'NY', county: 'Kings' }
const queens: NamedPlace = { label: 'Queens', state: 'NY', county: 'Queens' }
const bronx: NamedPlace = { label: 'Bronx', state: 'NY', county: 'Bronx' }
const statenIsland: NamedPlace = { label: 'Staten Island', state: 'NY', county: 'Richmond' }

/** How the city's agencies write where a job is: towns of the water supply first, then neighbourhoods, then boroughs. */
export const nycPlaces: CsvMap['place'] = {
  column: 'location',
  // five digits after "NY" or at the end; 10001 to 14999 is the state of New York
  zip: /(?:\bN\.?\s?Y\.?\s*|\s)(1[0-4]\d{3})(?:-\d{4})?(?=\D*$)/gi,
  states: ['NY'],
  none: /^(?:not used|n\/?a|various|tbd)?$/i,
  names: [
    [/\bkingston\b/i, upstate('Kingston')],
    [/\bvalhalla\b/i, upstate('Valhalla')],
    [/\bgrahamsville\b/i, upstate('Grahamsville')],
    [/\bdownsville\b/i, upstate('Downsville')],
    [/\bshokan\b/i, upstate('Shokan')],
    [/\bhawthorne\b|^15 skyline drive/i, upstate('Hawthorne')],
    [/\bl(?:ong)? ?i(?:sland)? ?c(?:ity)?\b|^42-09 28th st|^1 court sq/i, upstate('Long Island City')],
    [/\bcorona\b|horace harding/i, upstate('Corona')],
    [/\bwoodside\b/i, upstate('Woodside')],
    [/\bmaspeth\b/i, upstate('Maspeth')],
    [/\bjamaica\b/i, upstate('Jamaica')],
    [/\be(?:ast|\.)? ?elm(?:hurst)?\b|\bhazen st/i, upstate('East Elmhurst')],
    [/\bstaten ?isl?|\bclove lake|\bvictory blvd/i, statenIsland],
    [
      /\bbrooklyn\b|\bbklyn\b(?!\s+q(?:ue)?e?ns)|\bmetro ?tech\b|\bprospect p(?:ar)?k|\bgravesend\b|\bflatbush\b/i,
      brooklyn,
    ],
    [/\bbronx\b|\bbx\b|\bjerome ave|\b3030 third ave/i, bronx],
    [/\bquee(?:ns)?\b|\bqns\b|\bforest p(?:ar)?k\b/i, queens],
    [/\bmanhattan\b|\b(?:randall'?s|ward'?s) island|\b105 st & 5 ave/i, manhattan],
    [/\bn\.? ?y\.?(?: ?c\.?)?\b|\bnew yor?k?\b/i, manhattan],
    // a house number of two parts is Queens' way of counting
    [/^\d{2,3}-\d{2}\b/, queens],
  ],
  otherwise: manhattan,
}
