import { sendCompanyInvite as contract } from '@lunchpail/contracts/auth/api'
import { permissionLevel } from '@lunchpail/contracts/auth/enumerations'
import { Button } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { TextField } from '@lunchpail/kit-ui/text-field'
import { useForm } from '@lunchpail/kit-web/forms/use-form'
import { toast } from '@lunchpail/kit-web/toast'
import { sendCompanyInvite } from '../api.ts'
import { schemaErrorsOf } from '../../forms/field-errors.ts'
import { FormFrame } from '../../forms/form-frame.tsx'
import {
  permissionBody,
  PermissionFields,
  permissionValues,
  type PermissionValues,
} from '../permission-fields.tsx'
import { sentences } from '../../sentences.ts'

interface InviteDialogProps {
  readonly admin: boolean
  readonly onClose: () => void
  readonly onSent: () => void
}

type InviteValues = PermissionValues & { readonly email: string }

export function InviteDialog({ admin, onClose, onSent }: InviteDialogProps) {
  const t = sentences.use()
  const form = useForm<InviteValues>({
    initial: { ...permissionValues(permissionLevel.viewer, null), email: '' },
    check: (values) => schemaErrorsOf(contract.body, { email: values.email, ...permissionBody(values) }),
    submit: async (values) => {
      await sendCompanyInvite(values.email, permissionBody(values))
      toast(t('managers.invited'))
      onClose()
      onSent()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('managers.invite')}
      closeLabel={t('managers.close')}
      closeOutside={false}
    >
      <FormFrame form={form}>
        <p>{t('managers.invite-lead')}</p>
        <TextField
          label={t('managers.email')}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('email')}
        />
        <PermissionFields form={form} admin={admin} />
        <Button type="submit" kind="primary" wide busy={form.busy}>
          {t('managers.invite-send')}
        </Button>
      </FormFrame>
    </Dialog>
  )
}
