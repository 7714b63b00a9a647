import { byDots } from '@lunchpail/contracts/language/by-dots'
import type { PortalEvent } from '@lunchpail/contracts/engagement/portal-events'
import { checkInsPage, newEventPage } from '@lunchpail/contracts/engagement/pages'
import { Badge } from '@lunchpail/kit-ui/badge'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { Card, CardLink } from '@lunchpail/kit-ui/card'
import { EmptyState } from '@lunchpail/kit-ui/empty-state'
import { Page } from '@lunchpail/kit-ui/page'
import { useLanguage } from '@lunchpail/kit-web/language'
import { useLive } from '@lunchpail/kit-web/live'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { PortalNav } from '@lunchpail/kit-web/portal/portal-nav'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useLoad } from '@lunchpail/kit-web/use-load'
import cards from '../cards.module.css'
import { timesOf } from '../events/times.ts'
import { loadEvents } from '../portal/api.ts'
import { LoadStatus } from '../portal/load-status.tsx'
import { portalSentences } from '../portal/sentences.ts'

/** The events of a company with how many come; each that is not canceled opens its door. */
export function Component() {
  const t = portalSentences.use()
  const load = useLoad(loadEvents, [])
  useLive('desk', load.retry)
  usePageTitle(t('check-ins.title'))
  const list = load.value
  const create = list?.may.edit && (
    <LinkButton kind="primary" icon="add" href={newEventPage.path} renderLink={routerLink}>
      {t('event.new')}
    </LinkButton>
  )
  return (
    <Page
      width="wide"
      title={t('check-ins.title')}
      lead={t('check-ins.lead')}
      above={<PortalNav />}
      aside={list && list.events.length > 0 && create}
    >
      {!list && <LoadStatus load={load} height="16rem" />}
      {list?.events.length === 0 && (
        <EmptyState icon="calendar" title={t('check-ins.none')} text={t('check-ins.none-text')}>
          {create}
        </EmptyState>
      )}
      {list && list.events.length > 0 && (
        <ul className={cards.list} aria-label={t('check-ins.title')}>
          {list.events.map((event) => (
            <Item key={event.gathering.id} event={event} />
          ))}
        </ul>
      )}
    </Page>
  )
}

function Item({ event: { gathering, registered, waiting, checked_in } }: { readonly event: PortalEvent }) {
  const t = portalSentences.use()
  const language = useLanguage()
  return (
    <Card as="li">
      <div className={cards.cardHead}>
        <h2 className={cards.cardTitle}>
          {gathering.canceled ? (
            gathering.name
          ) : (
            <CardLink href={`${checkInsPage.path}/${gathering.id}`} renderLink={routerLink}>
              {gathering.name}
            </CardLink>
          )}
        </h2>
        {gathering.canceled ? (
          <Badge tone="warn">{t('event.canceled')}</Badge>
        ) : (
          !gathering.open && <Badge>{t('event.closed')}</Badge>
        )}
      </div>
      <p>
        {byDots([t(`kind.${gathering.kind}`), gathering.starts_at !== null && timesOf(gathering, language)])}
      </p>
      <p>
        {byDots([
          t('event.counts', { registered, here: checked_in }),
          waiting > 0 && t('event.waiting', { n: waiting }),
        ])}
      </p>
    </Card>
  )
}
