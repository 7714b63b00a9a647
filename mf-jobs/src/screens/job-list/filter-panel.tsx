import { useEffect, useState } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { addressOf, filterCount, noFilters } from '../../search/filters.ts'
import type { Filters } from '../../search/filters.ts'
import { sentences } from '../../sentences.ts'
import { FilterFields } from './filter-fields.tsx'
import styles from './job-list.module.css'
import { useSettled } from './use-settled.ts'

interface FilterPanelProps {
  readonly filters: Filters
  readonly onChange: (filters: Filters) => void
}

/** The filters beside the list, where there is room: what is chosen counts at once. */
export function FilterPanel({ filters, onChange }: FilterPanelProps) {
  const say = sentences.use()
  const [draft, setDraft] = useState(filters)
  const [edited, setEdited] = useState(false)
  const settled = useSettled(draft, 300)
  // The address is the truth; the draft only runs ahead of it while somebody drags a handle.
  useEffect(() => setDraft(filters), [filters])
  useEffect(() => {
    if (!edited || settled !== draft) return
    setEdited(false)
    if (addressOf(settled) !== addressOf(filters)) onChange(settled)
  }, [edited, settled, draft, filters, onChange])
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
      <FilterFields
        filters={draft}
        onChange={(next) => {
          setDraft(next)
          setEdited(true)
        }}
      />
    </section>
  )
}
