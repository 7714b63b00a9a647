import type { getProfile as contract } from '@lunchpail/contracts/profile/api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { readPerson } from '../queries/read-person.ts'
import { presentProfile } from '../presenters.ts'

export const getProfile =
  ({ database, clock }: Deps): Handler<typeof contract> =>
  async ({ caller, language }) => {
    const person = await readPerson(database, caller.account.id)
    return {
      status: 200,
      body: { profile: presentProfile(caller.account, person, { now: clock.now(), language }) },
    }
  }
