import { rejectionReasons, type RejectionReason } from '@lunchpail/contracts/engagement/enumerations'
import type { Applied } from '@lunchpail/contracts/engagement/portal-api'
import { CheckboxGroup } from '@lunchpail/kit-ui/checkbox-group'
import { FormDialog } from '@lunchpail/kit-ui/form-dialog'
import { TextareaField } from '@lunchpail/kit-ui/textarea-field'
import { useForm, type RuleErrors } from '@lunchpail/kit-web/forms/use-form'
import { tellFailure } from '@lunchpail/kit-web/portal/tell-failure'
import { toast } from '@lunchpail/kit-web/toast'
import { move } from '../../portal/api.ts'
import { portalSentences } from '../../portal/sentences.ts'

interface RejectDialogProps {
  readonly applications: readonly Applied[]
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Those that the system gives, or the candidate: no manager chooses them. */
const ofSystem = [
  'expired',
  'withdrawn',
  'deactivated',
  'missed interview',
  'invite rescinded',
  'invalid phone',
  'never started',
] as const satisfies readonly RejectionReason[]
type Chosen = Exclude<RejectionReason, (typeof ofSystem)[number]>
const offered = rejectionReasons.filter(
  (reason): reason is Chosen => !(ofSystem as readonly string[]).includes(reason),
)

export function RejectDialog({ applications, onClose, onDone }: RejectDialogProps) {
  const t = portalSentences.use()
  const form = useForm({
    initial: { reasons: [] as readonly string[], reason_other: '' },
    check: ({ reasons }): RuleErrors => (reasons.length === 0 ? { reasons: { key: 'field.choose' } } : {}),
    submit: async ({ reasons, reason_other }) => {
      const { done } = await move({
        applications: applications.map(({ id }) => id),
        state: 2,
        reasons: [...reasons] as Chosen[],
        reason_other,
      })
      if (done.length === applications.length) toast(t('action.done', { n: done.length }))
      else tellFailure(t('action.some', { n: done.length, of: applications.length }))
      onDone()
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('reject.title', { n: applications.length })}
      form={form}
      words={{ close: t('close'), cancel: t('cancel'), submit: t('reject.send'), errors: t('errors.title') }}
      kind="danger"
      onClose={onClose}
    >
      <CheckboxGroup
        legend={t('reject.reasons')}
        name="reasons"
        columns
        error={form.errors.reasons}
        choices={offered.map((reason) => ({ value: reason, label: t(`reason.${reason}`) }))}
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
