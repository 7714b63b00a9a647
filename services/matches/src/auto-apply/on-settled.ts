import type { autoApplyChosen } from '@lunchpail/contracts/matches/events'
import type { DataOf } from '@lunchpail/contracts/event'
import type { AutoApplyState } from '@lunchpail/contracts/matches/rules/auto-apply'
import { autoApplyCleared } from '@lunchpail/contracts/notifications/events'
import { isKnown } from '@lunchpail/contracts/fields/open-enumeration'
import { autoApplyOutcomes, autoApplySettled } from '@lunchpail/contracts/wizard/events'
import { lockAccount } from '@lunchpail/kit-database/lock-account'
import { reaction } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../database.ts'
import { enqueueTurn } from './choose.ts'

type Choice = DataOf<typeof autoApplyChosen>

/** What was chosen and not sent gives its room of the day to what waits, and waits itself where it came too late. */
async function settle(tx: Tx, { account_id: accountId, position_id }: Choice, state: AutoApplyState) {
  await lockAccount(tx, accountId)
  const { count } = await tx.autoApply.updateMany({
    where: { accountId, positionId: position_id, state: 'chosen' },
    data: { state },
  })
  if (count === 1 && state !== 'sent') await enqueueTurn(tx, accountId)
}

/** Nothing is sent for whom no message reaches. */
export const onAutoApplyCleared = reaction(
  autoApplyCleared,
  { from: 'new', alone: true },
  async (tx: Tx, choice) => {
    if (!choice.reached) await settle(tx, choice, 'unreached')
  },
)

/** What wizard made of it. */
export const onAutoApplySettled = reaction(
  autoApplySettled,
  { from: 'new', alone: true },
  (tx: Tx, { outcome, ...choice }) => {
    const known = isKnown(autoApplyOutcomes, outcome) ? outcome : 'left'
    return settle(tx, choice, known === 'late' ? 'waiting' : known)
  },
)
