import { isEmployer } from '@lunchpail/contracts/auth/enumerations'
import { managersPage } from '@lunchpail/contracts/auth/pages'
import { appliesPage, interviewsPage } from '@lunchpail/contracts/engagement/pages'
import { newRolePage, rolesPage } from '@lunchpail/contracts/jobs/pages'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { Card, CardLink } from '@lunchpail/kit-ui/card'
import { EmptyState } from '@lunchpail/kit-ui/empty-state'
import { Page } from '@lunchpail/kit-ui/page'
import { Stack } from '@lunchpail/kit-ui/stack'
import { useLive } from '@lunchpail/kit-web/live'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { PortalNav } from '@lunchpail/kit-web/portal/portal-nav'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useSession } from '@lunchpail/kit-web/session'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadDesk } from '../portal/api.ts'
import { LoadStatus } from '../portal/load-status.tsx'
import { portalSentences } from '../portal/sentences.ts'
import styles from './desk.module.css'

/** What waits for a manager; a company without a role sees what to do first. */
export function Component() {
  const t = portalSentences.use()
  usePageTitle(t('desk.title'))
  const load = useLoad((signal) => loadDesk(signal), [])
  useLive('desk', load.retry)
  const { account } = useSession()
  const hasSections =
    load.state === 'failed' && load.error.code === 'forbidden' && account && isEmployer(account.type)
  const desk = load.value
  const cards = desk && [
    { label: t('desk.new'), count: desk.counts['1'], href: `${appliesPage.path}?tab=1` },
    { label: t('desk.feedback'), count: desk.counts['3'], href: `${appliesPage.path}?tab=3` },
    { label: t('desk.forward'), count: desk.counts['4'], href: `${appliesPage.path}?tab=4` },
    { label: t('desk.interviews'), count: desk.interviews, href: interviewsPage.path },
    { label: t('desk.roles'), count: desk.roles, href: rolesPage.path },
  ]
  return (
    <Page width="wide" title={t('desk.title')} above={<PortalNav />}>
      {hasSections ? (
        <EmptyState icon="briefcase" title={t('desk.choose')} text={t('desk.choose-text')} />
      ) : (
        <LoadStatus load={load} height="12rem" />
      )}
      {desk?.roles === 0 && !desk.may.post && (
        <EmptyState icon="briefcase" title={t('desk.no-roles')} text={t('desk.no-roles-text')} />
      )}
      {desk?.roles === 0 && desk.may.post && (
        <section aria-labelledby="first">
          <h2 id="first">{t('desk.first')}</h2>
          <ol className={styles.steps}>
            <li>{t('desk.first-role')}</li>
            {desk.may.invite && <li>{t('desk.first-managers')}</li>}
            <li>{t('desk.first-wait')}</li>
          </ol>
          <Stack row>
            <LinkButton kind="primary" href={newRolePage.path} renderLink={routerLink}>
              {t('desk.post')}
            </LinkButton>
            {desk.may.invite && (
              <LinkButton href={managersPage.path} renderLink={routerLink}>
                {t('desk.managers')}
              </LinkButton>
            )}
          </Stack>
        </section>
      )}
      {cards && desk.roles > 0 && (
        <ul className={styles.cards}>
          {cards.map(({ label, count, href }) => (
            <Card as="li" key={label}>
              <strong className={styles.count}>{count}</strong>
              <CardLink href={href} renderLink={routerLink}>
                {label}
              </CardLink>
            </Card>
          ))}
        </ul>
      )}
    </Page>
  )
}
