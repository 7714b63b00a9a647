import type { Handle } from '@lunchpail/contracts/auth/fields'
import {
  allMessagesRule,
  appCodeRule,
  type LockRule,
  messageRules,
  passwordRules,
  spareRules,
  spreadRule,
  strangerRules,
  supportRules,
  tightNearRule,
  unguessableRule,
} from './lockout.ts'
import type { Secrets } from '../secrets.ts'

/** A row that an attempt is counted in. */
export interface AttemptSubject {
  /** keyed hash: says nothing by itself */
  readonly subject: string
  readonly rule: LockRule
  /** where it names an account, for its erasure */
  readonly accountId: string | null
  /** a right password forgets the count, or takes back this attempt alone: others are counted in the row too */
  readonly atSuccess: 'forget' | 'take-back'
  /** where it is reached no one is refused, but subjects with a `tight` rule go by that */
  readonly tightens?: true
  readonly tight?: LockRule
  /** where it is reached, whoever logged in from there before still gets in by the right password */
  readonly sparesRegulars?: true
  /** counts only what is, or is not, the first of this one within its time */
  readonly only?: { readonly asker: AttemptSubject; readonly first: boolean }
}

interface Attempt {
  readonly handle: Handle
  readonly network: string
  /** of the account that the handle names; null where there is none */
  readonly accountId: string | null
  /** the browser, where this account was logged in to on it before */
  readonly knownDevice: string | null
}

/** What is counted: each by itself. */
const rulesOf = { password: passwordRules, message: messageRules } as const
type Counted = keyof typeof rulesOf
const prefixOf = (what: Counted): string => (what === 'password' ? '' : `${what} `)

/** What a network's messages are counted by, and its tries of what cannot be guessed: apart from those of passwords. */
export const networkSubject = (
  { subjectOf }: Pick<Secrets, 'subjectOf'>,
  network: string,
  what: 'message' | 'unguessable' = 'unguessable',
): AttemptSubject => ({
  subject: subjectOf('address', `${what} ${network}`),
  rule: what === 'message' ? messageRules.network : unguessableRule,
  accountId: null,
  atSuccess: 'take-back',
})

/**
 * What an attempt to sign in, or a code or link that is asked for, is counted by. A password by the typed handle, and not the
 * account behind it, so that a lock does not tell which phone and email belong together, nor whether there is an account; a
 * message by the account, whichever handle is typed (docs/decisions/92). A
 * browser that its person used before is counted by itself: whatever strangers do elsewhere, they get in. On a new one, what
 * strangers did tightens what a handle has from one network, and locks no one else.
 */
export function attemptSubjects(
  { subjectOf }: Secrets,
  attempt: Attempt,
  what: Counted = 'password',
): readonly AttemptSubject[] {
  const { handle, network, accountId, knownDevice } = attempt
  const rules = rulesOf[what]
  // one person gets no more messages by asking in turns for their phone and their email
  const perAccount = what === 'message' && accountId !== null
  const who = perAccount ? `account:${accountId}` : `${handle.kind}:${handle.value}`
  const typed = `${prefixOf(what)}${who}`
  if (knownDevice !== null) {
    const subject = subjectOf('device', `${knownDevice} ${typed}`)
    return [{ subject, rule: rules.near, accountId, atSuccess: 'forget' }]
  }
  const near = {
    subject: subjectOf('handle', `${typed} from ${network}`),
    rule: rules.near,
    accountId,
    atSuccess: 'forget',
  } as const
  const everywhere = {
    subject: subjectOf('handle', typed),
    rule: rules.handle,
    accountId,
    atSuccess: 'forget',
  } as const
  if (what === 'message') return [networkSubject({ subjectOf }, network, what), near, everywhere]
  const ofNetwork = { accountId: null, atSuccess: 'take-back' } as const
  return [
    {
      ...ofNetwork,
      subject: subjectOf('address', `spread ${network}`),
      rule: spreadRule,
      sparesRegulars: true,
    },
    { ...ofNetwork, subject: subjectOf('address', network), rule: rules.network, tightens: true },
    { ...everywhere, tightens: true },
    { ...near, tight: tightNearRule },
  ]
}

/** What a code or link is counted by once others have used up the rest: each by itself, so that neither takes the other's place. */
export const spareSubject = (
  { subjectOf }: Secrets,
  accountId: string,
  what: 'code' | 'link',
  to: keyof typeof spareRules,
): AttemptSubject => ({
  subject: subjectOf('handle', `spare ${what} by ${to} of ${accountId}`),
  rule: spareRules[to],
  accountId,
  atSuccess: 'forget',
})

/** Who asks for a code to an unproven contact: in a session, the account that has it or one that wants it; else a visitor. */
type Stranger = 'holder' | 'wanter' | 'visitor'

/**
 * What codes and links to a contact that was not proven in the account are counted by: it may be a stranger's. Each kind of
 * asker is apart, so that who asks without a session, or in accounts that do not have it, keeps no one from proving what is
 * theirs.
 */
export function strangerSubjects(
  { subjectOf }: Pick<Secrets, 'subjectOf'>,
  contact: string,
  /** by account, known browser or network */
  { kind, asker }: { readonly kind: Stranger; readonly asker: string },
): readonly AttemptSubject[] {
  const of = (
    what: keyof typeof strangerRules,
    { by = '', rule = what }: { by?: string; rule?: keyof typeof strangerRules } = {},
  ): AttemptSubject => ({
    subject: subjectOf('handle', `${what} message of a ${kind} to ${contact}${by}`),
    rule: strangerRules[rule],
    accountId: null,
    atSuccess: 'take-back',
  })
  const ofAsker = of('asker', { by: ` by ${asker}` })
  return [
    ofAsker,
    {
      ...of('first', { rule: kind === 'visitor' ? 'visit' : 'first' }),
      only: { asker: ofAsker, first: true },
    },
    { ...of('again'), only: { asker: ofAsker, first: false } },
  ]
}

/** What all codes and links together are counted by. */
export const allMessagesSubject = ({ subjectOf }: Pick<Secrets, 'subjectOf'>): AttemptSubject => ({
  subject: subjectOf('address', 'message'),
  rule: allMessagesRule,
  accountId: null,
  atSuccess: 'take-back',
})

/** What a check of the current password of a signed-in person is counted by. */
export const ownPasswordSubjects = ({ subjectOf }: Secrets, accountId: string): readonly AttemptSubject[] => [
  { subject: subjectOf('account', accountId), rule: passwordRules.near, accountId, atSuccess: 'forget' },
]

/** What typed codes of a second factor are counted by: strangers who have the password tighten it and lock no one. */
export const secondFactorSubjects = (
  { subjectOf }: Secrets,
  { accountId, network }: Pick<Attempt, 'network'> & { readonly accountId: string },
): readonly AttemptSubject[] => {
  const of = `second factor of ${accountId}`
  const mine = { accountId, atSuccess: 'forget' } as const
  return [
    { ...mine, subject: subjectOf('handle', of), rule: passwordRules.handle, tightens: true },
    {
      ...mine,
      subject: subjectOf('handle', `${of} from ${network}`),
      rule: passwordRules.near,
      tight: tightNearRule,
    },
  ]
}

/** What codes of an authenticator app are counted by besides, whatever the network. A right one forgives no wrong one. */
export const appCodeSubject = ({ subjectOf }: Secrets, accountId: string): AttemptSubject => ({
  subject: subjectOf('handle', `app code of ${accountId}`),
  rule: appCodeRule,
  accountId,
  atSuccess: 'take-back',
})

/**
 * What messages to the support are counted by: those of one account or browser, of one network, and all of them; visitors apart from
 * who is signed in, as they have as many browsers as they like.
 */
export function supportSubjects(
  { subjectOf }: Pick<Secrets, 'subjectOf'>,
  { accountId, device, network }: Record<'device' | 'network', string> & Pick<Attempt, 'accountId'>,
): readonly AttemptSubject[] {
  const kind = accountId === null ? 'visitor' : 'account'
  const ofAll = { accountId: null, atSuccess: 'take-back' } as const
  return [
    {
      subject: subjectOf('handle', `support of ${accountId ?? device}`),
      rule: supportRules.asker,
      accountId,
      atSuccess: 'take-back',
    },
    { ...ofAll, subject: subjectOf('address', `support ${kind} ${network}`), rule: supportRules.network },
    { ...ofAll, subject: subjectOf('address', `support ${kind}`), rule: supportRules.all },
  ]
}
