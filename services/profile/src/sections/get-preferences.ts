import type { getPreferences as contract } from '@lunchpail/contracts/profile/api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { readPerson } from './read-person.ts'
import { presentPreferences } from './presenters.ts'

export const getPreferences =
  ({ database }: Deps): Handler<typeof contract> =>
  async ({ caller }) => ({
    status: 200,
    body: presentPreferences(await readPerson(database, caller.account.id)),
  })
