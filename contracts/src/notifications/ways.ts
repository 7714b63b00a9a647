/*
 * Which message goes to whom: the one table from which messages are sent (services/notifications), tested, and shown to the
 * operator (/integrations/).
 */

/** By what a message goes. */
export const channels = ['text', 'email'] as const
export type Channel = (typeof channels)[number]

/**
 * What is known of a contact of an account. `owned`: it was proven, in a session or by a code or a link. `reachable`: whoever
 * reads what comes there wants this account's messages; it is no proof of anything, and changes no credential.
 */
export const standings = ['owned', 'reachable', 'neither'] as const
export type Standing = (typeof standings)[number]

/**
 * Why a message is sent.
 * - `asked`: a code or link that the person asked for a moment ago. It goes at any hour and to any contact; after STOP, to a number
 *   whose owner asks, signed in or on a browser that they used before.
 * - `security`: the account was changed. By email to the address that has to know; by text to a number that its person has proven,
 *   at any hour and without the ticked box, unless they stopped texts.
 * - `own`: about one's own application, interview or place at an event.
 * - `reminder`: the same, at a time that the person chose, whatever the hour; one that comes late waits for the morning.
 * - `request`: asks a number for a YES.
 * - `alert`: new jobs for whoever agreed to hear of them, by a box of its own; old ones are no news once a contact is proven.
 * - `news`: everything else.
 */
export const purposes = ['asked', 'security', 'own', 'reminder', 'request', 'alert', 'news'] as const
export type Purpose = (typeof purposes)[number]

/** Every message of the site by its name. */
export const purposeOf = {
  'account-erased': 'security',
  'application-submitted': 'own',
  'auto-applied': 'own',
  'auto-apply-asked': 'own',
  'candidate-notice': 'own',
  'credentials-changed': 'security',
  'desk-notice': 'news',
  'erase-code': 'asked',
  'job-alert': 'alert',
  'job-notice-proof': 'news',
  'job-opened': 'news',
  'join-request': 'news',
  'login-code': 'asked',
  'email-code': 'asked',
  'number-moved': 'security',
  'message-notice': 'own',
  'message-refused': 'own',
  'messages-reported': 'asked',
  'manager-notice': 'news',
  'no-shows': 'own',
  'phone-code': 'asked',
  'question-link': 'asked',
  'reference-request': 'news',
  referral: 'news',
  'registration-notice': 'own',
  reminder: 'reminder',
  'reset-link': 'asked',
  'support-asked': 'asked',
  'text-request': 'request',
} as const satisfies Record<string, Purpose>
export type MessageName = keyof typeof purposeOf

/**
 * What goes.
 * - `whole`: the message.
 * - `bare`: company and what happened, no word that was typed, and the link to the page with the button that makes the
 *   address reachable.
 * - `request`: the number is asked for a YES, once ever; the message waits for it, or for the proof.
 * - `wait`: nothing; it waits for the proof.
 * - `nothing`: it is not sent this way.
 */
export type Way = 'whole' | 'bare' | 'request' | 'wait' | 'nothing'

const always: Readonly<Record<Standing, Way>> = { owned: 'whole', reachable: 'whole', neither: 'whole' }
const never: Readonly<Record<Standing, Way>> = { owned: 'nothing', reachable: 'nothing', neither: 'nothing' }
const bareUntilAsked = { owned: 'whole', reachable: 'whole', neither: 'bare' } as const
const requestFirst = { owned: 'whole', reachable: 'whole', neither: 'request' } as const
const onlyKnown = { owned: 'whole', reachable: 'whole', neither: 'nothing' } as const
const proofFirst = { owned: 'whole', reachable: 'whole', neither: 'wait' } as const

const ways: Readonly<Record<Purpose, Readonly<Record<Channel, Readonly<Record<Standing, Way>>>>>> = {
  asked: { email: always, text: always },
  security: { email: always, text: { owned: 'whole', reachable: 'nothing', neither: 'nothing' } },
  own: { email: bareUntilAsked, text: requestFirst },
  reminder: { email: bareUntilAsked, text: requestFirst },
  // whoever is reached already is not asked
  request: { email: never, text: { owned: 'nothing', reachable: 'nothing', neither: 'whole' } },
  alert: { email: onlyKnown, text: onlyKnown },
  news: { email: proofFirst, text: proofFirst },
}

/** In what a message is sent. */
export interface Situation {
  readonly purpose: Purpose
  readonly channel: Channel
  readonly standing: Standing
  /** the box is ticked; of a text */
  readonly consent: boolean
  /** it is night where the person is, and no reminder is on time; of a text */
  readonly quiet: boolean
}

/**
 * What goes, and whether it waits for the morning. A text needs the ticked box, and day, unless it was asked for a moment ago
 * or tells its owner what became of their account.
 */
export function wayOf({ purpose, channel, standing, consent, quiet }: Situation): {
  readonly way: Way
  readonly held: boolean
} {
  const way = ways[purpose][channel][standing]
  const atOnce = purpose === 'asked' || purpose === 'security'
  if (channel === 'email' || atOnce || way === 'nothing') return { way, held: false }
  if (!consent) return { way: 'nothing', held: false }
  return { way, held: quiet && way === 'whole' }
}

/**
 * How far a message has come, as the one who wrote it sees it: `held` until the morning; `waiting` until the candidate says
 * that the contact is theirs; `handed-over` to the provider; `short-email`, which names nothing; `delivered`; `failed`.
 */
export const progresses = ['held', 'waiting', 'handed-over', 'short-email', 'delivered', 'failed'] as const
export type Progress = (typeof progresses)[number]

/** What is seen while nothing more is known. */
export interface Meanwhile {
  /** the person, on the site: nothing, when it goes, or that nothing reaches them and how to change that */
  readonly person: 'nothing' | 'when' | 'not-reached'
  /** the manager who wrote it; undefined where it is sent by the other way or not at all */
  readonly manager: Progress | undefined
}

export function meanwhileOf({ way, held }: ReturnType<typeof wayOf>): Meanwhile {
  if (held) return { person: 'when', manager: 'held' }
  if (way === 'nothing') return { person: 'nothing', manager: undefined }
  if (way === 'whole') return { person: 'nothing', manager: 'handed-over' }
  return { person: 'not-reached', manager: way === 'bare' ? 'short-email' : 'waiting' }
}

/** Each row of the table, those of an email without consent and night, which are nothing to it. */
export function situations(): readonly Situation[] {
  const either = [true, false]
  return purposes.flatMap((purpose) =>
    channels.flatMap((channel) =>
      standings.flatMap((standing) =>
        (channel === 'email' ? [true] : either).flatMap((consent) =>
          (channel === 'email' ? [false] : [false, true]).map((quiet) => ({
            purpose,
            channel,
            standing,
            consent,
            quiet,
          })),
        ),
      ),
    ),
  )
}
