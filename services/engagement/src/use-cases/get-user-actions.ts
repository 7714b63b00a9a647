import { actionStates, type getUserActions as contract } from '@lunchpail/contracts/engagement/prompts-api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { begunAt } from '../domain/begun-at.ts'

/** EN-14: who signed up since the change has agreed to the new terms by that. */
export const getUserActions =
  ({ database, termsChangedAt }: Deps): Handler<typeof contract> =>
  async ({ caller }) => {
    const accountId = caller.account.id
    const [action] = actionStates
    const seen = await database.userAction.findUnique({
      where: { accountId_action: { accountId, action } },
    })
    const since = seen?.at ?? begunAt(accountId)
    return {
      status: 200,
      body: {
        terms_due: since !== null && since < termsChangedAt,
        terms_changed_at: termsChangedAt.toISOString(),
      },
    }
  }
