import { hasChoices, writableQuestionTypes } from '@lunchpail/contracts/jobs/api'
import { Button } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { ErrorSummary } from '@lunchpail/kit-ui/error-summary'
import { SelectField } from '@lunchpail/kit-ui/select-field'
import { Stack } from '@lunchpail/kit-ui/stack'
import { TextField } from '@lunchpail/kit-ui/text-field'
import { TextareaField } from '@lunchpail/kit-ui/textarea-field'
import { useForm } from '@lunchpail/kit-web/forms/use-form'
import { toast } from '@lunchpail/kit-web/toast'
import { addQuestion } from '../../portal/api.ts'
import { portalSentences } from '../../portal/sentences.ts'

interface QuestionDialogProps {
  readonly onClose: () => void
  readonly onAdded: () => void
}

type WritableType = (typeof writableQuestionTypes)[number]
const formId = 'company-question'

export function QuestionDialog({ onClose, onAdded }: QuestionDialogProps) {
  const t = portalSentences.use()
  const form = useForm({
    initial: { question: '', type: '1', answers: '' },
    check: () => ({}),
    submit: async ({ question, type, answers }) => {
      const lines = answers.split('\n').map((line) => line.trim())
      await addQuestion({
        question,
        type: Number(type) as WritableType,
        answers: hasChoices(Number(type)) ? lines.filter(Boolean) : [],
      })
      toast(t('questions.saved'))
      onAdded()
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      closeOutside={false}
      title={t('questions.add')}
      closeLabel={t('questions.cancel')}
      actions={
        <>
          <Button onClick={onClose}>{t('questions.cancel')}</Button>
          <Button type="submit" form={formId} kind="primary" busy={form.busy}>
            {t('questions.save')}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={form.onSubmit}>
        <Stack>
          <ErrorSummary title={t('errors.title')} {...form.summary} />
          <TextField label={t('questions.question')} maxLength={500} {...form.field('question')} />
          <SelectField
            label={t('questions.type')}
            choices={writableQuestionTypes.map((type) => ({ value: String(type), label: t(`type.${type}`) }))}
            {...form.field('type')}
          />
          {hasChoices(Number(form.values.type)) && (
            <TextareaField label={t('questions.answers')} rows={4} {...form.field('answers')} />
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
