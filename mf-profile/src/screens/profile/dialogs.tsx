import { Suspense } from 'react'
import { accountSlot } from '@lunchpail/contracts/auth/slots'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { retryChunk } from '@lunchpail/kit-web/retry-chunk'
import { Slot } from '@lunchpail/kit-web/slot'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { sentences } from '../../sentences.ts'

interface DialogProps {
  readonly onDone: (outcome: { readonly saved: boolean }) => void
}

/** In place of a dialog whose chunk did not load. */
function UnavailableDialog({ onDone, onRetry }: DialogProps & { readonly onRetry: () => void }) {
  const t = sentences.use()
  return (
    <Dialog
      open
      title={t('step.unavailable.title')}
      closeLabel={t('profile.close')}
      onClose={() => onDone({ saved: false })}
    >
      <Unavailable
        title={t('step.unavailable.title')}
        text={t('step.unavailable.text')}
        retryLabel={t('profile.retry')}
        onRetry={onRetry}
      />
    </Dialog>
  )
}

function LazyPreferences({ onDone }: DialogProps) {
  const load = useLoad(() => retryChunk(() => import('../../preferences/preferences-dialog.tsx')), [])
  if (load.value) return <load.value.PreferencesDialog onDone={onDone} />
  return load.state === 'failed' ? <UnavailableDialog onDone={onDone} onRetry={load.retry} /> : null
}

interface DialogsProps {
  readonly open: 'account' | 'preferences' | undefined
  readonly onClose: () => void
  /** the profile may have changed */
  readonly onSaved: () => void
}

/** The dialogs over the profile, by hash. */
export function Dialogs({ open, onClose, onSaved }: DialogsProps) {
  const done = ({ saved }: { readonly saved: boolean }) => {
    if (saved) onSaved()
    onClose()
  }
  if (open === 'account')
    return (
      <Slot
        slot={accountSlot}
        props={{ open: true }}
        onDone={done}
        fallback={(retry) => <UnavailableDialog onDone={done} onRetry={retry} />}
      />
    )
  // the dialog's sentences load after it: without this boundary the page would suspend
  return <Suspense fallback={null}>{open === 'preferences' && <LazyPreferences onDone={done} />}</Suspense>
}
