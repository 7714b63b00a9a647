import { decodeHTML } from 'entities'
import type { ScheduleType } from '@lunchpail/contracts/jobs/enumerations'
import {
  fieldsWith,
  namesOfKind,
  type NameOfKind,
  type PostingValues,
  type TextFieldName,
} from '@lunchpail/contracts/jobs/posting-fields'
import { descriptionHtml, escapedHtml } from '@lunchpail/contracts/jobs/rules/description-html'
import { positionWords } from '../positions/position-words.ts'
import type { Section } from '../positions/posting.ts'
import { shiftsOfBits, tradeOfBit } from '../positions/bits.ts'

/** An open position as the feed tells it. `pg` reads numeric columns as text. */
export interface FeedPosition extends Pick<
  PostingValues,
  'experience_months' | TextFieldName | NameOfKind<'flag'>
> {
  readonly id: number
  readonly title: string
  readonly posted_at: Date
  readonly closes_at: Date | null
  readonly company: string
  readonly address: string | null
  readonly city: string
  readonly region: string
  readonly zip: string | null
  readonly sections: readonly Section[]
  readonly wage_from: string | null
  readonly wage_to: string | null
  readonly role: number
  readonly schedule: ScheduleType
  /** bits */
  readonly shifts: number
  readonly schedule_start: string | null
  readonly disable_preferred_shift: boolean
  readonly keywords: readonly string[]
}

/** What XML 1.0 has no way to write: most control characters, halves of pairs, and two that are no characters. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Text as it is, whatever is in it. */
const cdata = (text: string): string =>
  `<![CDATA[${text.replaceAll(unwritable, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

const field = (name: string, text: string | null): string =>
  text === null || text === '' ? '' : `<${name}>${cdata(text)}</${name}>\n`

/** A line of text is read as it is, unless something in it would be read as markup. */
const plain = (text: string | null): string | null =>
  text !== null && (decodeHTML(text) !== text || /<[a-z/!?]/i.test(text)) ? escapedHtml(text) : text

const dollars = (amount: number): string => `$${amount.toFixed(2).replace('.00', '')}`

/** Zero is not known. */
function salaryOf({ wage_from, wage_to }: FeedPosition): string | null {
  const [from, to] = [wage_from, wage_to].map((amount) => Number(amount) || null)
  const amounts = [from, to].filter((amount) => amount != null)
  if (amounts.length === 0) return null
  const open = to === null ? 'From ' : from === null ? 'Up to ' : ''
  return `${open}${[...new Set(amounts.map(dollars))].join(' - ')} per hour`
}

const jobTypes: Readonly<Record<ScheduleType, string>> = {
  'full-time': 'fulltime',
  'part-time': 'parttime',
  either: 'fulltime, parttime',
}

export function feedHead(publicUrl: string, builtAt: Date): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<source>\n',
    field('publisher', 'Lunchpail'),
    field('publisherurl', publicUrl),
    field('lastBuildDate', builtAt.toUTCString()),
  ].join('')
}

export const feedEnd = '</source>\n'

/** A job of Indeed's XML job feed. */
export function feedJob(position: FeedPosition, publicUrl: string): string {
  const trade = tradeOfBit(position.role)
  const months = position.experience_months
  return [
    '<job>\n',
    field('title', plain(position.title)),
    field('date', position.posted_at.toUTCString()),
    field('expirationdate', position.closes_at?.toUTCString() ?? null),
    field('referencenumber', String(position.id)),
    field('requisitionid', String(position.id)),
    field('url', new URL(`/jobs/${position.id}`, publicUrl).href),
    field('company', plain(position.company)),
    field('sourcename', plain(position.company)),
    field('streetaddress', plain(position.address)),
    field('city', position.city),
    field('state', position.region),
    field('country', 'US'),
    field('postalcode', position.zip),
    field('description', descriptionHtml(position.sections)),
    field('salary', salaryOf(position)),
    field('jobtype', jobTypes[position.schedule]),
    field('category', trade && positionWords.en.role[trade]),
    field('experience', months > 0 ? `${months} months` : null),
    // Indeed has no fields for these: whoever imports our own feed has them as they are, not as its words sound
    field(
      'jobflags',
      [...namesOfKind('flag'), 'disable_preferred_shift' as const]
        .filter((name) => position[name] === true)
        .join(', ') || 'none',
    ),
    field('jobshifts', shiftsOfBits(position.shifts).join(', ') || 'none'),
    field('jobstart', position.schedule_start),
    field('jobkeywords', position.keywords.join(', ')),
    ...fieldsWith('indeed').map(([name, element]) => field(element, position[name])),
    '</job>\n',
  ].join('')
}
