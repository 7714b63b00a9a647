import type { getMilestones as contract } from '@lunchpail/contracts/milestones/api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'

export const getMilestones =
  ({ database }: Deps): Handler<typeof contract> =>
  async () => ({ status: 200, body: { people: await database.person.count() } })
