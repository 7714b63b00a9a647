import { randomUUID } from 'node:crypto'
import type { createRole as contract } from '@lunchpail/contracts/jobs/api'
import type { Handler } from '@lunchpail/kit-service/route'
import { lockQuestions } from '../questions/lock-questions.ts'
import { ownCompany, portalSource } from '../companies/own-company.ts'
import { saveRole } from './save-role.ts'
import type { Deps } from '../deps.ts'
import { companyIdOf } from '../policies.ts'
import { presentRoleDetail } from './present-role.ts'
import { findRole } from './find-role.ts'

export const createRole =
  ({ write, clock, settle }: Deps): Handler<typeof contract> =>
  async (request) => {
    const reply = await write(request, async (tx) => {
      const { caller, body } = request
      const employerId = companyIdOf(caller)
      const at = clock.now()
      await lockQuestions(tx, employerId, 'to ask')
      const id = await saveRole(
        tx,
        body,
        {
          source: portalSource,
          externalId: randomUUID(),
          company: await ownCompany(tx, employerId),
          state: body.state,
          postedAt: at,
          before: undefined,
        },
        at,
      )
      const role = presentRoleDetail((await findRole(tx, id, caller))!)
      return { status: 201, body: { role, may: { edit: true } } }
    })
    await settle()
    return reply
  }
