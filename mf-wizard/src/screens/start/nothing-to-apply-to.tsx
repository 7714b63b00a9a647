import { useEffect } from 'react'
import { applicationPage } from '@lunchpail/contracts/engagement/pages'
import { jobListPage } from '@lunchpail/contracts/jobs/pages'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { Page } from '@lunchpail/kit-ui/page'
import { Stack } from '@lunchpail/kit-ui/stack'
import { useLanguage } from '@lunchpail/kit-web/language'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { generatePath, useLocation, useNavigate } from '@lunchpail/kit-web/router'
import type { Draft } from '../../draft/draft.ts'
import { dayAndTime } from '@lunchpail/contracts/language/day-and-time'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { sentences } from '../../sentences.ts'

/** No open position is chosen: applied before, closed, or none picked. */
export function NothingToApplyTo({ draft }: { readonly draft: Pick<Draft, 'applied' | 'closed'> }) {
  const t = sentences.use()
  const language = useLanguage()
  const [applied] = draft.applied
  const again = applied?.apply_again_at
  const title = again ? t('withdrawn.title') : applied ? t('applied.title') : t('empty.title')
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
        : t('empty.text')
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
        <LinkButton kind={applied ? 'secondary' : 'primary'} href={jobListPage.path} renderLink={routerLink}>
          {applied ? t('sent.more') : t('empty.action')}
        </LinkButton>
      </Stack>
    </Page>
  )
}
