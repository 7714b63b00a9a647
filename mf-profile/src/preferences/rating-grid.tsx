import { useId } from 'react'
import { Fieldset } from '@lunchpail/kit-ui/fieldset'
import { rated, type PreferencesValues, type Rated } from './preferences-values.ts'
import { sentences } from './sentences.ts'
import styles from './rating-grid.module.css'

const ratings = [1, 2, 3, 4] as const

interface RatingGridProps {
  readonly values: PreferencesValues
  readonly onChange: (change: Partial<PreferencesValues>) => void
  readonly error?: string | undefined
}

/** Each shift with its four ratings in a row. */
export function RatingGrid({ values, onChange, error }: RatingGridProps) {
  const t = sentences.use()
  return (
    <Fieldset legend={t('ratings.legend')} error={error} id="ratings">
      {() => (
        <div className={styles.grid}>
          {rated.map((shift) => (
            <RatingRow
              key={shift}
              shift={shift}
              rating={values[`shift_${shift}`]}
              onChange={(rating) => onChange({ [`shift_${shift}`]: rating })}
            />
          ))}
        </div>
      )}
    </Fieldset>
  )
}

interface RatingRowProps {
  readonly shift: Rated
  readonly rating: number
  readonly onChange: (rating: number) => void
}

function RatingRow({ shift, rating, onChange }: RatingRowProps) {
  const t = sentences.use()
  const id = useId()
  return (
    <fieldset role="radiogroup" className={styles.row}>
      <legend className={styles.shift}>{t(`shift.${shift}`)}</legend>
      {ratings.map((value) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={`${id}-${shift}`}
            id={value === rating ? `rating-${shift}` : undefined}
            value={value}
            checked={value === rating}
            onChange={() => onChange(value)}
            className={styles.input}
          />
          <span>{t(`rating.${value}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
