import * as api from '@lunchpail/contracts/auth/api'
import { bindUseCases } from '@lunchpail/kit-service/route'
import type { Deps } from './deps.ts'
import { routes as companies } from './companies/routes.ts'
import { routes as erasure } from './erasure/routes.ts'
import { routes as settings } from './settings/routes.ts'
import { routes as signIn } from './sign-in/routes.ts'
import { routes as signUp } from './sign-up/routes.ts'

export const routes = bindUseCases<typeof api, Deps>(api, {
  ...companies,
  ...erasure,
  ...settings,
  ...signIn,
  ...signUp,
})
