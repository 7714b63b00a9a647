import { useEffect } from 'react'
import { applicationPage, applicationsPage } from '@lunchpail/contracts/engagement/pages'
import { jobListPage } from '@lunchpail/contracts/jobs/pages'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { Page } from '@lunchpail/kit-ui/page'
import { Stack } from '@lunchpail/kit-ui/stack'
import { useLanguage } from '@lunchpail/kit-web/language'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { generatePath, useLocation, useNavigate } from '@lunchpail/kit-web/router'
import type { Draft } from '../draft/draft.ts'
import { dayAndTime } from '@lunchpail/contracts/language/day-and-time'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { sentences } from '../sentences.ts'
import { usePickNoMore } from './pick-no-more.ts'

interface NothingToApplyToProps {
  readonly draft: Pick<Draft, 'applied' | 'closed'> & Partial<Pick<Draft, 'isReturning'>>
}

/** No open position is chosen: applied before, closed, sent by another tab, or none picked. */
export function NothingToApplyTo({ draft }: NothingToApplyToProps) {
  const t = sentences.use()
  const language = useLanguage()
  usePickNoMore(draft.closed)
  const [applied] = draft.applied
  const again = applied?.apply_again_at
  // an address without a job, as of a second tab after the submit
  const isSent = draft.isReturning === true && !applied && draft.closed.length === 0
  const title = again
    ? t('withdrawn.title')
    : applied
      ? t('applied.title')
      : t(isSent ? 'empty.title-sent' : 'empty.title')
  usePageTitle(title)
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const ids = draft.applied.map(({ position_id }) => position_id).join(',')
  // After a reload these ids lead here again: the draft is gone.
  useEffect(() => {
    if (ids !== '' && (search !== `?p=${ids}` || hash !== ''))
      void navigate({ pathname, search: `?p=${ids}`, hash: '' }, { replace: true })
  }, [navigate, ids, pathname, search, hash])
  const text = again
    ? t('withdrawn.text', { date: dayAndTime(again, language) })
    : applied
      ? t('applied.text')
      : draft.closed.length > 0
        ? t('empty.text-closed')
        : t(isSent ? 'empty.text-sent' : 'empty.text')
  return (
    <Page width="narrow" title={title} lead={text}>
      <Stack row>
        {applied && (
          <LinkButton
            kind="primary"
            href={generatePath(applicationPage.path, { id: applied.application_id })}
            renderLink={routerLink}
          >
            {t('applied.action')}
          </LinkButton>
        )}
        {isSent && (
          <LinkButton kind="primary" href={applicationsPage.path} renderLink={routerLink}>
            {t('sent.applications')}
          </LinkButton>
        )}
        <LinkButton
          kind={applied || isSent ? 'secondary' : 'primary'}
          href={jobListPage.path}
          renderLink={routerLink}
        >
          {applied || isSent ? t('sent.more') : t('empty.action')}
        </LinkButton>
      </Stack>
    </Page>
  )
}
