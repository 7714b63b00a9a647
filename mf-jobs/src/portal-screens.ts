import {
  companyTextPage,
  featuredPage,
  newRolePage,
  questionsPage,
  rolePage,
  rolePosterPage,
  rolesPage,
} from '@lunchpail/contracts/jobs/pages'
import { Component as CompanyText } from './company/company-text.screen.tsx'
import { Component as Featured } from './featured/featured.screen.tsx'
import { Component as Questions } from './questions/company-questions.screen.tsx'
import { Component as Poster } from './posters/poster.screen.tsx'
import { Component as NewRole } from './roles/new-role.screen.tsx'
import { Component as Role } from './roles/role.screen.tsx'
import { Component as Roles } from './roles/roles.screen.tsx'

/** The pages of the portal by their addresses. */
export const screens = {
  [rolesPage.path]: Roles,
  [newRolePage.path]: NewRole,
  [rolePage.path]: Role,
  [rolePosterPage.path]: Poster,
  [questionsPage.path]: Questions,
  [featuredPage.path]: Featured,
  [companyTextPage.path]: CompanyText,
} as const
