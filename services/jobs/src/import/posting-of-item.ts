import { shifts as allShifts, type ScheduleType, type Shift } from '@lunchpail/contracts/jobs/enumerations'
import { keywordIds, type KeywordId } from '@lunchpail/contracts/jobs/keywords'
import { startsIn } from '@lunchpail/contracts/jobs/rules/start-list'
import * as limits from '@lunchpail/contracts/jobs/posting-limits'
import { shiftsOf } from '@lunchpail/contracts/jobs/rules/start-window'
import type { Posting, Section } from '../positions/posting.ts'
import type { Gazetteer } from '../places/gazetteer.ts'
import type { Rule } from './csv-map.ts'
import { WrongItem, type FeedItem } from './formats/feed-item.ts'
import { placeOfItem } from './place-of-item.ts'
import { plainNumber } from './words/plain-number.ts'
import { endMoment, postedMoment, readDate } from './words/read-date.ts'
import { readPay } from './words/read-pay.ts'
import { requiredExperience, type RequiredExperience } from './words/required-experience.ts'
import { tradeOf } from './words/trade-of-title.ts'
import { lineOfMarkup, sectionsOfMarkup, textOfMarkup } from './words/text-of-markup.ts'

const shiftRules: readonly Rule<Shift>[] = [
  [/\b(?:day|first|1st) shift\b/i, 'day'],
  [/\b(?:swing|evening|afternoon|second|2nd) shift\b/i, 'swing'],
  [/\b(?:night|overnight|third|3rd) shift\b/i, 'night'],
]

const isFull = /full|\bf\/?t\b|tiempo (?:parcial o )?completo|jornada completa/i
const isPart = /part|\bp\/?t\b|medio tiempo|media jornada|parcial|jornada reducida/i
const scheduleOf = (employment: string): ScheduleType =>
  isFull.test(employment) === isPart.test(employment)
    ? 'either'
    : isPart.test(employment)
      ? 'part-time'
      : 'full-time'

/** Null where none is given: then it is the day on which the import saw it first. */
function postedAtOf({ postedAt: text, own }: FeedItem, region: string): Date | null {
  if (text.trim() === '') return null
  // at midnight too
  if (own && !Number.isNaN(Date.parse(text))) return new Date(text)
  const date = readDate(text)
  if (!date) throw new WrongItem(`date: "${text.slice(0, 60)}" is not a date`)
  return postedMoment(date, region)
}

/** The first and the last days that programs know (1970, 9999) are what they write where there is none. */
const isPlaceholder = (moment: Date): boolean =>
  moment.getUTCFullYear() < 1990 || moment.getUTCFullYear() > 2100

/** When its last day is over. What is no date ("until filled") ends nothing: the feed still offers the job. */
function closesAtOf({ expiresAt: text, own }: FeedItem, region: string): Date | null {
  const date = readDate(text)
  // our own feed's at midnight too
  const moment = own && !Number.isNaN(Date.parse(text)) ? new Date(text) : date && endMoment(date, region)
  return moment && !isPlaceholder(moment) ? moment : null
}

const needed = (item: FeedItem, field: 'id' | 'title' | 'company'): string => {
  const text = lineOfMarkup(item[field])
  if (!text) throw new WrongItem(`${field} is empty`)
  return text
}

/** The description, and under headings what the format has fields for and the description does not say. */
function describe({ description, more, pay }: FeedItem): Section[] {
  const sections = sectionsOfMarkup(description)
  const said = sections.map(({ text }) => text).join('\n')
  const others = [
    ...more.map(({ heading, text }) => ({ heading, text: textOfMarkup(text) })),
    // words that the wage does not repeat: a bonus, the shifts it is for, pay by the week
    { heading: 'Pay', text: pay.whole ? '' : pay.text },
  ]
  return [...sections, ...others.filter(({ text }) => text !== '' && !said.includes(text))]
}

/** All that an item says; `mark` stands behind what is a heading. */
const wordsOf = ({ title }: Pick<FeedItem, 'title'>, sections: readonly Section[], mark = ''): string =>
  [
    lineOfMarkup(title),
    ...sections.flatMap(({ heading, text }) => [heading ? `${heading}${mark}` : '', text]),
  ].join('\n')

/**
 * The hourly pay of an item; of one whose field has none, or an amount without its period, what its title names in full:
 * "Welder ($26/hour)" with "$26". What contradicts it is left.
 */
export function wageOf({ title, pay, own: isOwn }: FeedItem): Posting['wage'] {
  const own = { from: pay.from, to: pay.to }
  // our own feed says it all
  if (own.from !== null || own.to !== null || isOwn) return own
  const { from, to } = readPay(lineOfMarkup(title))
  const amount = plainNumber(pay.text)
  return pay.text === '' || (amount !== null && (amount === from || amount === to)) ? { from, to } : own
}

/** The months that an item asks for, by its own field or by the sentence that says so. */
export const experienceSentence = (item: FeedItem, sections = describe(item)): RequiredExperience =>
  item.experienceMonths === null
    ? requiredExperience(wordsOf(item, sections, ':'))
    : { months: item.experienceMonths, sentence: null }

/** The publisher's words, where they are no second description. */
function hoursOf({ hours }: FeedItem): string | null {
  const words = textOfMarkup(hours)
  return words !== '' && words.length <= limits.paragraphCharacters ? words : null
}

const isSkill = (text: string): text is KeywordId => keywordIds.some((id) => id === text)

type Flags = Pick<
  Posting['requirements'],
  'weekend' | 'overtime' | 'entry' | 'drugScreen' | 'backgroundFlexible'
>

const flagsOf = (flags: readonly string[]): Flags => ({
  weekend: flags.includes('weekend'),
  overtime: flags.includes('overtime'),
  entry: flags.includes('entry'),
  drugScreen: flags.includes('drug_screen'),
  backgroundFlexible: flags.includes('background_flexible'),
})

const flagsOfWords = ({ experienceMonths }: FeedItem, words: string): Flags => ({
  weekend: /\bweekends? (?:required|work|shift)|\bsaturdays?\b|\bsundays?\b/i.test(words),
  overtime: /\bovertime\b/i.test(words),
  entry:
    // its own field says that none is asked for
    experienceMonths === 0 ||
    /\bno (?:prior |previous )?experience (?:is )?(?:needed|necessary|required)\b/i.test(words),
  drugScreen: /\bdrug[- ](?:screen|test)/i.test(words),
  backgroundFlexible: /\b(?:fair|second)[- ]chance\b/i.test(words),
})

/** An item of a feed as a posting; throws `WrongItem` where a field cannot be used. */
export function postingOfItem(item: FeedItem, gazetteer: Gazetteer, now: Date): Posting {
  const [externalId, title, company] = [needed(item, 'id'), needed(item, 'title'), needed(item, 'company')]
  const sections = describe(item)
  if (sections.length === 0) throw new WrongItem('description is empty')
  const place = placeOfItem(
    {
      ...item,
      address: lineOfMarkup(item.address),
      city: lineOfMarkup(item.city),
      state: lineOfMarkup(item.state),
    },
    gazetteer,
  )
  const words = wordsOf(item, sections)
  const closesAt = closesAtOf(item, place.region)
  const { own } = item
  const start = own ? own.start : startsIn(textOfMarkup(item.hours))
  const named = own
    ? allShifts.filter((shift) => own.shifts.includes(shift))
    : shiftRules.filter(([pattern]) => pattern.test(`${words}\n${item.hours}`)).map(([, shift]) => shift)
  return {
    // a copy: an import keeps all ids, and a part of a text keeps the whole of it in memory
    externalId: Buffer.from(externalId).toString(),
    state: closesAt && closesAt <= now ? 'closed' : 'open',
    title,
    role: own && !item.category ? null : tradeOf(title, lineOfMarkup(item.category)),
    shifts: named.length > 0 || own ? named : shiftsOf({ shifts: [], schedule_start: start }),
    schedule: {
      type: scheduleOf(item.employment),
      start,
      duration: own?.duration ?? null,
      description: own ? own.description : hoursOf(item),
      disablePreferredShift: own?.flags.includes('disable_preferred_shift') ?? false,
    },
    requirements: {
      ...(own ? flagsOf(own.flags) : flagsOfWords(item, words)),
      experienceMonths: Math.min(experienceSentence(item, sections).months, 600),
      keywords: (own?.keywords ?? []).filter(isSkill),
    },
    wage: wageOf(item),
    sections,
    postedAt: postedAtOf(item, place.region),
    company: { externalId: company, name: company, about: null },
    place,
    questions: [],
    ...(closesAt && { closesAt }),
  }
}
