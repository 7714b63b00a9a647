import { useState } from 'react'
import { jobPage, rolePosterPage, rolesPage } from '@lunchpail/contracts/jobs/pages'
import { Badge } from '@lunchpail/kit-ui/badge'
import { Button } from '@lunchpail/kit-ui/button'
import { EmptyState } from '@lunchpail/kit-ui/empty-state'
import { Link } from '@lunchpail/kit-ui/link'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Page } from '@lunchpail/kit-ui/page'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Stack } from '@lunchpail/kit-ui/stack'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { PortalNav } from '@lunchpail/kit-web/portal/portal-nav'
import { useNavigate, useParams } from '@lunchpail/kit-web/router'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { toast } from '@lunchpail/kit-web/toast'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { changeRole, loadQuestions, loadRole } from '../portal/api.ts'
import { Failed } from '@lunchpail/kit-web/portal/failed'
import { portalSentences } from '../portal/sentences.ts'
import { RoleForm } from './role-form.tsx'
import { RoleReview } from './role-review.tsx'
import { valuesOf } from './role-values.ts'

/** One role, to change it. */
export function Component() {
  const t = portalSentences.use()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const [conflict, setConflict] = useState(false)
  const [saved, setSaved] = useState<number>()
  const load = useLoad(
    async (signal) => ({ ...(await loadRole(id, signal)), ...(await loadQuestions(signal)) }),
    [id],
  )
  const value = load.value
  usePageTitle(value?.role.title ?? t('roles.title'))
  const above = (
    <>
      <PortalNav />
      <Link kind="alone" icon="back" href={rolesPage.path} renderLink={routerLink}>
        {t('role.back')}
      </Link>
    </>
  )
  if (load.state === 'failed' && load.error.code === 'not-found')
    return (
      <Page title={t('roles.title')} above={above}>
        <EmptyState icon="search-none" title={t('role.not-found')} />
      </Page>
    )
  return (
    <Page
      title={value?.role.title ?? t('roles.title')}
      lead={value?.role.location_name}
      above={above}
      aside={
        value && <Badge tone={value.role.active ? 'good' : 'neutral'}>{t(`state.${value.role.state}`)}</Badge>
      }
    >
      {load.state === 'failed' && (
        <Failed error={load.error} title={t('roles.unavailable')} onRetry={load.retry} />
      )}
      {load.state === 'loading' && !value && (
        <Loading label={t('roles.loading')}>
          <Skeleton shape="block" height="30rem" />
        </Loading>
      )}
      {conflict && (
        <Notice tone="warn" role="alert" title={t('role.conflict')}>
          <Button
            onClick={() => {
              setConflict(false)
              load.retry()
            }}
          >
            {t('role.reload')}
          </Button>
        </Notice>
      )}
      {value && (
        <>
          <Stack row gap="tight">
            {/* which candidates are kept from has no page */}
            {value.role.review !== 'held' && value.role.review !== 'hidden' && (
              <Link href={jobPage.path.replace(':id', id)} renderLink={routerLink}>
                {t('role.view')}
              </Link>
            )}
            <Link href={rolePosterPage.path.replace(':id', id)} renderLink={routerLink}>
              {t('role.poster')}
            </Link>
          </Stack>
          <RoleReview role={value.role} isAnswer={value.role.version === saved} />
          {value.role.imported && value.may.edit && <Notice>{t('role.imported')}</Notice>}
          {value.may.edit ? (
            <RoleForm
              key={value.role.version}
              initial={valuesOf(value.role)}
              questions={value.questions}
              actions={[{ state: 'open', label: t('role.save') }]}
              submit={async (typed) => {
                let role
                try {
                  ;({ role } = await changeRole(value.role.id, value.role.version, typed))
                } catch (error) {
                  if (!(error instanceof ApiError) || error.code !== 'conflict') throw error
                  return setConflict(true)
                }
                const { review } = role
                toast(t(review ? `role.saved-${review}` : 'role.saved'))
                if (!review) return await navigate(rolesPage.path)
                setSaved(role.version)
                load.retry()
              }}
            />
          ) : (
            <Notice>{t('role.only-view')}</Notice>
          )}
        </>
      )}
    </Page>
  )
}
