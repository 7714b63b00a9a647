import { dayMs } from '@lunchpail/contracts/durations'
import { purposeOf, type Channel, type Purpose } from '@lunchpail/contracts/notifications/ways'
import type { registrationNotices } from '@lunchpail/contracts/engagement/registration-events'
import type { Message } from '../../generated/client.ts'
import type { RawSql } from '../deps.ts'
import { claimSending, countSent, lockRecipients } from './claim-sending.ts'
import type { Amounts } from '../templates/template.ts'
import type { TemplateName } from '../templates/templates.ts'

/** Messages to one number or address within a day: more would be a way to bother a stranger. */
export const dailyLimit: Readonly<Record<Channel, number>> = { text: 5, email: 10 }
/** Of these what one company can have sent as often as it likes: others' must not lack the room. */
const dailyOfCompany = 10

const ofOneself: readonly Purpose[] = ['own', 'reminder', 'request']

/**
 * What a day's limit counts: messages of the same kind. Codes that strangers ask for, and word about changes, take the place of
 * nothing else.
 */
const countedWith: Readonly<Record<Purpose, readonly Purpose[]>> = {
  asked: [],
  security: ['security'],
  own: ofOneself,
  reminder: ofOneself,
  request: ofOneself,
  alert: ['alert'],
  news: ['news'],
}
/** What strangers can have sent without end, of which the site tells besides: it takes the place of nothing else. */
const countedAlone: readonly string[] = ['join-request'] satisfies TemplateName[]
const countedFor = (template: string): readonly string[] => {
  if (countedAlone.includes(template)) return [template]
  const counted = countedWith[purposeOf[template as TemplateName]]
  return Object.keys(purposeOf).filter(
    (name) => counted.includes(purposeOf[name as TemplateName]) && !countedAlone.includes(name),
  )
}

interface RequestLimit {
  readonly daily: number
  readonly ever: number
}

/**
 * How often whoever reads there is asked whether a contact is theirs, whatever accounts give it: a number once, ever; an address
 * by no more bare emails than these. The last places are kept for what a company says and decides, and the very last for a
 * suspension: that an application arrived, or a reminder, must not take that of an invite, nor an invite that of a suspension.
 */
const requestLimits = {
  text: { daily: 1, ever: 1 },
  suspension: { daily: 4, ever: 15 },
  company: { daily: 3, ever: 13 },
  other: { daily: 2, ever: 10 },
} as const satisfies Record<string, RequestLimit>
const bareLimits: Partial<Record<TemplateName, RequestLimit>> = {
  'no-shows': requestLimits.suspension,
  'candidate-notice': requestLimits.company,
  'message-notice': requestLimits.company,
}
/** Of all that is said about a place at an event, what its person did not do: whoever misses it comes in vain, or not at all. */
const ofCompany: readonly unknown[] = [
  'moved-up',
  'changed',
  'waiting-changed',
  'event-canceled',
  'details-changed',
] satisfies readonly (typeof registrationNotices)[number][]

function requestLimitOf({ channel, template, what }: Begun): RequestLimit {
  if (channel === 'text') return requestLimits.text
  if (template === 'registration-notice' && ofCompany.includes(what)) return requestLimits.company
  return bareLimits[template as TemplateName] ?? requestLimits.other
}

interface Begun extends Pick<
  Message,
  'id' | 'attempts' | 'channel' | 'template' | 'applicationId' | 'companyId' | 'language'
> {
  /** which of those that its template has words for */
  readonly what: unknown
}

/** How many messages of its kind may have gone to the recipient before. */
export interface Limits extends Amounts {
  /** it asks whether the contact is theirs */
  readonly requests: boolean
}

interface To {
  readonly recipient: string
  /** every hash that the number or address ever had */
  readonly recipients: readonly string[]
  /** those of where it is read, by which requests are counted: else an address with a tag is another one each time */
  readonly mailboxes: readonly [string, ...string[]]
}

/**
 * Marks a message as `sending`, under its recipient's hash. It is claimed by its attempts: where another run of the job
 * began since the message was read, or finished it, it is `taken` and must not be sent here.
 */
export const beginSending = (
  transaction: RawSql['transaction'],
  message: Begun,
  to: To,
  limits: Limits,
  now: Date,
): Promise<'begun' | 'daily-limit' | 'requested-before' | 'taken'> =>
  transaction(async (tx) => {
    const { recipient, recipients, mailboxes } = to
    const { template } = message
    await lockRecipients(tx, limits.requests ? [recipient, mailboxes[0]] : [recipient])
    const dayAgo = new Date(now.getTime() - dayMs)
    const most = requestLimitOf(message)
    // also of accounts that are erased by now: what is counted names no one
    const counted = { recipient, asked: [...recipients, ...mailboxes], most: most.ever }
    const before = await countSent(tx, message, counted, countedFor(template), dayAgo)
    const { ever, daily } = before
    if (limits.requests && (ever >= most.ever || daily >= most.daily)) return 'requested-before'
    const isFull =
      before.sent >= limits.daily ||
      before.ofApplication >= (limits.ofApplication ?? Infinity) ||
      before.ofCompany >= dailyOfCompany
    if (isFull) return 'daily-limit'
    const isBegun = await claimSending(tx, message, {
      recipient,
      bare: limits.requests && message.channel === 'email',
      asked: limits.requests ? mailboxes[0] : null,
      now,
    })
    return isBegun ? 'begun' : 'taken'
  })
