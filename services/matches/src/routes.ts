import * as api from '@lunchpail/contracts/matches/api'
import { bindUseCases } from '@lunchpail/kit-service/route'
import type { Deps } from './deps.ts'
import { routes as saved } from './saved/routes.ts'
import { routes as suggestions } from './suggestions/routes.ts'
import { routes as weights } from './weights/routes.ts'
import { routes as why } from './why/routes.ts'

export const routes = bindUseCases<typeof api, Deps>(api, {
  ...saved,
  ...suggestions,
  ...weights,
  ...why,
})
