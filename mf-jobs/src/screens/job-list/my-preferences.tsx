import { preferencesFilterSlot } from '@lunchpail/contracts/profile/slots'
import { Slot } from '@lunchpail/kit-web/slot'
import type { Filters } from '../../search/filters.ts'
import { filtersOfPreferences } from '../../search/preferences.ts'

interface MyPreferencesProps {
  readonly filters: Filters
  readonly onChange: (filters: Filters) => void
  readonly className: string | undefined
}

/** The profile's button; what the person prefers becomes the filters of the list. */
export function MyPreferences({ filters, onChange, className = '' }: MyPreferencesProps) {
  return (
    <Slot
      slot={preferencesFilterSlot}
      props={{}}
      className={className}
      onDone={(preferences) => onChange(filtersOfPreferences(preferences, filters))}
    />
  )
}
