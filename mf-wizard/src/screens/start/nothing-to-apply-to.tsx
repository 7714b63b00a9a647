import { applicationPage } from '@lunchpail/contracts/engagement/pages'
import { jobListPage } from '@lunchpail/contracts/jobs/pages'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { EmptyState } from '@lunchpail/kit-ui/empty-state'
import { Page } from '@lunchpail/kit-ui/page'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { generatePath } from '@lunchpail/kit-web/router'
import type { Draft } from '../../draft/draft.ts'
import { routerLink } from '../../router-link.tsx'
import { sentences } from '../../sentences.ts'

/** No open job is chosen: it was applied to before, it closed, or none was picked. */
export const NothingToApplyTo = ({ draft }: { readonly draft: Draft }) => {
  const t = sentences.use()
  const [applied] = draft.applied
  const title = applied ? t('applied.title') : t('empty.title')
  usePageTitle(title)
  return (
    <Page width="narrow" title={title}>
      {applied ? (
        <EmptyState icon="success" title={t('applied.text')}>
          <LinkButton
            kind="primary"
            href={generatePath(applicationPage.path, { id: applied.application_id })}
            renderLink={routerLink}
          >
            {t('applied.action')}
          </LinkButton>
          <LinkButton href={jobListPage.path} renderLink={routerLink}>
            {t('sent.more')}
          </LinkButton>
        </EmptyState>
      ) : (
        <EmptyState icon="search" title={draft.closed.length > 0 ? t('empty.text-closed') : t('empty.text')}>
          <LinkButton kind="primary" href={jobListPage.path} renderLink={routerLink}>
            {t('empty.action')}
          </LinkButton>
        </EmptyState>
      )}
    </Page>
  )
}
