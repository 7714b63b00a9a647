import { Suspense } from 'react'
import { accountSlot } from '@lunchpail/contracts/auth/slots'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { retryChunk } from '@lunchpail/kit-web/retry-chunk'
import { Slot } from '@lunchpail/kit-web/slot'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { sentences } from '../sentences.ts'
import type { DialogName } from './profile-route.ts'

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

const lazyDialogs = {
  preferences: async () => (await import('../preferences/preferences-dialog.tsx')).PreferencesDialog,
  references: async () => (await import('../references/references-dialog.tsx')).ReferencesDialog,
}

function LazyDialog({ name, onDone }: DialogProps & { readonly name: keyof typeof lazyDialogs }) {
  const load = useLoad(async () => ({ Dialog: await retryChunk(lazyDialogs[name]) }), [name])
  if (load.value) return <load.value.Dialog onDone={onDone} />
  return load.state === 'failed' ? <UnavailableDialog onDone={onDone} onRetry={load.retry} /> : null
}

interface DialogsProps {
  readonly open: DialogName | undefined
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
  return <Suspense fallback={null}>{open && <LazyDialog key={open} name={open} onDone={done} />}</Suspense>
}
