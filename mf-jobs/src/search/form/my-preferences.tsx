import { preferencesFilterSlot } from '@lunchpail/contracts/profile/slots'
import { Slot } from '@lunchpail/kit-web/slot'
import {
  tradeBit,
  trades,
  shiftBit,
  shifts,
  wageFilter,
  commuteFilterLengths,
} from '@lunchpail/contracts/jobs/enumerations'
import type { SlotOutcome } from '@lunchpail/contracts/slot'
import type { Filters } from '../filters.ts'
import { noFilters, wayBit, ways } from '../filters.ts'
import { MyPreferencesFailed } from './my-preferences-failed.tsx'

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
      fallback={(retry) => <MyPreferencesFailed retry={retry} />}
    />
  )
}

type Preferences = SlotOutcome<typeof preferencesFilterSlot>

/** A candidate's preferences as filters of the list. Without a home address the list keeps its place. */
function filtersOfPreferences(preferences: Preferences, { zip, geohash, distance }: Filters): Filters {
  const place = preferences.zip ?? zip
  const length = preferences.commute_length
  const minutes =
    (place || geohash) && (commuteFilterLengths as readonly number[]).includes(length) ? length : null
  const wage = Math.min(preferences.wage_start, wageFilter.maximum)
  return {
    ...noFilters,
    roles: trades.filter((trade) => preferences.role & tradeBit[trade]),
    shifts: shifts.filter((shift) => preferences.shift & shiftBit[shift]),
    traits: preferences.weekend ? [] : ['weekend'],
    from: wage > wageFilter.minimum ? wage : null,
    zip: place,
    geohash: place ? '' : geohash,
    distance: preferences.zip ? 0 : distance,
    minutes,
    ways: minutes === null ? [] : ways.filter((way) => preferences.commute_type & wayBit[way]),
  }
}
