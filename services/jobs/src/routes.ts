import * as api from '@lunchpail/contracts/jobs/api'
import { bindUseCases } from '@lunchpail/kit-service/route'
import type { Deps } from './deps.ts'
import { routes as collections } from './collections/routes.ts'
import { routes as commute } from './commute/routes.ts'
import { routes as companies } from './companies/routes.ts'
import { routes as companyPages } from './company-pages/routes.ts'
import { routes as featured } from './featured/routes.ts'
import { routes as feeds } from './feeds/routes.ts'
import { routes as map } from './map/routes.ts'
import { routes as notices } from './notices/routes.ts'
import { routes as posters } from './posters/routes.ts'
import { routes as questions } from './questions/routes.ts'
import { routes as reports } from './reports/routes.ts'
import { routes as roles } from './roles/routes.ts'
import { routes as search } from './search/routes.ts'
import { routes as similar } from './similar/routes.ts'

export const routes = bindUseCases<typeof api, Deps>(api, {
  ...commute,
  ...collections,
  ...companies,
  ...companyPages,
  ...featured,
  ...feeds,
  ...map,
  ...notices,
  ...posters,
  ...questions,
  ...reports,
  ...roles,
  ...search,
  ...similar,
})
