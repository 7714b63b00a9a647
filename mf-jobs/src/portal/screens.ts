import {
  newRolePage,
  questionsPage,
  rolePage,
  rolePosterPage,
  rolesPage,
} from '@lunchpail/contracts/jobs/pages'
import { Component as Questions } from '../screens/company-questions/company-questions.screen.tsx'
import { Component as Poster } from '../screens/poster/poster.screen.tsx'
import { Component as NewRole } from '../screens/role/new-role.screen.tsx'
import { Component as Role } from '../screens/role/role.screen.tsx'
import { Component as Roles } from '../screens/roles/roles.screen.tsx'

/** The pages of the portal by their addresses. */
export const screens = {
  [rolesPage.path]: Roles,
  [newRolePage.path]: NewRole,
  [rolePage.path]: Role,
  [rolePosterPage.path]: Poster,
  [questionsPage.path]: Questions,
} as const
