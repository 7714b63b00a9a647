import * as api from '@lunchpail/contracts/wizard/api'
import { route, type Route } from '@lunchpail/kit-service/route'
import type { Deps } from './deps.ts'
import { getEqualOpportunity } from './use-cases/get-equal-opportunity.ts'
import { getWizard } from './use-cases/get-wizard.ts'
import { saveApplication } from './use-cases/save-application.ts'
import { saveEqualOpportunity } from './use-cases/save-equal-opportunity.ts'

export const routes = (deps: Deps): Route[] => [
  route(api.getWizard, getWizard(deps)),
  route(api.saveApplication, saveApplication(deps)),
  route(api.getEqualOpportunity, getEqualOpportunity(deps)),
  route(api.saveEqualOpportunity, saveEqualOpportunity(deps)),
]
