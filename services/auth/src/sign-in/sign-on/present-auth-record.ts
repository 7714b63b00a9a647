import type * as z from 'zod/mini'
import type { authRecord } from '@lunchpail/contracts/auth/api'
import { authType, type AccountType } from '@lunchpail/contracts/auth/enumerations'
import type { Handle } from '@lunchpail/contracts/auth/fields'
import type { Account } from '../../database.ts'
import { channelOf, codeContact, handleContact } from '../../accounts/code-contact.ts'
import type { SignOnWay } from './find-identity-provider.ts'

const mayRelease = (account: Account, handle: Handle): boolean => {
  const type = channelOf(handle.kind)
  return codeContact(account, type) === undefined && handleContact(account, handle, type) !== undefined
}

/**
 * The auth record of 1 §3. Until the person has signed in it says no more of their contact than the handle that
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
