import { trades, type Trade } from '@lunchpail/contracts/jobs/enumerations'
import { positionWords } from '../../positions/position-words.ts'
import type { Rule } from '../csv-map.ts'

/** In this order: who repairs a truck works in a trade, and who unloads one or drives a forklift in a warehouse. */
const rules: readonly Rule<Trade>[] = [
  [
    /\b(?:electrician|plumber|pipe ?fitter|steamfitter|welder|carpenter|mechanic|machinist|hvac|mason|roofer|painter|millwright|boilermaker|iron ?worker|glazier|drywall (?:finisher|hanger|installer|taper)|(?:concrete|cement) finisher|sheet metal worker|auto ?body|body technician|(?:power|electric(?:al)?|utility|journeyman) line ?(?:worker|man)|electricista|plomer[oa]|soldador|carpinter[oa]|mec[aá]nic[oa]|pintor)(?:e?s|a)?\b/i,
    'skilled trades',
  ],
  [/\b(?:cdl(?:[- ][abc])?|class [abc]) (?:[\w-]+ ){0,2}drivers?\b/i, 'trucking'],
  [
    /\b(?:fork ?-?lift|lift truck|truck|trailer|diesel|tires?|brakes?|auto(?:motive)?|maintenance|refrigeration|boiler) (?:service )?tech(?:nician)?s?\b/i,
    'skilled trades',
  ],
  [
    /\b(?:fork ?-?lift|fork[- ]truck|(?:lift|reach|clamp|turret|(?:powered )?industrial)[- ]truck|(?:(?:stand[- ]?up )?reach(?:[- ]lift)?|stand[- ]?up|hi[- ]?lo|tugger) (?:driver|operator)|lift driver|tow ?motor|pallet (?:jack|truck|runner)|cherry picker|order (?:selector|picker|puller|filler)|(?<!front[- ]end |wheel |skid )(?:un)?loaders?|lumper|(?:un)?load(?:ing)? (?:\w+ )?(?:trucks?|trailers?|containers?)|(?:truck|trailer|container) (?:un)?loading|(?:des)?carga de (?:camiones|tr[aá]ileres|contenedores)|dock (?:worker|hand|associate|clerk|lead|supervisor)|(?:freight|package|parcel|baggage|cargo) handlers?|(?:des)?cargador(?:a|es)?(?: de (?:camiones|tr[aá]ileres|contenedores))?|estibador(?:a|es)?|surtidor(?:a|es)? de pedidos|empacador(?:a|es)?|empacadoras|montacarg\w*|almac[eé]n\w*|almacenista|bodeg\w+)\b/i,
    'warehouse',
  ],
  [
    /\b(?:(?:yard|truck|trailer) (?:hostler|jockey|spotter)s?|hostler|truckers?|trucking(?! (?:accounts|recruit\w+))|cdl(?:[- ][abc])?|(?<!(?:pile|locomotive|train|golf cart|bus|shuttle|taxi|limo(?:usine)?|ambulance|uber|lyft|ride-?share)[- ])drivers?(?!(?:[’']?s)? (?:recruit\w+|licen[cs]\w+|support|range|services?|managers?|dispatch\w*|safety|compliance|education|ed\b|examiner))|chauffeur|owner[- ]operator|(?:dump|box|tow|roll[- ]?off|vac(?:uum)?|water|tanker|semi)[- ]?truck|truck (?:operator|driving)|delivery (?:helper|associate|person|specialist|worker|crew|messenger|partner)|ch[oó]fer(?:es)?|camioner[oa]s?|conductor(?:a|es)? de (?:cami[oó]n|reparto)|repartidor(?:a|es)?)\b/i,
    'trucking',
  ],
  [
    /\b(?:production|assembl\w+|(?:machine|line|press|mold(?:ing)?|extru(?:der|sion)|stamping|die[- ]cast(?:ing)?|filler|labeler|bottling|slitter|cnc|packaging|press brake) operator|machine tender|manufacturing|packaging line|producci[oó]n|ensamblador\w*|operador[a]? de m[aá]quinas?)\b/i,
    'production',
  ],
  [
    /\b(?:warehouse|(?<!(?:fruit|berry|apple|grape|cotton|vegetable|crop|produce|mushroom|tomato) )pickers?|packers?|material handler|stock(?:er|ing|room|person)?s?|shipping|receiving|inventory|fulfillment|distribution center)\b/i,
    'warehouse',
  ],
]

const byCategory = new Map(
  trades.flatMap((trade) =>
    [positionWords.en, positionWords.es].map((words) => [words.role[trade].toLowerCase(), trade]),
  ),
)

/** Who sells, plans, teaches or counts what others drive, store or make. */
const ofOffice =
  /\b(?:engineer(?:ing)?|analyst|broker|recruit(?:er|ing|ment)|accountant|accounting|teacher|instructor|professor|tutor|designer|developer|scientist|architect|attorney|paralegal|dispatch(?:er|ing)?|buyer|estimator|payroll|human resources|sales(?: (?:rep\w*|associate|manager|executive|consultant|specialist))?$|film|theat(?:er|re)|video|television|member aide|analista|ingenier[oa]|vendedor(?:a|es)?|maestr[oa]|despachador(?:a|es)?|security (?:officer|guard)s?)\b/i
/** "Cashier - Mason, OH" names a place. */
const placeBehind = /\s*(?:[-–—|(,]|\b(?:in|at|en)\b)\s*[\p{L}.' ]+,\s*[A-Z]{2}\b.*$/u

/** The trade of a job: what its category says in our own words, else what its title or category is about; null in doubt. */
export const tradeOf = (title: string, category: string): Trade | null => {
  const own = byCategory.get(category.trim().toLowerCase())
  if (own !== undefined) return own
  const named = title.replace(placeBehind, '')
  if (ofOffice.test(named)) return null
  const words = `${named}\n${category}`
  return rules.find(([pattern]) => pattern.test(words))?.[1] ?? null
}
