import { useEffect, useRef, useState } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { addressOf, filterCount, noFilters } from '../../search/filters.ts'
import type { Filters } from '../../search/filters.ts'
import { sentences } from '../../sentences.ts'
import { FilterFields } from './filter-fields.tsx'
import styles from './job-list.module.css'

/** A handle that is dragged, or several chips pressed in a row, are one change. */
const pause = 300

interface FilterPanelProps {
  readonly filters: Filters
  readonly onChange: (filters: Filters) => void
}

/** The filters beside the list, where there is room: what is chosen counts at once. */
export function FilterPanel({ filters, onChange }: FilterPanelProps) {
  const say = sentences.use()
  const address = addressOf(filters)
  // What is chosen runs ahead of the address, and is forgotten as soon as that changes.
  const [draft, setDraft] = useState<{ readonly on: string; readonly filters: Filters }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [address])
  const choose = (next: Filters) => {
    setDraft({ on: address, filters: next })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (addressOf(next) !== address) onChange(next)
    }, pause)
  }
  return (
    <section className={styles.panel} aria-label={say('filter.title')}>
      <div className={styles.panelHead}>
        <h2>{say('filter.title')}</h2>
        {filterCount(filters) > 0 && (
          <Button
            kind="quiet"
            size="small"
            onClick={() => onChange({ ...noFilters, zip: filters.zip, distance: filters.distance })}
          >
            {say('filter.clear')}
          </Button>
        )}
      </div>
      <FilterFields filters={draft?.on === address ? draft.filters : filters} onChange={choose} />
    </section>
  )
}
