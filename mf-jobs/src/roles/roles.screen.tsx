import { roleFilters } from '@lunchpail/contracts/jobs/api'
import { featuredPage, newRolePage, rolesPage } from '@lunchpail/contracts/jobs/pages'
import { portalState } from '@lunchpail/contracts/jobs/enumerations'
import { Button, LinkButton } from '@lunchpail/kit-ui/button'
import { EmptyState } from '@lunchpail/kit-ui/empty-state'
import { Link } from '@lunchpail/kit-ui/link'
import { Page } from '@lunchpail/kit-ui/page'
import { Pagination } from '@lunchpail/kit-ui/pagination'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { SearchForm } from '@lunchpail/kit-ui/search-form'
import { Tabs } from '@lunchpail/kit-ui/tabs'
import { downloadCsv } from '@lunchpail/kit-web/portal/download-csv'
import { useAction } from '@lunchpail/kit-web/portal/use-action'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { PortalNav } from '@lunchpail/kit-web/portal/portal-nav'
import { useNavigate, useSearchParams } from '@lunchpail/kit-web/router'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadRoles } from '../portal/api.ts'
import { Failed } from '@lunchpail/kit-web/portal/failed'
import { portalSentences } from '../portal/sentences.ts'
import { payOf, RoleTable } from './role-table.tsx'

type Filter = (typeof roleFilters)[number]

const addressOf = (state: Filter, search: string, page = 1): string => {
  const query = new URLSearchParams({
    ...(state !== 'all' && { state }),
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size ? `${rolesPage.path}?${query}` : rolesPage.path
}

/** The roles of the company, those that are active first. */
export function Component() {
  const t = portalSentences.use()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const state = roleFilters.find((each) => each === query.get('state')) ?? 'all'
  const search = query.get('search') ?? ''
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1)
  usePageTitle(t('roles.title'))
  const load = useLoad(
    (signal) => loadRoles({ page: String(page), state, search }, signal),
    [page, state, search],
  )
  const list = load.value
  const { busy: saving, run } = useAction()
  const saveCsv = async () => {
    if (!list) return
    await run(async () => {
      const roles = []
      for (let from = 1; from <= list.pages; from += 1)
        roles.push(...(await loadRoles({ page: String(from), state, search })).roles)
      downloadCsv('roles', [
        [t('roles.role'), t('roles.place'), t('roles.state'), t('roles.pay'), t('roles.posted')],
        ...roles.map((role) => [
          role.title,
          role.location_name,
          role.portal_state === portalState.approved
            ? t(`state.${role.state}`)
            : `${t(`state.${role.state}`)}, ${t(`portal-state.${role.portal_state}`)}`,
          payOf(role.wage, t),
          role.posted_at,
        ]),
      ])
    })
  }
  const isNew = list !== undefined && list.counts.all === 0 && search === ''
  return (
    <Page
      width="wide"
      title={t('roles.title')}
      lead={t('roles.lead')}
      above={<PortalNav />}
      aside={
        list?.may.edit &&
        !isNew && (
          <LinkButton kind="primary" icon="add" href={newRolePage.path} renderLink={routerLink}>
            {t('roles.new')}
          </LinkButton>
        )
      }
    >
      {list && !isNew && (
        <p>
          <Link href={featuredPage.path} renderLink={routerLink} kind="alone">
            {t('roles.featured')}
          </Link>
        </p>
      )}
      {load.state === 'failed' && (
        <Failed error={load.error} title={t('roles.unavailable')} onRetry={load.retry} />
      )}
      {load.state === 'loading' && !list && (
        <Loading label={t('roles.loading')}>
          <Skeleton shape="block" height="16rem" />
        </Loading>
      )}
      {isNew &&
        (list.may.edit ? (
          <EmptyState icon="briefcase" title={t('roles.none')} text={t('roles.none-text')}>
            <LinkButton kind="primary" href={newRolePage.path} renderLink={routerLink}>
              {t('roles.new')}
            </LinkButton>
          </EmptyState>
        ) : (
          <EmptyState icon="briefcase" title={t('roles.none-viewer')} />
        ))}
      {list && !isNew && (
        <>
          <SearchForm
            label={t('roles.search')}
            submit={t('roles.find')}
            value={search}
            onSearch={(words) => void navigate(addressOf(state, words))}
          >
            {list.roles.length > 0 && (
              <Button busy={saving} onClick={() => void saveCsv()}>
                {t('roles.csv')}
              </Button>
            )}
          </SearchForm>
          <Tabs
            label={t('roles.tabs')}
            renderLink={routerLink}
            tabs={roleFilters.map((each) => ({
              href: addressOf(each, search),
              label: each === 'all' ? t('roles.all') : t(`state.${each}`),
              count: list.counts[each],
              current: each === state,
            }))}
          />
          {list.roles.length === 0 ? (
            <EmptyState icon="search-none" title={t('roles.none-found')} text={t('roles.none-found-text')}>
              <LinkButton href={rolesPage.path} renderLink={routerLink}>
                {t('roles.show-all')}
              </LinkButton>
            </EmptyState>
          ) : (
            <RoleTable roles={list.roles} mayEdit={list.may.edit} onChanged={load.retry} />
          )}
          <Pagination
            label={t('roles.pages')}
            page={list.page}
            pages={list.pages}
            hrefOf={(to) => addressOf(state, search, to)}
            previousLabel={t('roles.previous')}
            nextLabel={t('roles.next')}
            pageLabel={(n) => t('roles.page', { n })}
            nowLabel={t('roles.now', { n: list.page, pages: list.pages })}
            renderLink={routerLink}
          />
        </>
      )}
    </Page>
  )
}
