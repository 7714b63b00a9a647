import * as api from '@lunchpail/contracts/jobs/api'
import { bindUseCases } from '@lunchpail/kit-service/route'
import type { Deps } from './deps.ts'
import { getIndeedFeed } from './use-cases/get-indeed-feed.ts'
import { getPosition } from './use-cases/get-position.ts'
import { getSitemap } from './use-cases/get-sitemap.ts'
import { listSitemaps } from './use-cases/list-sitemaps.ts'
import { listPositions } from './use-cases/list-positions.ts'
import { addCompanyQuestion } from './use-cases/add-company-question.ts'
import { changeCompanyQuestion } from './use-cases/change-company-question.ts'
import { changeRole } from './use-cases/change-role.ts'
import { createRole } from './use-cases/create-role.ts'
import { getRole } from './use-cases/get-role.ts'
import { listCompanyQuestions } from './use-cases/list-company-questions.ts'
import { listRoles } from './use-cases/list-roles.ts'
import { restoreCompanyQuestion } from './use-cases/restore-company-question.ts'
import { retireCompanyQuestion } from './use-cases/retire-company-question.ts'
import { setRoleState } from './use-cases/set-role-state.ts'
import { followKeyword } from './use-cases/follow-keyword.ts'
import { getEventKeyword, setEventKeyword } from './use-cases/event-keyword.ts'
import { getRolePoster, setRoleKeyword } from './use-cases/role-poster.ts'
import { companyLogo } from './use-cases/company-logo.ts'

export const routes = bindUseCases<typeof api, Deps>(api, {
  listPositions,
  getPosition,
  companyLogo,
  listSitemaps,
  getSitemap,
  getIndeedFeed,
  listRoles,
  getRole,
  createRole,
  changeRole,
  setRoleState,
  getRolePoster,
  setRoleKeyword,
  getEventKeyword,
  setEventKeyword,
  followKeyword,
  listCompanyQuestions,
  addCompanyQuestion,
  changeCompanyQuestion,
  retireCompanyQuestion,
  restoreCompanyQuestion,
})
