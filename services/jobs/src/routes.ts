import * as api from '@lunchpail/contracts/jobs/api'
import { bindUseCases } from '@lunchpail/kit-service/route'
import type { Deps } from './deps.ts'
import { getPosition } from './use-cases/get-position.ts'
import { getSitemap } from './use-cases/get-sitemap.ts'
import { listSitemaps } from './use-cases/list-sitemaps.ts'
import { listPositions } from './use-cases/list-positions.ts'
import { companyLogo } from './use-cases/company-logo.ts'

export const routes = bindUseCases<typeof api, Deps>(api, {
  listPositions,
  getPosition,
  companyLogo,
  listSitemaps,
  getSitemap,
})
