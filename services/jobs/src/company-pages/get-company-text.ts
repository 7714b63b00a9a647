import type { getCompanyText as contract } from '@lunchpail/contracts/jobs/api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { presentCompanyText } from './present-company-text.ts'

export const getCompanyText =
  ({ database }: Deps): Handler<typeof contract> =>
  async ({ caller }) => ({ status: 200, body: await presentCompanyText(database, caller) })
