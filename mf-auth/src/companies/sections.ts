import { companyPage, managersPage } from '@lunchpail/contracts/auth/pages'
import type { PermissionScope } from '@lunchpail/contracts/auth/companies/permissions'
import type { PortalSection } from '@lunchpail/contracts/auth/companies/portal-sections'
import { appliesPage, checkInsPage, interviewsPage, statsPage } from '@lunchpail/contracts/engagement/pages'
import { questionsPage, rolesPage } from '@lunchpail/contracts/jobs/pages'
import type { IconName } from '@lunchpail/kit-ui/icon'

interface SectionOffered {
  readonly section: PortalSection
  readonly path: string
  readonly icon: IconName
  /** what its calls ask to see; null: everybody in the company may */
  readonly scope: PermissionScope | null
}

/** The sections that there are, in the order of the specification. */
export const sectionsOffered: readonly SectionOffered[] = [
  { section: 'roles', path: rolesPage.path, icon: 'briefcase', scope: 'position' },
  { section: 'applies', path: appliesPage.path, icon: 'clipboard', scope: 'user' },
  { section: 'interviews', path: interviewsPage.path, icon: 'calendar', scope: 'user' },
  { section: 'check-ins', path: checkInsPage.path, icon: 'check', scope: 'company' },
  { section: 'managers', path: managersPage.path, icon: 'users', scope: 'user' },
  { section: 'questions', path: questionsPage.path, icon: 'help', scope: 'position' },
  { section: 'stats', path: statsPage.path, icon: 'list', scope: 'user' },
  { section: 'settings', path: companyPage.path, icon: 'settings', scope: null },
]
