import { shiftRating, shiftRatingDefault } from '@lunchpail/contracts/profile/enumerations'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { ratingKeys } from '@lunchpail/contracts/wizard/rules/availability'
import { RadioGroup } from '@lunchpail/kit-ui/radio-group'
import { Stack } from '@lunchpail/kit-ui/stack'
import { sentences } from '../../sentences.ts'
import type { FieldsProps } from '../step.ts'
import styles from './availability.module.css'

type RatingKey = (typeof ratingKeys)[number]
const shiftOf = (key: RatingKey) => key.slice('pref_shift_'.length) as keyof typeof shiftRatingDefault

/** What stands there until somebody chooses. 2 §9. */
export const ratingOf = (value: Application, key: RatingKey): number =>
  value[key] ?? shiftRatingDefault[shiftOf(key)]

/** Five shifts, each rated 1 to 4. */
export function AvailabilityFields({ value, errorOf, onChange }: FieldsProps) {
  const t = sentences.use()
  return (
    <Stack>
      {ratingKeys.map((key) => (
        <RadioGroup
          key={key}
          id={key}
          className={styles.shift}
          legend={t(`shift.${shiftOf(key)}`)}
          hint={t(`shift.${shiftOf(key)}-hint`)}
          choices={Object.values(shiftRating).map((rating) => ({
            value: String(rating),
            label: t(`rating.${rating}`),
          }))}
          value={String(ratingOf(value, key))}
          error={errorOf(key)}
          onValueChange={(rating) => onChange({ [key]: Number(rating) })}
        />
      ))}
    </Stack>
  )
}
