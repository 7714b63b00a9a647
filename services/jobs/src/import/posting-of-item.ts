import { decodeHTML } from 'entities'
import type { Role, ScheduleType, Shift } from '@lunchpail/contracts/jobs/enumerations'
import { startsIn } from '@lunchpail/contracts/jobs/rules/start-list'
import { shiftsOf } from '@lunchpail/contracts/jobs/rules/start-window'
import { isState, states, type StateCode } from '@lunchpail/contracts/wizard/enumerations'
import type { Posting, PostedPlace } from '../positions/posting.ts'
import type { Gazetteer } from '../places/gazetteer.ts'
import type { Rule } from './csv-map.ts'
import type { FeedItem } from './feed-item.ts'
import { requiredExperienceMonths } from './required-experience-months.ts'
import { sectionsOf } from '../positions/sections.ts'

/** Why an item cannot become a posting, as a sentence for whoever runs the import. */
export class WrongItem extends Error {
  readonly code = 'wrong-row'
}

const roleRules: readonly Rule<Role>[] = [
  [/\b(?:truck|cdl|driver|delivery|chauffeur)\b/i, 'trucking'],
  [
    /\b(?:electrician|plumber|pipefitter|welder|carpenter|mechanic|machinist|hvac|mason|roofer|painter)s?\b/i,
    'skilled trades',
  ],
  [
    /\b(?:production|assembl\w+|machine operator|manufacturing|press operator|packaging line)\b/i,
    'production',
  ],
  [
    /\b(?:warehouse|forklift|picker|packer|material handler|stock\w*|shipping|receiving|inventory)\b/i,
    'warehouse',
  ],
]
const shiftRules: readonly Rule<Shift>[] = [
  [/\b(?:day|first|1st) shift\b/i, 'day'],
  [/\b(?:swing|evening|afternoon|second|2nd) shift\b/i, 'swing'],
  [/\b(?:night|overnight|third|3rd) shift\b/i, 'night'],
]

const scheduleOf = (employment: string): ScheduleType =>
  /part/i.test(employment) ? 'part-time' : /full/i.test(employment) ? 'full-time' : 'either'

const codes = new Map(Object.entries(states).map(([code, name]) => [name.toLowerCase(), code as StateCode]))
const stateOf = (text: string): string | undefined => {
  const code = text.toUpperCase()
  return isState(code) ? code : codes.get(text.toLowerCase())
}

function placeOf({ address, city, state, zip, country }: FeedItem, gazetteer: Gazetteer): PostedPlace {
  if (country && !/^(?:us|usa|u\.s\.a?\.|united states(?: of america)?)$/i.test(country))
    throw new WrongItem(`country: "${country.slice(0, 60)}" is not the United States`)
  const known = gazetteer.zip(zip.slice(0, 5))
  const region = stateOf(state)
  const named = { address: address || null, approximate: !address }
  if (known && (region === undefined || region === known.state))
    return {
      ...named,
      city: known.city,
      region: known.state,
      zip: known.zip,
      latitude: known.latitude,
      longitude: known.longitude,
    }
  const centre = region === undefined ? null : gazetteer.city(city, region)
  if (!centre) throw new WrongItem(`city: "${`${city}, ${state}`.slice(0, 60)}" is no place that is known`)
  return { ...named, city, region: region!, zip: null, ...centre, approximate: true }
}

function dateOf(text: string, field: string): Date {
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T12:00:00Z` : text)
  if (Number.isNaN(date.getTime())) throw new WrongItem(`${field}: "${text.slice(0, 60)}" is not a date`)
  return date
}

const needed = (item: FeedItem, field: 'id' | 'title' | 'company'): string => {
  const text = plainText(item[field]).replace(/\s+/g, ' ')
  if (!text) throw new WrongItem(`${field} is empty`)
  return text
}

/** An item of a feed as a posting; throws `WrongItem` where a field cannot be used. */
export function postingOfItem(item: FeedItem, gazetteer: Gazetteer, now: Date): Posting {
  const [externalId, title, company] = [needed(item, 'id'), needed(item, 'title'), needed(item, 'company')]
  const description = plainText(item.description)
  if (!description) throw new WrongItem('description is empty')
  const { from, to } = item.wage
  if ([from, to].some((wage) => wage !== null && (wage < 0 || wage > 500)) || (from ?? 0) > (to ?? Infinity))
    throw new WrongItem(`salary: ${from} to ${to} is no hourly wage`)
  const words = `${title}\n${description}`
  const start = startsIn(plainText(item.hours))
  const named = shiftRules
    .filter(([pattern]) => pattern.test(`${words}\n${item.hours}`))
    .map(([, shift]) => shift)
  const isOver = item.expiresAt !== '' && dateOf(item.expiresAt, 'expiration date') < now
  return {
    externalId,
    state: isOver ? 'closed' : 'open',
    title,
    role: roleRules.find(([pattern]) => pattern.test(`${title}\n${item.category}`))?.[1] ?? null,
    shifts: named.length > 0 ? named : shiftsOf({ shifts: [], schedule_start: start }),
    schedule: {
      type: scheduleOf(item.employment),
      start,
      duration: null,
      description: null,
      disablePreferredShift: false,
    },
    requirements: {
      weekend: /\bweekends? (?:required|work|shift)|\bsaturdays?\b|\bsundays?\b/i.test(words),
      overtime: /\bovertime\b/i.test(words),
      entry: /\bno (?:prior |previous )?experience (?:is )?(?:needed|necessary|required)\b/i.test(words),
      drugScreen: /\bdrug[- ](?:screen|test)/i.test(words),
      backgroundFlexible: /\b(?:fair|second)[- ]chance\b/i.test(words),
      experienceMonths: requiredExperienceMonths(words),
      keywords: [],
    },
    wage: { from: from || null, to: to || null },
    sections: sectionsOf(null, description),
    postedAt: dateOf(item.postedAt, 'date'),
    company: { externalId: company, name: company, about: null },
    place: placeOf(item, gazetteer),
    questions: [],
  }
}

/** The words of a publisher's markup, with its paragraphs and list items each on a line. Nothing of it is markup then. */
const plainText = (markup: string): string =>
  decodeHTML(
    decodeHTML(markup)
      .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
      .replace(/<li\b[^>]*>/gi, '\n- ')
      .replace(/<(?:br|\/?(?:p|div|ul|ol|li|h[1-6]|tr))\b[^>]*>/gi, '\n')
      .replace(/<[^>]{0,2000}>/g, ''),
  )
    .replace(/[ \t\u00A0]+/g, ' ')
    .replace(/ *\n[ \n]*/g, '\n')
    .trim()
