import * as api from '@lunchpail/contracts/engagement/api'
import { bindUseCases } from '@lunchpail/kit-service/route'
import type { Deps } from './deps.ts'
import { getApplication } from './use-cases/get-application.ts'
import { listApplications } from './use-cases/list-applications.ts'

export const routes = bindUseCases<typeof api, Deps>(api, {
  listApplications,
  getApplication,
})
