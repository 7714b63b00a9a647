import * as api from '@lunchpail/contracts/engagement/api'
import { route, type Route } from '@lunchpail/kit-service/route'
import type { Deps } from './deps.ts'
import { getApplication } from './use-cases/get-application.ts'
import { listApplications } from './use-cases/list-applications.ts'

export const routes = (deps: Deps): Route[] => [
  route(api.listApplications, listApplications(deps)),
  route(api.getApplication, getApplication(deps)),
]
