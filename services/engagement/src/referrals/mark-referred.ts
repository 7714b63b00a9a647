import type { accountChanged } from '@lunchpail/contracts/auth/events'
import type { DataOf } from '@lunchpail/contracts/event'
import type { Tx } from '../database.ts'

/** New accounts, of a person who was referred by their phone or email. */
export async function markJoined(
  tx: Tx,
  accounts: DataOf<typeof accountChanged>['things'],
  at: Date,
): Promise<void> {
  const known = await tx.candidate.findMany({
    where: { accountId: { in: accounts.map(({ id }) => id) } },
    select: { accountId: true },
  })
  for (const { id, email_hash, phone_hash } of accounts) {
    if (known.some(({ accountId }) => accountId === id)) continue
    const hashes = [email_hash, phone_hash].filter((hash) => hash !== null)
    const referrals = await tx.referral.findMany({
      where: { friendHash: { in: hashes }, accountId: { not: id }, sentAt: { lte: at } },
      select: { id: true },
    })
    await tx.referredPerson.createMany({
      data: referrals.map((referral) => ({ referralId: referral.id, accountId: id, joinedAt: at })),
      skipDuplicates: true,
    })
  }
}

/** A referred person has applied to a job. */
export async function markApplied(tx: Tx, accountId: string, at: Date): Promise<void> {
  await tx.referredPerson.updateMany({ where: { accountId, appliedAt: null }, data: { appliedAt: at } })
}
