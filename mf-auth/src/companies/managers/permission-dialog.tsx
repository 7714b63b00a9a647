import type { ScopeAccess } from '@lunchpail/contracts/auth/companies/permissions'
import { Button } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { useForm } from '@lunchpail/kit-web/forms/use-form'
import { toast } from '@lunchpail/kit-web/toast'
import type { ManagerPermission } from '../api.ts'
import { FormFrame } from '../../forms/form-frame.tsx'
import {
  permissionBody,
  PermissionFields,
  permissionValues,
  type PermissionValues,
} from '../permission-fields.tsx'
import { sentences } from '../../sentences.ts'

interface PermissionDialogProps {
  readonly title: string
  readonly given: { readonly level: number; readonly access: ScopeAccess | null }
  readonly admin: boolean
  readonly submit: (body: ManagerPermission) => Promise<unknown>
  readonly done: string
  readonly onClose: () => void
  readonly onDone: () => void
}

/** What a manager may do, to change it or to let them in. */
export function PermissionDialog(props: PermissionDialogProps) {
  const { title, given, admin, submit, done, onClose, onDone } = props
  const t = sentences.use()
  const form = useForm<PermissionValues>({
    initial: permissionValues(given.level, given.access),
    check: () => ({}),
    submit: async (values) => {
      await submit(permissionBody(values))
      toast(done)
      onClose()
      onDone()
    },
  })
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('managers.close')} closeOutside={false}>
      <FormFrame form={form}>
        <PermissionFields form={form} admin={admin} />
        <Button type="submit" kind="primary" wide busy={form.busy}>
          {t('managers.save')}
        </Button>
      </FormFrame>
    </Dialog>
  )
}
