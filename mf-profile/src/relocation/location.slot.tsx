import type { locationSlot } from '@lunchpail/contracts/profile/slots'
import { Button } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { Stack } from '@lunchpail/kit-ui/stack'
import { reportError } from '@lunchpail/kit-web/error-report'
import type { SlotComponentProps } from '@lunchpail/kit-web/manifest'
import { saveProfile } from '../api.ts'
import { sentences } from '../sentences.ts'

/** The page goes on at once: what could not be saved is only logged. */
function LocationSlot({ jobs, onDone }: SlotComponentProps<typeof locationSlot>) {
  const t = sentences.use()
  const answer = (takes: boolean) => {
    saveProfile({ location_screen: takes }).catch((error: unknown) => reportError(error, 'location'))
    onDone({ takes })
  }
  return (
    <Dialog
      open
      onClose={() => onDone({ takes: null })}
      title={t('far.title')}
      closeLabel={t('far.close')}
      actions={
        <>
          <Button onClick={() => answer(false)}>{t('far.out')}</Button>
          <Button kind="primary" onClick={() => answer(true)}>
            {t('far.stay')}
          </Button>
        </>
      }
    >
      <Stack gap="tight">
        <p>{t('far.text')}</p>
        <ul>
          {jobs.map((job) => (
            <li key={job}>{job}</li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  )
}

export default LocationSlot
