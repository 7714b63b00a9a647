import * as api from '@lunchpail/contracts/wizard/api'
import { bindUseCases } from '@lunchpail/kit-service/route'
import type { Deps } from './deps.ts'
import { routes as draft } from './draft/routes.ts'
import { routes as equalOpportunity } from './equal-opportunity/routes.ts'
import { routes as reminders } from './reminders/routes.ts'
import { routes as resume } from './resume/routes.ts'
import { routes as sent } from './sent/routes.ts'

export const routes = bindUseCases<typeof api, Deps>(api, {
  ...draft,
  ...equalOpportunity,
  ...reminders,
  ...resume,
  ...sent,
})
