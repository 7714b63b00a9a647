import type { ReactNode, RefObject } from 'react'
import { distances } from '@lunchpail/contracts/jobs/enumerations'
import { Button } from '@lunchpail/kit-ui/button'
import { SelectField } from '@lunchpail/kit-ui/select-field'
import { TextField } from '@lunchpail/kit-ui/text-field'
import type { Filters } from '../filters.ts'
import { sentences } from '../../sentences.ts'
import { more, prepareMore } from './more.ts'
import styles from './search-form.module.css'
import type { useZip } from './use-zip.ts'

interface PlaceFieldsProps {
  readonly filters: Filters
  readonly zip: Omit<ReturnType<typeof useZip>, 'field'>
  readonly field: RefObject<HTMLInputElement | null>
  readonly onDistance: (miles: number) => void
  readonly children?: ReactNode
}

/** ZIP code and distance: always there, because everybody begins with where they are. */
export function PlaceFields({ filters, zip, field, onDistance, children }: PlaceFieldsProps) {
  const t = sentences.use()
  return (
    <div className={styles.place}>
      <TextField
        ref={field}
        name="zip"
        label={t('search.zip')}
        error={zip.error}
        value={zip.value}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        onFocus={() => void prepareMore()}
        onPaste={more.use()?.pasteZip?.(zip.type)}
        onChange={(event) => zip.type(event.target.value)}
      />
      <SelectField
        name="distance"
        label={t('search.distance')}
        value={String(filters.distance)}
        choices={choicesWith(filters.distance).map((miles) => ({
          value: String(miles),
          label: miles === 0 ? t('search.any-distance') : t('miles', { n: miles }),
        }))}
        onChange={(event) => onDistance(Number(event.target.value))}
      />
      <Button type="submit" className={styles.go}>
        {t('search.go')}
      </Button>
      {children}
    </div>
  )
}

/** The usual distances, and the one in the address where another was written. */
const choicesWith = (distance: number): number[] =>
  [...new Set([...distances, distance])]
    .filter((miles) => miles > 0)
    .toSorted((a, b) => a - b)
    .concat(0)
