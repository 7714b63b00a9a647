import { household, titleScore } from './title-words.ts'

const legal =
  /(?:^|[\s,])(?:inc|llc|l\.l\.c|ltd|corp|co|llp|lp|plc|s\.?a\.? de c\.?v|s\.?a|gmbh)\.?(?:$|[\s,)])|\b(?:corporation|incorporated|company|limited)\b/iu
/** "Plumbers Local 1", "U.S. Army National Guard": no plumber and no guard */
const corps = /(?<!\p{L})(?:local (?:union )?#?\d+|(?:national|coast) guard(?!\p{L}))/iu
/** Words of the names of employers. */
const words =
  'academy|accounting|agency|airlines?|airport|airways|apartments|associates|auto(?:motive)?|bakery|bank|bar|bistro|brewery|' +
  'brothers|bros|builders|bureau|cafe|café|cafeteria|care|carriers|casino|center|centers|centre|chemicals?|church|clinic|' +
  'club|college|commission|communities|concrete|construction|contracting|contractors|cooperative|county|dairy|deli|dental|' +
  'department|depot|diner|district|distribution|distributors|electric|electrical|electronics|energy|engineering|enterprises?|' +
  'express|fabrication|farms?|fields|finance|financial|fitness|foods?|foundation|foundry|freight|fulfillment|furniture|' +
  'garage|garden|gas|group|grill|grocery|gym|hardware|health|healthcare|heating|holdings|homes?|hospital|hospitality|hotels?|' +
  'housing|industrial|industries|inn|institute|insurance|international|kitchen|laborator(?:y|ies)|landscap(?:e|ing)|laundry|' +
  'lines|lodge|logistics|lounge|lumber|machine|mall|manor|manufacturing|maritime|market|markets|mart|meats|medical|metals?|' +
  'mill|mills|motors?|moving|museum|nursery|nursing home|office|oil|outfitters|packaging|paint|paper|parks?|partners|pharmacy|' +
  'pizza|pizzeria|place|plant|plastics|plumbing|poultry|power|precision|products|properties|property|ranch|realty|recycling|' +
  'rehab(?:ilitation)?|rentals?|resort|resources|restaurant|restoration|roofing|salon|schools?|sciences?|seafood|services?|' +
  'shipbuilding|shipyards?|shop|solutions|spa|staffing|state|station|steel|storage|store|stores|suites|supermarket|supply|' +
  'systems|tavern|technologies|technology|terminal|theat(?:re|er)|tire|tools|township|trading|transit|transport(?:ation)?|' +
  'trucking|union|university|utilities|warehousing|waste|wholesale|winery|works|zoo|abarrotes|almacenes|bodega|cl[íi]nica|' +
  'cocina|colegio|comercializadora|compa[ñn][íi]a|constructora|distribuidora|empresa|escuela|f[áa]brica|farmacia|ferreter[íi]a|' +
  'granja|grupo|hacienda|iglesia|industrias|laboratorios?|maquiladora|mercado|panader[íi]a|productos|rancho|restaurante|' +
  'servicios|supermercado|talleres?|taller|taquer[íi]a|tienda|tiendas|transportes|universidad|vivero|company name|nombre de la empresa|' +
  'employer'
/** Employers by whose name alone everybody knows them. */
const chains =
  'navy|army|air force|marine corps|usps|ups|fedex|dhl|amazon|walmart|wal-mart|target|costco|kroger|publix|walgreens|cvs|' +
  `lowe['’]?s|home depot|mcdonald['’]?s|starbucks|subway|wendy['’]?s|burger king|taco bell|chipotle|chick-fil-a|kfc|domino['’]?s|` +
  `pizza hut|dollar general|dollar tree|family dollar|aldi|safeway|albertsons|whole foods|sam['’]?s club|best buy|macy['’]?s|` +
  `kohl['’]?s|jcpenney|sears|ross|tj maxx|marshalls|ikea|petsmart|autozone|o['’]reilly|pepsico|coca-cola|frito-lay|tyson|` +
  'cargill|jbs|smithfield|perdue|sysco|xpo|ryder|penske|schneider|swift|j\\.?b\\.? hunt|werner|old dominion|uber|lyft|doordash|' +
  'instacart|marriott|hilton|hyatt|sheraton|holiday inn|ford|toyota|honda|tesla|boeing|bimbo|oxxo|soriana|chedraui|7-eleven|' +
  `circle k|wawa|sheetz|denny['’]?s|ihop|applebee['’]?s|olive garden|cracker barrel|waffle house|panera|dunkin|goodwill|` +
  'salvation army|ymca|securitas|allied universal|aramark|sodexo|compass|adecco|randstad|manpower|kelly services|aerotek'
const kinds = new RegExp(`(?<!\\p{L})(?:${words}|${chains})(?!\\p{L})`, 'giu')

/** What stands where an employer would: nobody, or a family. */
const own = new RegExp(
  `^\\(?(?:self[- ]employ(?:ed|ment)|private ${household}|(?:por )?cuenta propia|(?:famil(?:ia|ias)|casas?) particular(?:es)?)\\)?$`,
  'iu',
)

/** How much a text looks like an employer's name, 0 to about 3. */
export function employerScore(text: string): number {
  const found = text.match(kinds)
  let score = found ? 1 + Math.min(0.6, (found.length - 1) * 0.3) : 0
  if (found && text.toLowerCase().endsWith(found.at(-1)!.toLowerCase())) score += 0.6
  if (legal.test(text) || corps.test(text) || own.test(text.trim())) score += 2
  if (/\s(?:&|and|y)\s+(?:Sons?|Co|Hijos|Associates|\p{Lu}\p{L}+)\.?$/u.test(text)) score += 0.6
  if (/['’]s$|['’]s\s/u.test(text)) score += 0.5
  if (/\b(?:#|no\.?|store)\s?\d+/iu.test(text)) score += 0.8
  if (/^the\s/iu.test(text)) score += 0.4
  return score
}

/** "Walmart Distribution Center Order Filler", "Hill Roofing LLC Laborer": a known name or a legal form, and what stands behind it. */
const namedAtStart = new RegExp(
  `^((?:the |u\\.?s\\.? )?(?:${chains})(?: (?:stores?|supercenter|restaurant|hotel|warehouse|(?:distribution|fulfillment|service) center|ground|freight|logistics|express|foods?|markets?|#\\d+)(?!\\p{L}))*|.{2,50} (?:inc|llc|l\\.l\\.c|ltd|corp)\\.?) (?=\\p{Lu})`,
  'iu',
)
export const employerAtStart = (text: string): string | undefined => namedAtStart.exec(text)?.[1]
const chainAlone = new RegExp(`^(?:${chains})(?!\\p{L})`, 'iu')
/** Whether a text begins with a name that everybody knows. */
export const isKnownName = (text: string): boolean => chainAlone.test(text)

/** Above 0, a text is rather a title than an employer. */
export const lean = (text: string): number => titleScore(text) - 1.1 * employerScore(text)

/** Departments of stores, hotels and plants, whose words employers have in their names too. */
const department =
  /^(?:front[ -]?end|front of (?:the )?house|back of (?:the )?house|grocery|produce|dairy|frozen(?: foods?)?|deli|bakery|meat|seafood|pharmacy|floral|electronics|apparel|garden(?: center)?|lumber|paint|plumbing|electrical|toys|housekeeping|maintenance|facilities|environmental services|dietary|nutrition|sterile processing|central supply|laundry|kitchen|banquets?|breakfast|catering|packaging|assembly|warehouse|cold room|freezer|fulfillment|overnights?|caja|cocina|lavander[íi]a|limpieza|empaque|almac[ée]n|mantenimiento)$/iu

/** A part of an employer, which has no name of its own: "Inbound Dock", "Emergency Department", "Night Crew". */
export const isUnit = (text: string): boolean =>
  department.test(text.trim()) ||
  (text.split(/\s+/u).length <= 4 &&
    /(?<!\p{L})(?:department|dept\.?|unit|team|crew|division|dock|shift|floor|ward|wing|section|room|line|branch|group|desk|yard|station|icu|returns|receiving|shipping|inbound|outbound|dayshift|nightshift|night|nights|days|evenings|weekends|turno|departamento|equipo|[áa]rea)$/iu.test(
      text.trim(),
    ))

/** What says how and not where a person worked. */
export const isKindOfWork = (text: string): boolean =>
  /^\(?(?:full|part)[\s-]?time(?:,? (?:nights?|days?|evenings?|weekends?|seasonal))?\)?$|^\(?(?:seasonal|temporary|temp|contract|per[ -]diem|prn|on[ -]call|as needed|permanent|internship|freelance|remote|hybrid|on-?site|hourly|tiempo completo|medio tiempo|temporal|por temporada)\)?$/iu.test(
    text.trim(),
  )
export const isDuration = (text: string): boolean =>
  /^[(\s]*(?:less than a year|menos de un a[ñn]o|(?:\d+\s*(?:yrs?|years?|mos?|months?|a[ñn]os?|mes(?:es)?)\.?[\s,y]*(?:and\s*)?){1,2})[)\s]*$/iu.test(
    text,
  )

/** "(plant closed)" behind the dates */
const whyLeft =
  /^(?:(?:the )?(?:plant|store|shop|company|business|restaurant|facility|location) (?:was |has )?closed(?: down)?|laid off|lay-?off|contract (?:ended|completed)|relocated|moved|cerr[óo](?: la (?:planta|tienda|empresa))?)$/iu

/** "Rancho Grill (2 years)" */
export const withoutDuration = (text: string): string =>
  text.replace(/\s+\(([^()]+)\)$/u, (all, inner: string) => (isDuration(inner) ? '' : all))

/** "School years 2015-16", "Temporadas 2018, 2019" without their years */
const partsOfYears = /^(?:(?:school|academic) years?|seasons?|ciclos? escolar(?:es)?|temporadas?)$/iu

/** What stands beside a job and names neither its title nor its employer. */
export const namesNothing = (text: string): boolean =>
  isKindOfWork(text) || isDuration(text) || whyLeft.test(text) || partsOfYears.test(text)
