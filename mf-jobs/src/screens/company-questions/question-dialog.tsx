import { hasChoices, writableQuestionTypes } from '@lunchpail/contracts/jobs/api'
import { FormDialog } from '@lunchpail/kit-ui/form-dialog'
import { SelectField } from '@lunchpail/kit-ui/select-field'
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
    <FormDialog
      title={t('questions.add')}
      form={form}
      words={{
        close: t('questions.cancel'),
        cancel: t('questions.cancel'),
        submit: t('questions.save'),
        errors: t('errors.title'),
      }}
      onClose={onClose}
    >
      <TextField label={t('questions.question')} maxLength={500} {...form.field('question')} />
      <SelectField
        label={t('questions.type')}
        choices={writableQuestionTypes.map((type) => ({ value: String(type), label: t(`type.${type}`) }))}
        {...form.field('type')}
      />
      {hasChoices(Number(form.values.type)) && (
        <TextareaField label={t('questions.answers')} rows={4} {...form.field('answers')} />
      )}
    </FormDialog>
  )
}
