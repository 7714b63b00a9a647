import type * as api from '@lunchpail/contracts/auth/api'
import { isEmployer, type AccountType } from '@lunchpail/contracts/auth/enumerations'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { chooseByName } from '../commands/choose-by-name.ts'
import { noticeSessions } from '../commands/end-sessions.ts'
import type { Deps } from '../deps.ts'
import { findOpenSessions } from '../queries/find-open-sessions.ts'
import { findOwnCompany } from '../queries/own-company.ts'

/** AU-26: what a sign-up does, for an employer who has no company yet, or no more. */
export const chooseCompany =
  (deps: Deps): Handler<typeof api.chooseCompany> =>
  async (request) => {
    const { body, caller, traceparent } = request
    const { id } = caller.account
    const reply = await deps.write(request, async (tx) => {
      const account = await tx.account.findUnique({ where: { id } })
      if (!account) return refuse('not-found')
      if (!isEmployer(account.type as AccountType)) return refuse('forbidden')
      const wanted = { name: body.company_name, another: body.another }
      await chooseByName(tx, deps, account, wanted, { at: deps.clock.now(), traceparent })
      return { status: 200, body: await findOwnCompany(tx, id) }
    })
    noticeSessions(deps, await findOpenSessions(deps.database, id))
    return reply
  }
