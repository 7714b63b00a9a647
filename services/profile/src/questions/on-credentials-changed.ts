import { credentialsChanged } from '@lunchpail/contracts/auth/events'
import { reaction } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../database.ts'

const ends: readonly string[] = ['email', 'password', 'phone']

/** A new password, email or number ends the links that were sent before it: who changes one may have lost the other. */
export const onCredentialsChanged = reaction(
  credentialsChanged,
  { from: 'new' },
  async (tx: Tx, { account_id: accountId, changed }, { time }) => {
    if (!changed.some((what) => ends.includes(what))) return
    await tx.questionLink.updateMany({
      where: { accountId, secretHash: { not: null }, sentAt: { lte: new Date(time) } },
      data: { secretHash: null },
    })
  },
)
