import { listSorts, type ListSort } from '@lunchpail/contracts/jobs/enumerations'
import { SelectField } from '@lunchpail/kit-ui/select-field'
import { sentences } from '../../sentences.ts'
import type { FieldsProps } from './filter-fields.tsx'

/** What comes first. Without a place there is no nearest. */
export function SortFields({ filters, onChange }: FieldsProps) {
  const t = sentences.use()
  return (
    <SelectField
      name="sort"
      label={t('menu.sort')}
      emptyLabel={t('sort.any')}
      value={filters.sort ?? ''}
      choices={listSorts
        .filter((sort) => sort !== 'distance' || filters.zip || filters.geohash)
        .map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
      onChange={({ target }) => onChange({ sort: (target.value || null) as ListSort | null })}
    />
  )
}
