import { useState } from 'react'
import type { FeaturedList } from '@lunchpail/contracts/jobs/api'
import { jobListPage, rolesPage } from '@lunchpail/contracts/jobs/pages'
import { Badge } from '@lunchpail/kit-ui/badge'
import { Button, LinkButton } from '@lunchpail/kit-ui/button'
import { DataTable } from '@lunchpail/kit-ui/data-table'
import { EmptyState } from '@lunchpail/kit-ui/empty-state'
import { Link } from '@lunchpail/kit-ui/link'
import { Page } from '@lunchpail/kit-ui/page'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { useLanguage } from '@lunchpail/kit-web/language'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { PortalNav } from '@lunchpail/kit-web/portal/portal-nav'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { Failed } from '@lunchpail/kit-web/portal/failed'
import styles from '../portal/table.module.css'
import { loadFeatured } from './api.ts'
import { FeaturedDialog } from './featured-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { featuredSentences } from './sentences.ts'

const pageOf = ({ slug }: FeaturedList): string => `${jobListPage.path}/${slug}`

/** Roles that the company puts on a page of their own. It has few lists: all are loaded. */
export function Component() {
  const t = featuredSentences.use()
  const language = useLanguage()
  const load = useLoad((signal) => loadFeatured(signal), [])
  const [open, setOpen] = useState<{ readonly what: 'save' | 'remove'; readonly list?: FeaturedList }>()
  usePageTitle(t('title'))
  const found = load.value
  const nameOf = ({ name_en, name_es, slug }: FeaturedList): string =>
    (language === 'es' ? (name_es ?? name_en) : (name_en ?? name_es)) ?? slug
  const close = () => setOpen(undefined)
  const add = found?.may.edit && (
    <Button kind="primary" icon="add" onClick={() => setOpen({ what: 'save' })}>
      {t('add')}
    </Button>
  )
  const count = ({ roles }: FeaturedList): string => {
    const n = roles.filter(({ state }) => state === 'open').length
    const all = t('roles.n', { n: roles.length })
    return n === roles.length ? all : `${all}, ${t('roles.open', { n })}`
  }
  return (
    <Page
      width="wide"
      title={t('title')}
      lead={t('lead')}
      above={<PortalNav />}
      aside={found && found.lists.length > 0 && add}
    >
      <p>
        <Link href={rolesPage.path} renderLink={routerLink} kind="alone">
          {t('back')}
        </Link>
      </p>
      {load.state === 'failed' && <Failed error={load.error} title={t('unavailable')} onRetry={load.retry} />}
      {load.state === 'loading' && !found && (
        <Loading label={t('loading')}>
          <Skeleton shape="block" height="12rem" />
        </Loading>
      )}
      {found?.lists.length === 0 && (
        <EmptyState icon="list" title={t('none')} text={t('none.text')}>
          {add}
        </EmptyState>
      )}
      {found && found.lists.length > 0 && (
        <DataTable label={t('title')} head={[t('list'), t('state'), t('roles'), t('actions')]}>
          {found.lists.map((list) => (
            <tr key={list.id}>
              <td>
                {nameOf(list)}
                <small>{pageOf(list)}</small>
              </td>
              <td>
                <Badge tone={list.published ? 'good' : 'neutral'}>
                  {t(list.published ? 'published' : 'draft')}
                </Badge>
              </td>
              <td>{count(list)}</td>
              <td>
                <div className={styles.actions}>
                  {list.published && (
                    <LinkButton
                      size="small"
                      aria-label={t('view.of', { list: nameOf(list) })}
                      href={pageOf(list)}
                      renderLink={routerLink}
                    >
                      {t('view')}
                    </LinkButton>
                  )}
                  {found.may.edit && (
                    <>
                      <Button
                        size="small"
                        aria-label={t('change.of', { list: nameOf(list) })}
                        onClick={() => setOpen({ what: 'save', list })}
                      >
                        {t('change')}
                      </Button>
                      <Button
                        size="small"
                        aria-label={t('remove.of', { list: nameOf(list) })}
                        onClick={() => setOpen({ what: 'remove', list })}
                      >
                        {t('remove')}
                      </Button>
                    </>
                  )}
                </div>
              </td>
            </tr>
          ))}
        </DataTable>
      )}
      {open?.what === 'save' && <FeaturedDialog list={open.list} onClose={close} onSaved={load.retry} />}
      {open?.what === 'remove' && open.list && (
        <RemoveDialog list={open.list} name={nameOf(open.list)} onClose={close} onRemoved={load.retry} />
      )}
    </Page>
  )
}
