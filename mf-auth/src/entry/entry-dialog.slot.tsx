import type { entryDialogSlot } from '@lunchpail/contracts/auth/slots'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import type { SlotComponentProps } from '@lunchpail/kit-web/manifest'
import { useClosedByBack } from '../use-closed-by-back.ts'
import { EntryForms } from './entry-forms.tsx'
import { useEntry } from './use-entry.ts'
import { sentences } from '../sentences.ts'

const titles = { login: 'login.title', 'sign-up': 'sign-up.title' } as const

/** The forms of entry.slot.tsx over the page. */
export function EntryDialogSlot({ onDone, ...props }: SlotComponentProps<typeof entryDialogSlot>) {
  const t = sentences.use()
  const entry = useEntry(props)
  const { shown, close } = useClosedByBack<boolean>((signedIn) => {
    onDone({ signedIn })
    if (signedIn) entry.leave()
  }, false)
  return (
    <Dialog
      open={shown}
      title={t(titles[entry.form])}
      closeLabel={t('dialog.close')}
      // what is typed would be lost
      closeOutside={false}
      onClose={() => close(false)}
    >
      <EntryForms
        entry={entry}
        candidate={props.candidate}
        variant={props.variant}
        asks={props.asks}
        known={props.known}
        doubts={props.doubts}
        titled
        onSignedIn={() => close(true)}
      />
    </Dialog>
  )
}
