import { erasureCompleted } from '@lunchpail/contracts/erasure'
import { nouns } from '@lunchpail/contracts/noun'
import { reaction, type Subscription } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../database.ts'

/** Auth writes its own report where it erases. */
const others = nouns.filter((noun) => noun !== 'auth')

/** Stores what each service reports of an erasure, so that a missing report is seen. */
export const onErasureCompleted: readonly Subscription<Tx>[] = others.map((noun) =>
  reaction<ReturnType<typeof erasureCompleted>, Tx>(
    erasureCompleted(noun),
    { from: 'beginning' },
    async (tx, { account_id, rows }, { time }) => {
      await tx.erasure.upsert({
        where: { accountId_noun: { accountId: account_id, noun } },
        create: { accountId: account_id, noun, rows, at: new Date(time) },
        // erased again after a late write: the rows of both times
        update: { rows: { increment: rows }, at: new Date(time) },
      })
    },
  ),
)
