import { listReferrals, sendReferrals } from '@lunchpail/contracts/engagement/referral-api'
import { call } from '@lunchpail/kit-web/api-client'

export const loadReferrals = (signal: AbortSignal) => call(listReferrals, { signal })

/** Tells friends of the site; resolves with how many. */
export async function tellFriends(
  kind: 'phone' | 'email',
  friends: readonly string[],
  utm_campaign: string,
): Promise<number> {
  const body = { utm_campaign, ...(kind === 'phone' ? { phones: [...friends] } : { emails: [...friends] }) }
  return (await call(sendReferrals, { body })).sent
}
