import type * as api from '@lunchpail/contracts/auth/api'
import { isEmployer, type AccountType } from '@lunchpail/contracts/auth/enumerations'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { changeOwnCompany } from './change-own-company.ts'
import { chooseByName } from './choose-by-name.ts'
import type { Deps } from '../deps.ts'

/** What a sign-up does, for an employer who has no company yet, or no more. */
export const chooseCompany =
  (deps: Deps): Handler<typeof api.chooseCompany> =>
  (request) =>
    changeOwnCompany(deps, request, async (tx, account, about) => {
      if (!isEmployer(account.type as AccountType)) refuse('forbidden')
      const { company_name: name, another } = request.body
      await chooseByName(tx, deps, account, { name, another }, about)
    })
