import * as api from '@lunchpail/contracts/jobs/api'
import { bindUseCases } from '@lunchpail/kit-service/route'
import type { Deps } from './deps.ts'
import { getPosition } from './use-cases/get-position.ts'
import { listPositions } from './use-cases/list-positions.ts'
import { companyLogo } from './use-cases/company-logo.ts'

export const routes = bindUseCases<typeof api, Deps>(api, {
  listPositions,
  getPosition,
  companyLogo,
})
