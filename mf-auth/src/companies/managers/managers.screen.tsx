import { useRef, useState } from 'react'
import { companyPage } from '@lunchpail/contracts/auth/pages'
import { Button } from '@lunchpail/kit-ui/button'
import { EmptyState } from '@lunchpail/kit-ui/empty-state'
import { Page } from '@lunchpail/kit-ui/page'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { PortalNav } from '@lunchpail/kit-web/portal/portal-nav'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { Navigate, useSearchParams } from '@lunchpail/kit-web/router'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadInvites, loadJoinRequests, searchMembers } from '../api.ts'
import { sentences } from '../../sentences.ts'
import { FindMembers } from './find-members.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { Invites } from './invites.tsx'
import { listSentences } from './list-sentences.ts'
import { Members } from './members.tsx'
import { Requests } from './requests.tsx'

const pageIn = (search: URLSearchParams, name: string): number =>
  Math.max(1, Math.trunc(Number(search.get(name))) || 1)

/** Who works with a company's jobs, for those who may see it; its admins change it. */
export function ManagersScreen() {
  const t = sentences.use()
  const tl = listSentences.use()
  const [search, setSearch] = useSearchParams()
  /** in no address: a name is personal */
  const [words, setWords] = useState('')
  const find = (typed: string) => {
    setWords(typed)
    setSearch((now) => {
      now.delete('page')
      return now
    })
  }
  const [page, invitePage, requestPage] = [
    pageIn(search, 'page'),
    pageIn(search, 'invites'),
    pageIn(search, 'requests'),
  ]
  usePageTitle(t('managers.title'))
  const members = useLoad((signal) => searchMembers(page, words, signal), [page, words])
  const manages = members.value?.may.manage ?? false
  const lists = useLoad(
    async (signal) =>
      manages
        ? {
            invites: await loadInvites(invitePage, signal),
            requests: await loadJoinRequests(requestPage, signal),
          }
        : undefined,
    [manages, invitePage, requestPage],
  )
  const [inviting, setInviting] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const reload = () => {
    members.retry()
    lists.retry()
  }

  // what is missing is told there: a company, its approval, a permission
  if (
    members.state === 'failed' &&
    ['company-pending', 'contact-unproven', 'second-factor-needed', 'forbidden'].includes(members.error.code)
  )
    return <Navigate to={companyPage.path} replace />
  const { value } = members
  return (
    <Page
      width="wide"
      title={t('managers.title')}
      titleRef={heading}
      lead={value && t('managers.lead', { company: value.company.name })}
      above={<PortalNav />}
      aside={
        manages && (
          <Button kind="primary" icon="add" onClick={() => setInviting(true)}>
            {t('managers.invite')}
          </Button>
        )
      }
    >
      {(members.state === 'failed' || lists.state === 'failed') && (
        <Unavailable title={t('managers.unavailable')} retryLabel={t('company.retry')} onRetry={reload} />
      )}
      {members.state === 'loading' && !value && (
        <Loading label={t('managers.loading')}>
          <Skeleton shape="block" height="12rem" />
        </Loading>
      )}
      {lists.value && (
        <Requests
          list={lists.value.requests}
          admin={value?.may.admin ?? false}
          pageHeading={heading}
          onChanged={reload}
        />
      )}
      {value && (value.total > 1 || words !== '') && (
        <FindMembers search={words} pages={value.pages} onSearch={find} />
      )}
      {value && <Members list={value} pageHeading={heading} onChanged={reload} />}
      {value?.total === 0 && (
        <EmptyState icon="search-none" title={tl('none')} text={tl('none-text')}>
          <Button
            onClick={() => {
              find('')
              // which goes with the button
              heading.current?.focus()
            }}
          >
            {tl('all')}
          </Button>
        </EmptyState>
      )}
      {lists.value && <Invites list={lists.value.invites} pageHeading={heading} onChanged={reload} />}
      {inviting && (
        <InviteDialog admin={value?.may.admin ?? false} onClose={() => setInviting(false)} onSent={reload} />
      )}
    </Page>
  )
}
