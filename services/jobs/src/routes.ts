import * as api from '@lunchpail/contracts/jobs/api'
import { bindUseCases } from '@lunchpail/kit-service/route'
import type { Deps } from './deps.ts'
import { getIndeedFeed } from './feeds/get-indeed-feed.ts'
import { getPosition } from './search/get-position.ts'
import { getSitemap } from './feeds/get-sitemap.ts'
import { listSitemaps } from './feeds/list-sitemaps.ts'
import { listPositions } from './search/list-positions.ts'
import { addCompanyQuestion } from './questions/add-company-question.ts'
import { changeCompanyQuestion } from './questions/change-company-question.ts'
import { changeRole } from './roles/change-role.ts'
import { createRole } from './roles/create-role.ts'
import { getRole } from './roles/get-role.ts'
import { listCompanyQuestions } from './questions/list-company-questions.ts'
import { listRoles } from './roles/list-roles.ts'
import { restoreCompanyQuestion } from './questions/restore-company-question.ts'
import { retireCompanyQuestion } from './questions/retire-company-question.ts'
import { setRoleState } from './roles/set-role-state.ts'
import { followKeyword } from './posters/follow-keyword.ts'
import { getEventKeyword, setEventKeyword } from './posters/event-keyword.ts'
import { getRolePoster, setRoleKeyword } from './posters/role-poster.ts'
import { companyLogo } from './companies/company-logo.ts'

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
