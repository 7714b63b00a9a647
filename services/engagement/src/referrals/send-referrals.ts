import { mailboxOf } from '@lunchpail/contracts/auth/mailbox'
import { dayMs } from '@lunchpail/contracts/durations'
import type { sendReferrals as contract } from '@lunchpail/contracts/engagement/referral-api'
import { referralRequested } from '@lunchpail/contracts/engagement/registration-events'
import { readFriend } from '@lunchpail/contracts/engagement/rules/friends'
import { lockAccount } from '@lunchpail/kit-database/lock-account'
import { emit } from '@lunchpail/kit-events/emit'
import { checkOwnContact } from '@lunchpail/kit-service/message-quota'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { secondsOver } from '@lunchpail/kit-service/seconds-over'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { maskFriend } from './mask-friend.ts'
import { presentReferral } from './present-referral.ts'

/** Friends that one person may tell within a day. */
const maxADay = 40
/** Campaigns that one friend hears of within 30 days, by whomever. */
const maxCampaigns = 3

/** Each friend hears once of a campaign. Only a hash of their phone or email is kept. */
export const sendReferrals =
  ({ write, clock, seal, contactSecret, messageQuota, site }: Deps): Handler<typeof contract> =>
  async (request) => {
    checkOwnContact(request.caller.account)
    const { phones, emails = [], utm_campaign: campaign } = request.body
    const kind = phones !== undefined && phones.length > 0 ? 'phone' : 'email'
    const channel = kind === 'phone' ? 'text' : 'email'
    const { id: accountId, person } = request.caller.account
    const now = clock.now()
    const named = [...new Set((kind === 'phone' ? phones! : emails).map((typed) => readFriend(kind, typed)!))]
    const friends = await Promise.all(
      named.map(async (friend) => ({
        friend: maskFriend(kind, friend),
        friendHash: contactSecret.hash(kind, friend),
        // what was told is counted by where it is read: an address with a tag is no other friend
        mailboxHash: contactSecret.hash(kind, kind === 'email' ? mailboxOf(friend) : friend),
        sealed: await seal({
          to: kind === 'phone' ? `+1${friend}` : friend,
          from: person.first_name,
        }),
      })),
    )
    const url = `${site}/?${new URLSearchParams({ utm_source: channel, utm_medium: 'referral', utm_campaign: campaign }).toString()}`
    return write(request, async (tx) => {
      await lockAccount(tx, accountId)
      const { count: added } = await tx.referral.createMany({
        data: friends.map(({ friend, friendHash }) => ({
          accountId,
          campaign,
          channel,
          friendHash,
          friend,
          url,
          sentAt: now,
        })),
        skipDuplicates: true,
      })
      const lately = await tx.referral.findMany({
        where: { accountId, sentAt: { gt: new Date(now.getTime() - dayMs) } },
        select: { sentAt: true },
      })
      const sentAt = lately.map((row) => row.sentAt)
      const retryAfterSeconds = secondsOver(sentAt, { most: maxADay, windowMs: dayMs }, now)
      if (retryAfterSeconds > 0) return refuse('too-many-referrals', { retryAfterSeconds })
      // also a friend who heard of it from others: whoever refers them learns nothing of that
      await messageQuota(tx, request, added)
      const rows = await tx.referral.findMany({
        where: { accountId, campaign, friendHash: { in: friends.map(({ friendHash }) => friendHash) } },
        include: { joined: true },
      })
      for (const { friendHash, mailboxHash, sealed } of friends)
        if (await isFirstOfCampaign(tx, mailboxHash, campaign, now))
          await emit(
            tx,
            referralRequested,
            {
              account_id: accountId,
              channel,
              language: request.language,
              campaign,
              referral_id: rows.find((row) => row.friendHash === friendHash)!.id,
              sealed_referral: sealed,
            },
            { at: now, traceparent: request.traceparent },
          )
      return { status: 201, body: { sent: rows.length, referrals: rows.map(presentReferral) } }
    })
  }

/** Marks the friend as told of the campaign, unless they were, or heard of enough lately. */
async function isFirstOfCampaign(tx: Tx, friendHash: string, campaign: string, now: Date): Promise<boolean> {
  const lately = { friendHash, toldAt: { gt: new Date(now.getTime() - 30 * dayMs) } }
  if ((await tx.toldFriend.count({ where: lately })) >= maxCampaigns) return false
  const { count } = await tx.toldFriend.createMany({
    data: [{ friendHash, campaign, toldAt: now }],
    skipDuplicates: true,
  })
  return count === 1
}
