import type { RolePoster } from '@lunchpail/contracts/jobs/api'
import { rolePage, rolesPage } from '@lunchpail/contracts/jobs/pages'
import { keywordPath } from '@lunchpail/contracts/jobs/poster-api'
import { applyAddress } from '@lunchpail/contracts/jobs/saved-positions'
import { phoneText, wageRange } from '@lunchpail/contracts/language/figures'
import { Button } from '@lunchpail/kit-ui/button'
import { EmptyState } from '@lunchpail/kit-ui/empty-state'
import { FactList } from '@lunchpail/kit-ui/fact'
import { Link } from '@lunchpail/kit-ui/link'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Page } from '@lunchpail/kit-ui/page'
import { NotPrinted, Poster } from '@lunchpail/kit-ui/poster'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Stack } from '@lunchpail/kit-ui/stack'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { KeywordForm } from '@lunchpail/kit-web/portal/keyword-form'
import { PortalNav } from '@lunchpail/kit-web/portal/portal-nav'
import { useParams } from '@lunchpail/kit-web/router'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadRolePoster, setRoleKeyword } from '../portal/api.ts'
import { Failed } from '@lunchpail/kit-web/portal/failed'
import { portalSentences } from '../portal/sentences.ts'

/** What is printed beside the code: the number without the country, as people dial it. */
const dialled = (number: string): string => phoneText(number.replace(/^\+1/, ''))

/** A page to print, whose code begins an application, and the keyword that does. */
export function Component() {
  const t = portalSentences.use()
  const { id = '' } = useParams()
  const load = useLoad((signal) => loadRolePoster(id, signal), [id])
  const value = load.value
  usePageTitle(t('poster.title', { title: value?.poster.title ?? '' }))
  const above = (
    <NotPrinted>
      <PortalNav />
      <Link kind="alone" icon="back" href={rolePage.path.replace(':id', id)} renderLink={routerLink}>
        {t('poster.back')}
      </Link>
    </NotPrinted>
  )
  if (load.state === 'failed' && load.error.code === 'not-found')
    return (
      <Page title={t('roles.title')} above={above}>
        <EmptyState icon="search-none" title={t('role.not-found')}>
          <Link href={rolesPage.path} renderLink={routerLink}>
            {t('role.back')}
          </Link>
        </EmptyState>
      </Page>
    )
  if (!value)
    return (
      <Page title={t('roles.title')} above={above}>
        {load.state === 'failed' ? (
          <Failed error={load.error} title={t('roles.unavailable')} onRetry={load.retry} />
        ) : (
          <Loading label={t('roles.loading')}>
            <Skeleton shape="block" height="30rem" />
          </Loading>
        )}
      </Page>
    )
  return (
    <Page title={value.poster.title} above={above}>
      <Stack gap="loose">
        <Words poster={value.poster} />
        <NotPrinted>
          <Stack gap="loose">
            {!value.poster.active && <Notice tone="warn">{t('poster.closed')}</Notice>}
            <Button kind="primary" onClick={() => print()}>
              {t('poster.print')}
            </Button>
            {value.may.edit && (
              <KeywordForm
                initial={value.poster.keyword ?? ''}
                hint={t('poster.keyword-hint')}
                save={(keyword) => setRoleKeyword(value.poster.id, keyword)}
                onSaved={load.retry}
              />
            )}
          </Stack>
        </NotPrinted>
      </Stack>
    </Page>
  )
}

/** What is printed. */
function Words({ poster }: { readonly poster: RolePoster }) {
  const t = portalSentences.use()
  const { id, title, company_name, location_name, wage, keyword, number } = poster
  const { known, amounts } = wageRange(wage.from, wage.to)
  const path = keyword === null ? `/jobs/${id}` : keywordPath(keyword)
  return (
    <>
      <FactList
        layout="rows"
        facts={[
          ...(known === 'unknown' ? [] : [{ icon: 'pay', children: t(`pay.${known}`, amounts) } as const]),
          { icon: 'building', children: company_name },
          { icon: 'place', children: location_name },
        ]}
      />
      <Poster
        scan={t('poster.scan')}
        code={{
          value: `${location.origin}${applyAddress([id])}&utm_source=poster&utm_medium=qr`,
          label: t('poster.label', { title }),
        }}
        text={keyword !== null && number !== null && t('poster.text', { keyword, number: dialled(number) })}
        path={path}
      />
    </>
  )
}
