import { Readable } from 'node:stream'
import { pipelineTab } from '@lunchpail/contracts/engagement/enumerations'
import type * as api from '@lunchpail/contracts/engagement/portal-api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { companyIdOf } from '../policies.ts'
import { csvOf } from '@lunchpail/contracts/csv'
import { rowsOfFile } from './rows-of-file.ts'
import { searchOf } from './search-of.ts'

export const exportApplicants =
  ({ database, clock }: Deps): Handler<typeof api.exportApplicants> =>
  async ({ caller, query, language }) => {
    const search = searchOf({ tab: pipelineTab.search, ...query }, companyIdOf(caller), clock.now())
    const csv = csvOf(await rowsOfFile(database, search, language))
    return {
      status: 200,
      stream: Readable.from([Buffer.from(csv)]),
      type: 'text/csv; charset=utf-8',
      headers: { 'content-disposition': 'attachment; filename="applications.csv"' },
    }
  }

export const exportFound =
  ({ database, clock }: Deps): Handler<typeof api.exportFound> =>
  async ({ caller, query, body, language }) => {
    const search = searchOf({ tab: pipelineTab.search, ...query, ...body }, companyIdOf(caller), clock.now())
    return { status: 200, body: { rows: await rowsOfFile(database, search, language) } }
  }
