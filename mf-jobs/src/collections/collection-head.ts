import { getCollection, getOverview } from '@lunchpail/contracts/jobs/api'
import type { CollectionKind } from '@lunchpail/contracts/jobs/collections'
import { welcomePage } from '@lunchpail/contracts/jobs/pages'
import { translator } from '@lunchpail/contracts/language/translate'
import type { HeadOf } from '@lunchpail/kit-web/server-rendering/server-rendered-pages'
import { collectionAddress } from './collection-address.ts'
import { sentences as en } from './sentences.en.ts'
import { sentences as es } from './sentences.es.ts'
import { titleOf } from './title-of.ts'

const translators = { en: translator<typeof en>(en), es: translator<typeof en>(es) }

/** Search engines have those with jobs. A page past the end has none. */
export const collectionHead =
  (kind: CollectionKind): HeadOf =>
  ({ params, language, answerOf }) => {
    const body = answerOf(getCollection)?.body
    if (!body) return { status: 404, robots: 'noindex' }
    const t = translators[language]
    const { place, featured, total: n } = body
    const title = titleOf(body, t)
    const about = place
      ? t('place.about', { n, place: `${place.city}, ${place.state}` })
      : featured
        ? t('featured.about', { n, list: title, company: featured.company.name })
        : t('trade.about', { n, jobs: title })
    return {
      canonical: collectionAddress(kind, params['slug'] ?? params['id'] ?? '', body.page),
      ...(body.positions.length === 0 ? { robots: 'noindex' as const } : { description: about }),
    }
  }

export const welcomeHead: HeadOf = ({ language, answerOf }) => ({
  canonical: welcomePage.path,
  description: translators[language]('welcome.about'),
  ...(answerOf(getOverview)?.body?.total === 0 && { robots: 'noindex' as const }),
})
