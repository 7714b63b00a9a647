import { useState } from 'react'
import { shiftRating, shiftRatingDefault } from '@lunchpail/contracts/profile/enumerations'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { availabilityErrors, ratingKeys } from '@lunchpail/contracts/wizard/rules/availability'
import { Button } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { RadioGroup } from '@lunchpail/kit-ui/radio-group'
import { Stack } from '@lunchpail/kit-ui/stack'
import { sentences } from '../../sentences.ts'
import type { FieldsProps, StepProps } from '../step.ts'
import styles from './availability.module.css'

/** Next confirms the ratings that are shown, defaults included. */
const rated = (value: Application): Application =>
  Object.fromEntries(ratingKeys.map((key) => [key, ratingOf(value, key)]))

/** A dialog blocks Next while no standard shift is possible. */
export function AvailabilityStep({ host, ...fields }: StepProps) {
  const t = sentences.use()
  const [none, setNone] = useState(false)
  const close = () => setNone(false)
  const next = () => {
    const ratings = rated(fields.value)
    if ('availability' in availabilityErrors(ratings)) setNone(true)
    else host.leave(ratings)
  }
  return host.frame({
    onNext: next,
    children: (
      <>
        <AvailabilityFields {...fields} />
        <Dialog
          open={none}
          onClose={close}
          title={t('availability.none')}
          closeLabel={t('frame.close')}
          actions={
            <Button kind="primary" onClick={close}>
              {t('availability.change')}
            </Button>
          }
        >
          <p>{t('availability.none-why')}</p>
        </Dialog>
      </>
    ),
  })
}

type RatingKey = (typeof ratingKeys)[number]
const shiftOf = (key: RatingKey) => key.slice('pref_shift_'.length) as keyof typeof shiftRatingDefault

/** The rating, or its default. */
const ratingOf = (value: Application, key: RatingKey): number =>
  value[key] ?? shiftRatingDefault[shiftOf(key)]

/** Five shifts, each rated 1 to 4. */
function AvailabilityFields({ value, errorOf, onChange }: FieldsProps) {
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
