import { dayMs } from '@lunchpail/contracts/durations'
import { referralModal } from '@lunchpail/contracts/constants'
import type { ActionState, getUserActions as contract } from '@lunchpail/contracts/engagement/prompts-api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { begunAt } from './begun-at.ts'

/** EN-14: who signed up since the change has agreed to the new terms by that. EN-08: who applies often is asked for friends. */
export const getUserActions =
  ({ database, clock, termsChangedAt }: Deps): Handler<typeof contract> =>
  async ({ caller }) => {
    const accountId = caller.account.id
    const [actions, applications] = await Promise.all([
      database.userAction.findMany({ where: { accountId } }),
      database.application.count({ where: { accountId } }),
    ])
    const lastOf = (state: ActionState) => actions.find(({ action }) => action === state)?.at
    const since = lastOf('terms-and-privacy-update') ?? begunAt(accountId)
    const asked = lastOf('referral-dialog')
    const askedBefore = clock.now().getTime() - referralModal.onceInDays * dayMs
    return {
      status: 200,
      body: {
        terms_due: since !== null && since < termsChangedAt,
        terms_changed_at: termsChangedAt.toISOString(),
        referral_due:
          applications >= referralModal.fromApplications && (!asked || asked.getTime() <= askedBefore),
      },
    }
  }
