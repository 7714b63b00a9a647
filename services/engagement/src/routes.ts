import * as api from '@lunchpail/contracts/engagement/api'
import { bindUseCases } from '@lunchpail/kit-service/route'
import type { Deps } from './deps.ts'
import { routes as applications } from './applications/routes.ts'
import { routes as desk } from './desk/routes.ts'
import { routes as events } from './events/routes.ts'
import { routes as interviews } from './interviews/routes.ts'
import { routes as messages } from './messages/routes.ts'
import { routes as prompts } from './prompts/routes.ts'
import { routes as referrals } from './referrals/routes.ts'

export const routes = bindUseCases<typeof api, Deps>(api, {
  ...applications,
  ...desk,
  ...events,
  ...interviews,
  ...messages,
  ...prompts,
  ...referrals,
})
