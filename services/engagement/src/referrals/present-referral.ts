import type { Referral as ReferralContract } from '@lunchpail/contracts/engagement/referral-api'
import type { ReferredPerson, Referral } from '../../generated/client.ts'

export const presentReferral = (row: Referral & { joined: ReferredPerson | null }): ReferralContract => ({
  id: row.id,
  friend: row.friend,
  campaign: row.campaign,
  state: row.joined === null ? 'sent' : row.joined.appliedAt === null ? 'joined' : 'applied',
  sent_at: row.sentAt.toISOString(),
  date: row.sentAt.toISOString(),
  uid: row.accountId,
  pid: row.positionId,
  url: row.url,
  undelivered: row.undeliveredAt !== null,
})
