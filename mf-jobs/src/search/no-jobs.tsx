import { distances } from '@lunchpail/contracts/jobs/enumerations'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { EmptyState } from '@lunchpail/kit-ui/empty-state'
import { sameListLink } from '../job/list-links.tsx'
import { addressOf, noFilters } from './filters.ts'
import type { Filters } from './filters.ts'
import { sentences } from '../sentences.ts'
import { useFormatJob } from '../job/use-format-job.ts'

interface NoJobsProps {
  readonly filters: Filters
  /** how many there are on the other pages */
  readonly total: number
  /** there is a ZIP code where it is looked for */
  readonly isKnown: boolean
}

/** Says what to loosen: each filter that is on, one press each. */
export function NoJobs({ filters, total, isKnown }: NoJobsProps) {
  const t = sentences.use()
  const format = useFormatJob()
  const { q, roles, shifts, traits, schedule, posted, benefits, from, to, zip, geohash, distance, minutes } =
    filters
  const located = zip !== '' || geohash !== ''
  const offer = (label: string, part: Partial<Filters>) => ({ label, part })
  // abroad or at sea, where some miles more find nothing either
  const isElsewhere = geohash !== '' && distance > 0 && !isKnown
  const wider = isElsewhere ? undefined : distances.find((miles) => miles > distance)
  const offers = [
    ...(located && distance > 0 && wider
      ? [offer(t('none.wider', { miles: format.miles(wider) }), { distance: wider })]
      : []),
    ...(located && distance > 0 ? [offer(t('none.any-distance'), { distance: 0 })] : []),
    ...(minutes === null ? [] : [offer(t('none.any-way'), { minutes: null, ways: [] })]),
    ...(from !== null || to !== null ? [offer(t('none.any-pay'), { from: null, to: null })] : []),
    ...(traits.length > 0 || schedule > 0 || posted > 0 || benefits > 0
      ? [offer(t('none.any-trait'), { traits: [], schedule: 0, posted: 0, benefits: 0 })]
      : []),
    ...(q === '' ? [] : [offer(t('none.any-words'), { q: '' })]),
    ...(shifts.length > 0 ? [offer(t('none.any-shift'), { shifts: [] })] : []),
    ...(roles.length > 0 ? [offer(t('none.any-role'), { roles: [] })] : []),
  ]
  if (total > 0)
    return (
      <EmptyState icon="search-none" title={t('none.page')}>
        <LinkButton href={addressOf({ ...filters, page: 1 })} renderLink={sameListLink}>
          {t('none.first-page')}
        </LinkButton>
      </EmptyState>
    )
  return (
    <EmptyState
      icon="search-none"
      title={t('none.title')}
      text={t(isElsewhere ? 'none.elsewhere' : offers.length > 0 ? 'none.text' : 'none.all')}
    >
      {offers.map(({ label, part }) => (
        <LinkButton
          key={label}
          size="small"
          href={addressOf({ ...filters, ...part, page: 1 })}
          renderLink={sameListLink}
        >
          {label}
        </LinkButton>
      ))}
      {offers.length > 1 && (
        <LinkButton
          size="small"
          kind="quiet"
          href={addressOf({ ...noFilters, zip, geohash, distance: 0 })}
          renderLink={sameListLink}
        >
          {t('none.clear')}
        </LinkButton>
      )}
    </EmptyState>
  )
}
