import { chosenReasons, type ChosenReason } from '@lunchpail/contracts/engagement/enumerations'
import { CheckboxGroup } from '@lunchpail/kit-ui/checkbox-group'
import { FormDialog } from '@lunchpail/kit-ui/form-dialog'
import { TextareaField } from '@lunchpail/kit-ui/textarea-field'
import { useForm, type RuleErrors } from '@lunchpail/kit-web/forms/use-form'
import { portalSentences } from '../portal/sentences.ts'

interface Chosen {
  readonly reasons: ChosenReason[]
  readonly reason_other: string
}

interface ReasonsDialogProps {
  readonly title: string
  readonly submit: string
  /** what was said before, which this replaces */
  readonly said?: { readonly reasons: readonly string[]; readonly reason_other: string | null } | undefined
  readonly send: (chosen: Chosen) => Promise<void>
  readonly onClose: () => void
}

/** Why candidates are not taken, as they are told. Nothing is chosen before the manager does, or did. */
export function ReasonsDialog({ title, submit, said, send, onClose }: ReasonsDialogProps) {
  const t = portalSentences.use()
  const form = useForm({
    initial: {
      reasons: chosenReasons.filter((reason) => said?.reasons.includes(reason)) as readonly string[],
      reason_other: said?.reason_other ?? '',
    },
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
