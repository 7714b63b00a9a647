import { reportPosition } from '@lunchpail/contracts/jobs/api'
import {
  reportNoteCharacters,
  reportReasons,
  type ReportReason,
} from '@lunchpail/contracts/jobs/enumerations'
import { FormDialog } from '@lunchpail/kit-ui/form-dialog'
import { RadioGroup } from '@lunchpail/kit-ui/radio-group'
import { TextareaField } from '@lunchpail/kit-ui/textarea-field'
import { call } from '@lunchpail/kit-web/api-client'
import { useForm } from '@lunchpail/kit-web/forms/use-form'
import { toast } from '@lunchpail/kit-web/toast'
import { reportSentences } from './sentences.ts'

interface ReportDialogProps {
  readonly id: number
  readonly onClose: () => void
}

/** What is wrong with a job, and what becomes of saying so. */
export function ReportDialog({ id, onClose }: ReportDialogProps) {
  const t = reportSentences.use()
  const form = useForm({
    initial: { reason: '' as ReportReason | '', note: '' },
    check: ({ reason, note }) => ({
      ...(!reason && { reason: { key: 'field.choose' as const } }),
      ...(note.length > reportNoteCharacters && { note: { key: 'field.max-length' as const } }),
    }),
    submit: async ({ reason, note }) => {
      await call(reportPosition, {
        params: { id: String(id) },
        body: { reason: reason as ReportReason, note },
      })
      toast(t('sent'), { milliseconds: 6_000 })
      onClose()
    },
  })
  const { values, set, errors } = form
  return (
    <FormDialog
      title={t('title')}
      form={form}
      words={{ close: t('cancel'), cancel: t('cancel'), submit: t('send'), errors: t('errors') }}
      onClose={onClose}
    >
      <p>{t('lead')}</p>
      <RadioGroup
        legend={t('reason')}
        name="reason"
        error={errors.reason}
        choices={reportReasons.map((reason) => ({ value: reason, label: t(`reason.${reason}`) }))}
        value={values.reason || null}
        onValueChange={(reason) => set({ reason: reason as ReportReason })}
      />
      <TextareaField
        label={t('note')}
        mark={t('optional')}
        hint={t('note-hint')}
        rows={3}
        limit={reportNoteCharacters}
        counter={(used, limit) => t('note-counter', { used, limit })}
        {...form.field('note')}
      />
      <p>{t('after')}</p>
    </FormDialog>
  )
}
