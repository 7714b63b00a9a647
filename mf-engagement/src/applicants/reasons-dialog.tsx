import { chosenReasons, type ChosenReason } from '@lunchpail/contracts/engagement/enumerations'
import { CheckboxGroup } from '@lunchpail/kit-ui/checkbox-group'
import { FormDialog } from '@lunchpail/kit-ui/form-dialog'
import { TextareaField } from '@lunchpail/kit-ui/textarea-field'
import { useForm, type RuleErrors } from '@lunchpail/kit-web/forms/use-form'
import { portalSentences } from '../portal/sentences.ts'

interface ReasonsDialogProps {
  readonly title: string
  readonly submit: string
  readonly send: (chosen: {
    readonly reasons: ChosenReason[]
    readonly reason_other: string
  }) => Promise<void>
  readonly onClose: () => void
}

/** Why candidates are not taken, as they are told. Nothing is chosen before the manager does. */
export function ReasonsDialog({ title, submit, send, onClose }: ReasonsDialogProps) {
  const t = portalSentences.use()
  const form = useForm({
    initial: { reasons: [] as readonly string[], reason_other: '' },
    check: ({ reasons }): RuleErrors => (reasons.length === 0 ? { reasons: { key: 'field.choose' } } : {}),
    submit: async ({ reasons, reason_other }) => {
      await send({ reasons: [...reasons] as ChosenReason[], reason_other })
      onClose()
    },
  })
  return (
    <FormDialog
      title={title}
      form={form}
      words={{ close: t('close'), cancel: t('cancel'), submit, errors: t('errors.title') }}
      kind="danger"
      onClose={onClose}
    >
      <CheckboxGroup
        legend={t('reject.reasons')}
        name="reasons"
        columns
        error={form.errors.reasons}
        choices={chosenReasons.map((reason) => ({ value: reason, label: t(`reason.${reason}`) }))}
        value={form.values.reasons}
        onValueChange={(reasons) => form.set({ reasons })}
      />
      <TextareaField
        label={t('reject.text')}
        mark={t('invite.optional')}
        rows={2}
        maxLength={1000}
        {...form.field('reason_other')}
      />
    </FormDialog>
  )
}
