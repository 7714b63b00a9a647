import * as api from '@lunchpail/contracts/notifications/api'
import { bindUseCases } from '@lunchpail/kit-service/route'
import type { Deps } from './deps.ts'
import { routes as consent } from './consent/routes.ts'
import { routes as jobNotices } from './job-notices/routes.ts'
import { routes as reach } from './reach/routes.ts'
import { routes as sending } from './sending/routes.ts'
import { routes as texts } from './texts/routes.ts'

export const routes = bindUseCases<typeof api, Deps>(api, {
  ...consent,
  ...jobNotices,
  ...reach,
  ...sending,
  ...texts,
})
