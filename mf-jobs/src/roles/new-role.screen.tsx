import { rolePage, rolesPage } from '@lunchpail/contracts/jobs/pages'
import { Link } from '@lunchpail/kit-ui/link'
import { Page } from '@lunchpail/kit-ui/page'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { PortalNav } from '@lunchpail/kit-web/portal/portal-nav'
import { useNavigate } from '@lunchpail/kit-web/router'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { toast } from '@lunchpail/kit-web/toast'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { createRole, loadQuestions } from '../portal/api.ts'
import { Failed } from '@lunchpail/kit-web/portal/failed'
import { portalSentences } from '../portal/sentences.ts'
import { RoleForm } from './role-form.tsx'
import { emptyRole } from './role-values.ts'

/** A role that a manager posts. */
export function Component() {
  const t = portalSentences.use()
  const navigate = useNavigate()
  const load = useLoad((signal) => loadQuestions(signal), [])
  usePageTitle(t('role.new'))
  return (
    <Page
      title={t('role.new')}
      above={
        <>
          <PortalNav />
          <Link kind="alone" icon="back" href={rolesPage.path} renderLink={routerLink}>
            {t('role.back')}
          </Link>
        </>
      }
    >
      {load.state === 'failed' && (
        <Failed error={load.error} title={t('roles.unavailable')} onRetry={load.retry} />
      )}
      {load.state === 'loading' && !load.value && (
        <Loading label={t('roles.loading')}>
          <Skeleton shape="block" height="30rem" />
        </Loading>
      )}
      {load.value && (
        <RoleForm
          initial={emptyRole}
          questions={load.value.questions}
          actions={[
            { state: 'paused', label: t('role.keep') },
            { state: 'open', label: t('role.post') },
          ]}
          submit={async (typed, state) => {
            const { role } = await createRole(typed, state)
            toast(
              t(role.review ? `role.saved-${role.review}` : state === 'open' ? 'role.posted' : 'role.kept'),
            )
            // which says what was found in it
            await navigate(role.review ? rolePage.path.replace(':id', String(role.id)) : rolesPage.path)
          }}
        />
      )}
    </Page>
  )
}
