import { dot } from '@lunchpail/contracts/language/by-dots'
import type { ReactNode } from 'react'
import type { CollectionKind } from '@lunchpail/contracts/jobs/collections'
import { jobListPage } from '@lunchpail/contracts/jobs/pages'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { EmptyState } from '@lunchpail/kit-ui/empty-state'
import { Link } from '@lunchpail/kit-ui/link'
import { LogoMark } from '@lunchpail/kit-ui/logo-mark'
import { Page } from '@lunchpail/kit-ui/page'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { useOnline } from '@lunchpail/kit-web/online'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { useSearchParams } from '@lunchpail/kit-web/router'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { ApplyBar } from '../interested/apply-bar.tsx'
import { useMayApply } from '../interested/interested.ts'
import { CardList } from '../search/card-list.tsx'
import { addressOf, noFilters } from '../search/filters.ts'
import { JobCardSkeletons } from '../search/job-card-skeletons.tsx'
import { pageOf } from '../search/page-of.ts'
import { sentences } from '../sentences.ts'
import { loadCollection, type Collection } from './api.ts'
import { collectionAddress } from './collection-address.ts'
import styles from './collections.module.css'
import { Ways } from './links.tsx'
import { collectionSentences } from './sentences.ts'
import { titleOf } from './title-of.ts'

interface CollectionPageProps {
  readonly kind: CollectionKind
  readonly slug: string
}

/** The open jobs of a city, of a trade or of a featured list, page by page, and the ways to others. */
export function CollectionPage({ kind, slug }: CollectionPageProps) {
  const t = collectionSentences.use()
  const ofList = sentences.use()
  const online = useOnline()
  const [search] = useSearchParams()
  const page = pageOf(search)
  const address = collectionAddress(kind, slug, page)
  const load = useLoad(
    async (signal) => ({ address, collection: await loadCollection(kind, slug, page, signal) }),
    [address],
  )
  const collection = load.value?.address === address ? load.value.collection : undefined
  const isUnknown = load.error?.code === 'not-found' || load.error?.code === 'invalid'
  const title = collection ? titleOf(collection, t) : t(isUnknown ? 'not-found' : 'title')
  usePageTitle(title)
  if (isUnknown)
    return (
      <Page title={t('not-found')}>
        <EmptyState icon="search-none" title={t('not-found.text')}>
          <AllJobs />
        </EmptyState>
      </Page>
    )
  if (load.state === 'failed')
    return (
      <Page title={t('title')}>
        <Unavailable
          title={t('down')}
          text={ofList(online ? 'down.text' : 'down.offline')}
          retryLabel={ofList('down.retry')}
          onRetry={load.retry}
        />
      </Page>
    )
  if (!collection)
    return (
      <Page title={t('loading')}>
        <JobCardSkeletons />
      </Page>
    )
  return (
    <Found collection={collection} title={title}>
      <CardList
        positions={collection.positions}
        page={collection.page}
        pages={collection.pages}
        hrefOf={(one) => collectionAddress(kind, slug, one)}
      />
    </Found>
  )
}

interface FoundProps {
  readonly collection: Collection
  readonly title: string
  readonly children: ReactNode
}

function Found({ collection, title, children }: FoundProps) {
  const t = collectionSentences.use()
  const mayApply = useMayApply()
  const { place, trade, featured, total, more } = collection
  const count = t(more ? 'count.more' : 'count', { n: total })
  const search = place
    ? addressOf({ ...noFilters, q: place.city })
    : trade && addressOf({ ...noFilters, roles: [trade] })
  return (
    <Page
      title={featured ? <span lang={featured.language}>{title}</span> : title}
      {...(featured && {
        above: <LogoMark name={featured.company.name} src={featured.company.logo_url} />,
      })}
      {...(total > 0 && {
        lead: featured ? (
          <>
            {count}
            {dot}
            <Link href={`/companies/${featured.company.id}`} renderLink={routerLink}>
              {featured.company.name}
            </Link>
          </>
        ) : (
          count
        ),
      })}
    >
      {total > 0 ? (
        <div className={styles.jobs}>{children}</div>
      ) : (
        <EmptyState icon="search-none" title={emptyOf(collection)} text={t('none.text')} />
      )}
      <p>
        {total > 0 && search ? (
          <LinkButton icon="search" href={search} renderLink={routerLink}>
            {t('search')}
          </LinkButton>
        ) : (
          <AllJobs />
        )}
      </p>
      <div className={styles.ways}>
        <Ways {...collection} cities={t(place ? 'nearby' : 'cities')} />
      </div>
      {mayApply && <ApplyBar />}
    </Page>
  )

  function emptyOf({ place: city }: Collection): string {
    if (city) return t('none.place', { place: `${city.city}, ${city.state}` })
    return t(trade ? 'none.trade' : 'none.featured')
  }
}

function AllJobs() {
  const t = collectionSentences.use()
  return (
    <LinkButton href={jobListPage.path} renderLink={routerLink}>
      {t('all')}
    </LinkButton>
  )
}
