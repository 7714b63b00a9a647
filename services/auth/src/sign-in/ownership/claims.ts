import type { CodeType } from '@lunchpail/contracts/auth/enumerations'
import { minuteMs } from '@lunchpail/contracts/durations'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Account, Claim, Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { kindOf } from '../../accounts/code-contact.ts'
import type { Way } from '../../accounts/ownership.ts'
import { hashOfValue, newRandomValue } from '../secrets.ts'
import { notSuspended } from '../../accounts/standing.ts'
import { contactHashes } from '../attempts/send-secret.ts'
import { barOf } from '../../accounts/barred-contacts.ts'

/** Long enough to read what is in the account, and afterwards to fill in a sign-up. */
const claimMinutes = 15
const releasedMinutes = 60
const after = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * minuteMs)

/** How a contact was proven, on which browser, and what came with it. */
export interface ClaimedWay {
  readonly way: Exclude<Way, 'session'>
  /** keyed hash of the browser's cookie */
  readonly device: string
  /** keyed hash of the contact that was proven */
  readonly contact: string
  readonly passwordHash?: string
  /** of the person at the company's provider */
  readonly identity?: { readonly issuer: string; readonly subject: string }
}

/** Keeps a proof until its prover has said whose the account is. Returns the secret of the page that asks. */
export async function keepClaim(
  tx: Tx,
  { id }: Pick<Account, 'id'>,
  { way, device, contact, channel, passwordHash, identity }: ClaimedWay & { readonly channel: CodeType },
  at: Date,
): Promise<string> {
  const { value, hash } = newRandomValue()
  // of one browser the last alone
  await tx.claim.deleteMany({ where: { accountId: id, device } })
  await tx.claim.create({
    data: {
      tokenHash: hash,
      accountId: id,
      way,
      device,
      contact,
      channel,
      passwordHash: passwordHash ?? null,
      issuer: identity?.issuer ?? null,
      subject: identity?.subject ?? null,
      createdAt: at,
      expiresAt: after(at, claimMinutes),
    },
  })
  return value
}

interface Shown {
  readonly token: string
  readonly device: string
}

/** A claim that waits for an answer, on the browser that has it. */
export async function findClaim(
  tx: Pick<Tx, 'claim'>,
  { token, device }: Shown,
  now: Date,
): Promise<Claim & { readonly accountId: string }> {
  const claim = await tx.claim.findUnique({ where: { tokenHash: hashOfValue(token), device } })
  const { accountId } = claim ?? {}
  return claim && accountId && claim.expiresAt > now && claim.releasedAt === null
    ? { ...claim, accountId }
    : refuse('claim-expired')
}

/** The contact of a claim or secret, where it is still that of the account. */
export function sameContactOf(
  deps: Pick<Deps, 'secrets'>,
  account: Pick<Account, 'email' | 'phone'>,
  { channel, contact }: { readonly channel: string; readonly contact: string },
) {
  const kind = kindOf(channel === 'text' ? 'text' : 'email')
  const value = account[kind]
  return value !== null && contactHashes(deps, value).includes(contact) ? { kind, value } : undefined
}

/** The contact has no account now, and stays proven on this browser for a sign-up. */
export const markReleased = (tx: Tx, { tokenHash }: Pick<Claim, 'tokenHash'>, at: Date) =>
  tx.claim.update({
    where: { tokenHash },
    data: {
      accountId: null,
      passwordHash: null,
      issuer: null,
      subject: null,
      releasedAt: at,
      expiresAt: after(at, releasedMinutes),
    },
  })

/** What a sign-up on this browser has proven already, as columns of the new account. */
export async function releasedProof(
  { database, secrets, contactSecret }: Pick<Deps, 'database' | 'secrets' | 'contactSecret'>,
  { token, device }: Shown,
  given: { readonly email: string; readonly phone: string | null },
  now: Date,
) {
  const claim = await database.claim.findUnique({ where: { tokenHash: hashOfValue(token), device } })
  if (!claim?.releasedAt || claim.expiresAt <= now) return {}
  const same = sameContactOf({ secrets }, given, claim)
  if (!same) return {}
  return {
    ...(same.kind === 'email' ? { emailVerifiedAt: now } : { phoneVerifiedAt: now }),
    ...(await barOf(database, { contactSecret }, same, { at: now, suspended: notSuspended })),
  }
}

export const dropClaim = (tx: Tx, { token, device }: Shown) =>
  tx.claim.deleteMany({ where: { tokenHash: hashOfValue(token), device } })
