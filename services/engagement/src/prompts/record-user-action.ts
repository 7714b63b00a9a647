import type { recordUserAction as contract } from '@lunchpail/contracts/engagement/prompts-api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'

export const recordUserAction =
  ({ write, clock }: Deps): Handler<typeof contract> =>
  (request) =>
    write(request, async (tx) => {
      const key = { accountId: request.caller.account.id, action: request.body.action_state }
      const at = clock.now()
      await tx.userAction.upsert({
        where: { accountId_action: key },
        create: { ...key, at },
        update: { at },
      })
      return { status: 200, body: { recorded: true } }
    })
