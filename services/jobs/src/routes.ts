import * as api from '@lunchpail/contracts/jobs/api'
import { route } from '@lunchpail/kit-service/route'
import type { Route } from '@lunchpail/kit-service/route'
import type { Deps } from './deps.ts'
import { getPosition } from './use-cases/get-position.ts'
import { listPositions } from './use-cases/list-positions.ts'
import { companyLogo } from './use-cases/company-logo.ts'

export const routes = (deps: Deps): Route[] => [
  route(api.listPositions, listPositions(deps)),
  route(api.getPosition, getPosition(deps)),
  route(api.companyLogo, companyLogo(deps)),
]
