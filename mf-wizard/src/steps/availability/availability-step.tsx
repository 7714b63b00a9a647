import { useState } from 'react'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { availabilityErrors, ratingKeys } from '@lunchpail/contracts/wizard/rules/availability'
import { Button } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { sentences } from '../../sentences.ts'
import type { StepProps } from '../step.ts'
import { AvailabilityFields, ratingOf } from './availability-fields.tsx'

/** Going on says that the ratings which stand there are meant. */
const rated = (value: Application): Application =>
  Object.fromEntries(ratingKeys.map((key) => [key, ratingOf(value, key)]))

/** WZ-08: a popup holds back whoever is available for none of the standard shifts. */
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
