import type { askPersonReview as contract } from '@lunchpail/contracts/wizard/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'

/** The first time counts, however often it is asked. */
export const askPersonReview =
  ({ write, clock }: Deps): Handler<typeof contract> =>
  async (request) =>
    write<typeof contract>(request, async (tx) => {
      const { id } = request.params
      const { asked } = request.body
      const row = await tx.application.findFirst({
        where: { id, accountId: request.caller.account.id },
        select: { personReviewAt: true },
      })
      if (!row) return refuse('not-found')
      if (asked !== (row.personReviewAt !== null))
        await tx.application.update({ where: { id }, data: { personReviewAt: asked ? clock.now() : null } })
      return { status: 200, body: { asked } }
    })
