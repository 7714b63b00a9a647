import { distances } from '@lunchpail/contracts/jobs/enumerations'
import { Button } from '@lunchpail/kit-ui/button'
import { EmptyState } from '@lunchpail/kit-ui/empty-state'
import { noFilters } from '../../search/filters.ts'
import type { Filters } from '../../search/filters.ts'
import { sentences } from '../../sentences.ts'
import { useJobWords } from '../../words/use-job-words.ts'

interface NoJobsProps {
  readonly filters: Filters
  /** how many there are on the other pages */
  readonly total: number
  readonly onChange: (filters: Filters) => void
}

/** Says what to loosen: each filter that is on, one press each. */
export function NoJobs({ filters, total, onChange }: NoJobsProps) {
  const say = sentences.use()
  const words = useJobWords()
  const { roles, shifts, from, to, zip, distance } = filters
  const offer = (label: string, part: Partial<Filters>) => ({ label, part })
  const wider = distances.find((miles) => miles > distance)
  const offers = [
    ...(zip && distance > 0 && wider
      ? [offer(say('none.wider', { miles: words.miles(wider) }), { distance: wider })]
      : []),
    ...(zip && distance > 0 ? [offer(say('none.any-distance'), { distance: 0 })] : []),
    ...(from !== null || to !== null ? [offer(say('none.any-pay'), { from: null, to: null })] : []),
    ...(shifts.length > 0 ? [offer(say('none.any-shift'), { shifts: [] })] : []),
    ...(roles.length > 0 ? [offer(say('none.any-role'), { roles: [] })] : []),
  ]
  if (total > 0)
    return (
      <EmptyState icon="search-none" title={say('none.page')}>
        <Button onClick={() => onChange({ ...filters, page: 1 })}>{say('none.first-page')}</Button>
      </EmptyState>
    )
  return (
    <EmptyState
      icon="search-none"
      title={say('none.title')}
      text={say(offers.length > 0 ? 'none.text' : 'none.all')}
    >
      {offers.map(({ label, part }) => (
        <Button key={label} size="small" onClick={() => onChange({ ...filters, ...part, page: 1 })}>
          {label}
        </Button>
      ))}
      {offers.length > 1 && (
        <Button size="small" kind="quiet" onClick={() => onChange({ ...noFilters, zip, distance: 0 })}>
          {say('none.clear')}
        </Button>
      )}
    </EmptyState>
  )
}
