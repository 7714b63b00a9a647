import type * as z from 'zod/mini'
import {
  startSignOn,
  type archiveState,
  type authRecord,
  type Device,
  type ManagerInvite,
  type ownAccount,
} from '@lunchpail/contracts/auth/api'
import { authType, type AccountType } from '@lunchpail/contracts/auth/enumerations'
import type { passkey } from '@lunchpail/contracts/auth/passkeys'
import type { Handle } from '@lunchpail/contracts/auth/fields'
import type { Language } from '@lunchpail/contracts/language/translate'
import { nouns } from '@lunchpail/contracts/noun'
import type { Person } from '@lunchpail/kit-service/route'
import type { CompanyIdentityProvider } from '../../generated/client.ts'
import type { Account, ManagerInvite as InviteRow, Passkey, Session } from '../database.ts'
import { archiveHours } from '../erasure/archive/archive-life.ts'
import {
  channelOf,
  codeContact,
  handleContact,
  phoneStateOf,
  phoneTakesTexts,
} from '../accounts/code-contact.ts'
import { storedPermission } from '../accounts/permission-of.ts'
import type { FoundArchive } from '../erasure/archive/find-archive.ts'

/**
 * The number that the person gave. One that another account has is kept aside until a code proves it, and looks no different here:
 * else who types numbers would read from the account which of them are somebody's.
 */
const givenPhone = (account: Account) => {
  const { wantedPhone, phone } = account
  if (wantedPhone === null)
    return { phone, state: phoneStateOf(account), proven: account.phoneVerifiedAt !== null }
  return { phone: wantedPhone, state: phone === null ? 'unverified' : 'changed', proven: false } as const
}

/** An account for its own person. */
export const presentAccount = (account: Account): z.input<typeof ownAccount> => ({
  id: account.id,
  type: account.type as AccountType,
  first_name: account.firstName,
  last_name: account.lastName,
  email: account.email ?? '',
  phone: givenPhone(account).phone,
  company_name: account.companyName,
  title: account.title,
  has_password: account.passwordHash !== null,
  phone_state: givenPhone(account).state,
  phone_takes_texts: phoneTakesTexts(account),
  email_verified: account.emailVerifiedAt !== null,
  text_consent:
    account.wantedPhone === null && account.textConsentAt !== null && account.textStoppedAt === null,
  job_alerts_enabled: account.jobAlertsEnabled,
  language: account.language as Language,
})

/** A session for its own person; `ownId` is that of the browser that asks. */
export const presentDevice = (session: Session, ownId: string): Device => ({
  id: session.id,
  browser: session.userAgentFamily,
  platform: session.platform,
  signed_in_at: session.createdAt.toISOString(),
  last_seen_at: session.lastSeenAt.toISOString(),
  current: session.id === ownId,
})

/** How far an archive is: ready once every service has sent each of its pieces. */
export function presentArchive({ requestedAt, pieces }: FoundArchive): z.input<typeof archiveState> {
  const parts = nouns.map((noun) => {
    const own = pieces.filter((piece) => piece.noun === noun)
    return { noun, ready: own.length > 0 && own.length === own[0]!.count }
  })
  const after = (hours: number) => new Date(requestedAt.getTime() + hours * 3_600_000).toISOString()
  return {
    requested_at: requestedAt.toISOString(),
    parts,
    ready: parts.every(({ ready }) => ready),
    expires_at: after(archiveHours.kept),
    next_at: after(archiveHours.between),
  }
}

/** A passkey for its own person. */
export const presentPasskey = (made: Passkey): z.input<typeof passkey> => ({
  id: made.id,
  browser: made.userAgentFamily,
  platform: made.platform,
  synced: made.synced,
  created_at: made.createdAt.toISOString(),
  last_used_at: made.lastUsedAt?.toISOString() ?? null,
})

/** What the token of a signed-in person says of them to the services. */
export const presentPerson = (account: Account): Person => ({
  first_name: account.firstName,
  last_name: account.lastName,
  email: account.email ?? '',
  phone: givenPhone(account).phone,
  email_proven: account.emailVerifiedAt !== null,
  phone_proven: givenPhone(account).proven,
})

/** How the company of an account logs its people in. */
export interface SignOnWay {
  readonly address: string
  readonly required: boolean
}

export const presentSignOn = (
  provider: Pick<CompanyIdentityProvider, 'id' | 'required'> | null,
  publicUrl: string,
): SignOnWay | null =>
  provider && {
    address: new URL(`${startSignOn.path}?provider=${provider.id}`, publicUrl).href,
    required: provider.required,
  }

const mayRelease = (account: Account, handle: Handle): boolean => {
  const type = channelOf(handle.kind)
  return codeContact(account, type) === undefined && handleContact(account, handle, type) !== undefined
}

/**
 * The auth record of 1 §3 (AU-36). Until the person has signed in it says no more of their contact than the handle that
 * was typed.
 */
export const presentAuthRecord = (
  account: Account,
  handle: Handle,
  { signedIn, csrf, signOn }: { signedIn: boolean; csrf: string; signOn: SignOnWay | null },
): z.input<typeof authRecord> => ({
  handle: handle.value,
  email: signedIn || handle.kind === 'email' ? account.email : null,
  phone: signedIn || handle.kind === 'phone' ? account.phone : null,
  auth_type: signOn?.required && !signedIn ? authType.redirect : authType.password,
  account_type: account.type as AccountType,
  authorization_url: signOn?.address ?? null,
  redirect: signOn?.required && !signedIn ? signOn.address : null,
  mobile: codeContact(account, 'text') !== undefined,
  by_email: codeContact(account, 'email') !== undefined,
  may_release: mayRelease(account, handle),
  signed_in: signedIn,
  csrf_token: csrf,
})

export const presentInvite = (invite: InviteRow, now: Date): ManagerInvite => ({
  id: invite.id,
  email: invite.email,
  ...storedPermission(invite),
  sent_at: invite.sentAt.toISOString(),
  expired: invite.expiresAt <= now,
})
