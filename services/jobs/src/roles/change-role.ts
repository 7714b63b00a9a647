import type { changeRole as contract } from '@lunchpail/contracts/jobs/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { lockQuestions } from '../questions/lock-questions.ts'
import { wantedState } from '../positions/shown-state.ts'
import { lockRole } from './lock-role.ts'
import { saveRole } from './save-role.ts'
import type { Deps } from '../deps.ts'
import { companyIdOf } from '../policies.ts'
import { presentRoleDetail } from './present-role.ts'
import { findRole } from './find-role.ts'

export const changeRole =
  ({ write, clock, settle }: Deps): Handler<typeof contract> =>
  async (request) => {
    const reply = await write(request, async (tx) => {
      const { caller, body, params } = request
      await lockQuestions(tx, companyIdOf(caller), 'to ask')
      await lockRole(tx, params.id)
      const before = await findRole(tx, params.id, caller)
      if (!before) return refuse('not-found')
      if (before.version !== body.version) return refuse('conflict')
      const { source, externalId, postedAt } = before
      await saveRole(
        tx,
        body,
        {
          source,
          externalId,
          postedAt,
          company: await tx.company.findUniqueOrThrow({ where: { id: before.companyId } }),
          state: wantedState(before),
          before,
        },
        clock.now(),
      )
      const role = presentRoleDetail((await findRole(tx, params.id, caller))!)
      return { status: 200, body: { role, may: { edit: true } } }
    })
    await settle()
    return reply
  }
