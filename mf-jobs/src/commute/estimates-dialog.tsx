import { useState } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { Stack } from '@lunchpail/kit-ui/stack'
import { commuteWaitMs } from '@lunchpail/contracts/jobs/enumerations'
import { AddressDialog } from './address-dialog.tsx'
import { sentences } from '../sentences.ts'
import { home } from './home.ts'
import { saveHome } from './save-home.ts'
import { commuteSentences } from './sentences.ts'

/** What estimates are, and from where. Without an address it asks for one. */
export function EstimatesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = commuteSentences.use()
  const ofList = sentences.use()
  const from = home.use()
  const [asks, setAsks] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  if (asks) return <AddressDialog onClose={onClose} />
  const calculate = () => {
    if (!from) return setAsks(true)
    setBusy(true)
    setError('')
    saveHome({ ...from, approximate: false }, commuteWaitMs.default).then(onClose, (failure: Error) => {
      setError(failure.message)
      setBusy(false)
    })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={ofList('commute.show')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" busy={busy} onClick={calculate}>
            {t('calculate')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t('show.text')}</p>
        {from && (
          <>
            <p>{t('show.from', { address: from.address })}</p>
            <Button size="small" onClick={() => setAsks(true)}>
              {t('change-address')}
            </Button>
          </>
        )}
        <p>{t('show.kept')}</p>
        <div role="status">{busy && t('calculating')}</div>
        {error && <p role="alert">{error}</p>}
      </Stack>
    </Dialog>
  )
}
