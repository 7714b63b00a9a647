import { dayMs } from '@lunchpail/contracts/durations'
import { referralModal, termsDialog } from '@lunchpail/contracts/constants'
import type { ActionState, getUserActions as contract } from '@lunchpail/contracts/engagement/prompts-api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { begunAt } from './begun-at.ts'

/** Who signed up since the change has agreed to the new terms by that. Who applies often is asked for friends. */
export const getUserActions =
  ({ database, clock, termsChangedAt }: Deps): Handler<typeof contract> =>
  async ({ caller }) => {
    const accountId = caller.account.id
    const [actions, applications] = await Promise.all([
      database.userAction.findMany({ where: { accountId } }),
      database.application.count({ where: { accountId } }),
    ])
    const lastOf = (state: ActionState) => actions.find(({ action }) => action === state)?.at
    const wasWithin = (at: Date | undefined, days: number) =>
      at !== undefined && clock.now().getTime() - at.getTime() < days * dayMs
    const shown = lastOf('terms-and-privacy-update')
    const since = shown ?? begunAt(accountId)
    const asked = lastOf('referral-dialog')
    return {
      status: 200,
      body: {
        // terms to come were told before their day
        terms_due: since !== null && since < termsChangedAt && !wasWithin(shown, termsDialog.rememberedDays),
        terms_changed_at: termsChangedAt.toISOString(),
        referral_due:
          applications >= referralModal.fromApplications && !wasWithin(asked, referralModal.onceInDays),
      },
    }
  }
