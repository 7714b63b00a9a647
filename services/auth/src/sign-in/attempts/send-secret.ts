import { hourMs, minuteMs } from '@lunchpail/contracts/durations'
import { randomUUID } from 'node:crypto'
import type { CodeType } from '@lunchpail/contracts/auth/enumerations'
import { secretRequested } from '@lunchpail/contracts/auth/events'
import type { Handle } from '@lunchpail/contracts/auth/fields'
import { mailboxOf } from '@lunchpail/contracts/auth/mailbox'
import type { Language } from '@lunchpail/contracts/language/translate'
import { emit } from '@lunchpail/kit-events/emit'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Account, Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import {
  allMessagesSubject,
  type AttemptSubject,
  attemptSubjects,
  networkSubject,
  spareSubject,
  strangerSubjects,
} from './attempt-subjects.ts'
import { codeContact, handleContact, maskContact } from '../../accounts/code-contact.ts'
import { browserWaitSeconds, resendSeconds } from './one-time-code.ts'
import { countAttempt, tryAttempt } from './count-attempt.ts'
import { deviceOf, isKnownDevice } from './known-devices.ts'

/** A one-time code or reset link as it is stored. */
export interface SentSecret {
  readonly accountId: string
  readonly device: string
  readonly channel: CodeType
  readonly contact: string
  readonly requestId: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

interface SecretMessage {
  readonly what: 'login-code' | 'phone-code' | 'email-code' | 'erase-code' | 'reset-link'
  readonly secret: string
  readonly minutes: number
  readonly account: Account
  readonly handle: Handle
  readonly type: CodeType
  /** whoever asks says that the account is not theirs */
  readonly notMine?: boolean | undefined
  readonly store: (tx: Tx, row: SentSecret) => Promise<unknown>
  /** when this browser had such secrets sent there, of whichever account; one that did not arrive is not waited for */
  readonly sentAt: (where: {
    readonly device: string
    readonly createdAt: { readonly gt: Date }
  }) => Promise<readonly SentBefore[]>
}

type SentBefore = Pick<SentSecret, 'contact' | 'createdAt'>

/** When the wait after the last of them is over. */
const endOf = (sent: readonly SentBefore[], seconds: number): number =>
  Math.max(0, ...sent.map(({ createdAt }) => createdAt.getTime())) + seconds * 1_000

/** Of the request that asks for it. */
export interface Asking {
  readonly scope: string
  readonly earlierScopes: readonly string[]
  readonly network: string
  readonly language: Language
  readonly traceparent: string | undefined
}

/** Stores a code or link and has it sent, within the limits; returns where it went and when the next may be asked for. */
export async function sendSecret(deps: Deps, request: Asking, message: SecretMessage) {
  const { account, handle, type, minutes } = message
  // a contact that its own person is to prove may be any
  const isOwn = message.what === 'phone-code' || message.what === 'email-code'
  const inSession = isOwn || message.what === 'erase-code'
  const own =
    type === 'text' ? (account.wantedPhone ?? account.phone) : (account.wantedEmail ?? account.email)
  const elsewhere = message.notMine ? handleContact(account, handle, type) : undefined
  const to = isOwn ? own : (codeContact(account, type) ?? elsewhere)
  if (!to) return refuse('invalid', { fieldErrors: { code_type: 'code.channel' } })

  const now = deps.clock.now()
  const device = deviceOf(deps.secrets, request.scope)
  const since = new Date(now.getTime() - hourMs)
  const contact = contactHash(deps, to)
  const ofBrowser = await message.sentAt({ device, createdAt: { gt: since } })
  const earlier = ofBrowser.filter((one) => one.contact === contact)
  const waitMs =
    Math.max(
      endOf(earlier, resendSeconds(earlier.length)),
      endOf(ofBrowser, browserWaitSeconds(ofBrowser.length)),
    ) - now.getTime()
  if (waitMs > 0)
    return refuse('too-many-codes', {
      sentence: 'code.too-soon',
      retryAfterSeconds: Math.ceil(waitMs / 1_000),
    })

  // whoever is signed in is counted by themself: a stranger who asks for codes does not keep them from theirs
  const known = inSession || (await isKnownDevice(deps, account.id, request))
  const counted = {
    handle,
    network: request.network,
    accountId: account.id,
    knownDevice: known ? device : null,
  }
  // an unproven contact may be a stranger's: what goes there counts for the network, whoever asks
  const [current, verifiedAt] =
    type === 'text' ? [account.phone, account.phoneVerifiedAt] : [account.email, account.emailVerifiedAt]
  const isProven = to === current && verifiedAt !== null
  const subjects = [
    ...(known && !isProven ? [networkSubject(deps.secrets, request.network, 'message')] : []),
    ...attemptSubjects(deps.secrets, counted, 'message'),
  ]
  // the asker's own, then what everybody's count; of these the last is the one that everybody waits for
  const ofAsker = known ? subjects : subjects.slice(0, -1)
  const ofAll = [
    ...subjects.slice(ofAsker.length),
    ...(isProven
      ? []
      : strangerSubjects(deps.secrets, type === 'email' ? mailboxOf(to) : to, {
          kind: isOwn && to !== current ? 'wanter' : known ? 'holder' : 'visitor',
          asker: inSession ? account.id : known ? device : request.network,
        })),
    ...(known && isProven ? [] : [allMessagesSubject(deps.secrets)]),
  ]
  // whoever is signed in needs no advice to log in
  const said = (seconds: number) =>
    inSession
      ? { sentence: 'too-many-codes.signed-in', values: { minutes: Math.ceil(seconds / 300) * 5 } }
      : {}
  const count = (of: readonly AttemptSubject[]) => countAttempt(deps.rawSql, of, now, 'too-many-codes', said)
  const what = message.what === 'reset-link' ? 'link' : 'code'
  const isOwnedEmail = type === 'email' && isProven
  const spare = [
    spareSubject(deps.secrets, account.id, what, isOwnedEmail ? 'email' : 'other'),
    ...(isOwnedEmail ? [] : [allMessagesSubject(deps.secrets)]),
  ]
  if (what === 'link') {
    // no one is kept from one for long, also not by a neighbour behind the same address: of what is the asker's own, only the
    // network holds, which has one message for each of many accounts
    const ofNetwork = ofAsker.slice(0, -1)
    if (await tryAttempt(deps.rawSql, [...ofAsker, ...ofAll], now)) await count([...ofNetwork, ...spare])
  } else {
    await count(ofAsker)
    if (!isOwnedEmail) await count(ofAll)
    else if (await tryAttempt(deps.rawSql, ofAll, now)) await count(spare)
  }

  const expiresAt = new Date(now.getTime() + minutes * minuteMs)
  const sealed = await deps.seal({ to, secret: message.secret })
  const requestId = randomUUID()
  await deps.transaction(async (tx) => {
    await message.store(tx, {
      accountId: account.id,
      device,
      channel: type,
      contact,
      requestId,
      createdAt: now,
      expiresAt,
    })
    await emit(
      tx,
      secretRequested,
      {
        account_id: account.id,
        what: message.what,
        channel: type,
        language: request.language,
        expires_at: expiresAt.toISOString(),
        sealed_secret: sealed,
        as_owner: isProven && (inSession || known),
      },
      { id: requestId, at: now, subject: account.id, traceparent: request.traceparent },
    )
  })
  const wait = Math.max(resendSeconds(earlier.length + 1), browserWaitSeconds(ofBrowser.length + 1))
  return { sent_to: maskContact(to, type), resend_seconds: wait }
}

/** The same under each secret: a link lives longer than a moment in which one is replaced. */
export const contactHashes = ({ secrets }: Pick<Deps, 'secrets'>, contact: string): readonly string[] =>
  secrets.subjectsOf('handle', contact)

export const contactHash = ({ secrets }: Pick<Deps, 'secrets'>, contact: string): string =>
  secrets.subjectOf('handle', contact)
