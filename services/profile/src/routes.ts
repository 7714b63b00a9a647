import * as api from '@lunchpail/contracts/profile/api'
import { bindUseCases } from '@lunchpail/kit-service/route'
import type { Deps } from './deps.ts'
import { routes as questions } from './questions/routes.ts'
import { routes as references } from './references/routes.ts'
import { routes as sections } from './sections/routes.ts'

export const routes = bindUseCases<typeof api, Deps>(api, {
  ...questions,
  ...references,
  ...sections,
})
