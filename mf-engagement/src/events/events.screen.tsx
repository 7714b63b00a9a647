import type { Gathering } from '@lunchpail/contracts/engagement/gatherings'
import { Card, CardLink } from '@lunchpail/kit-ui/card'
import { EmptyState } from '@lunchpail/kit-ui/empty-state'
import { Page } from '@lunchpail/kit-ui/page'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { FailedLoad } from '../failed-load.tsx'
import cards from '../cards.module.css'
import { loadGatherings } from './gathering-api.ts'
import { gatheringSentences as sentences } from './gathering-sentences.ts'
import { pathOf } from './addresses.ts'
import { GatheringFacts } from './gathering-facts.tsx'

/** Events to come, and programs. */
export function Component() {
  const t = sentences.use()
  const load = useLoad(loadGatherings, [])
  usePageTitle(t('events.title'))
  const list = load.value?.gatherings
  return (
    <Page title={t('events.title')} lead={t('events.lead')}>
      {load.state === 'failed' && !list && <FailedLoad t={t} onRetry={load.retry} />}
      {load.state === 'loading' && !list && (
        <Loading label={t('event.loading')} className={cards.list}>
          <Skeleton shape="block" height="10rem" />
          <Skeleton shape="block" height="10rem" />
        </Loading>
      )}
      {list?.length === 0 && (
        <EmptyState icon="calendar" title={t('events.none.title')} text={t('events.none.text')} />
      )}
      {list && list.length > 0 && (
        <ul className={cards.list}>
          {list.map((gathering) => (
            <Item key={gathering.id} gathering={gathering} />
          ))}
        </ul>
      )}
    </Page>
  )
}

const Item = ({ gathering }: { readonly gathering: Gathering }) => (
  <Card as="li">
    <div className={cards.cardHead}>
      <h2 className={cards.cardTitle}>
        <CardLink href={pathOf(gathering)} renderLink={routerLink}>
          {gathering.name}
        </CardLink>
      </h2>
    </div>
    <GatheringFacts gathering={gathering} />
  </Card>
)
