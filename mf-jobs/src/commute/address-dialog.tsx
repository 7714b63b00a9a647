import { commuteWaitMs } from '@lunchpail/contracts/jobs/enumerations'
import { FormDialog } from '@lunchpail/kit-ui/form-dialog'
import { AddressFields } from './address-fields.tsx'
import { commuteSentences } from './sentences.ts'
import { useAddress } from './use-address.ts'

interface AddressDialogProps {
  readonly onClose: () => void
}

/** Asks for the address, and loads the page again with it. */
export function AddressDialog({ onClose }: AddressDialogProps) {
  const t = commuteSentences.use()
  const form = useAddress({ submitLabel: t('calculate'), waitMs: commuteWaitMs.default, onSaved: onClose })
  return (
    <FormDialog
      title={t('address.title')}
      form={{ busy: form.busy, onSubmit: form.submit, summary: form.summary }}
      words={{ close: t('close'), cancel: t('cancel'), submit: t('calculate'), errors: t('errors') }}
      onClose={onClose}
    >
      <AddressFields {...form} />
      <p>{t('show.kept')}</p>
    </FormDialog>
  )
}
