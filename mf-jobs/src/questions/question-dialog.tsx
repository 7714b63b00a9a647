import {
  hasChoices,
  isWritable,
  writableQuestionTypes,
  type CompanyQuestion,
} from '@lunchpail/contracts/jobs/api'
import { FormDialog } from '@lunchpail/kit-ui/form-dialog'
import { SelectField } from '@lunchpail/kit-ui/select-field'
import { TextField } from '@lunchpail/kit-ui/text-field'
import { TextareaField } from '@lunchpail/kit-ui/textarea-field'
import { useForm } from '@lunchpail/kit-web/forms/use-form'
import { toast } from '@lunchpail/kit-web/toast'
import { addQuestion, changeQuestion } from '../portal/api.ts'
import { portalSentences } from '../portal/sentences.ts'
import { typeOf } from './type-of.ts'

interface QuestionDialogProps {
  /** the one that is changed; without it, one is added */
  readonly asked?: CompanyQuestion | undefined
  readonly onClose: () => void
  readonly onSaved: () => void
}

type WritableType = (typeof writableQuestionTypes)[number]
type AnyType = NonNullable<Parameters<typeof changeQuestion>[1]['type']>

export function QuestionDialog({ asked, onClose, onSaved }: QuestionDialogProps) {
  const t = portalSentences.use()
  const form = useForm({
    initial: {
      question: asked?.question ?? '',
      type: String(asked?.type ?? 1),
      answers: asked?.answers.map(({ value }) => value).join('\n') ?? '',
    },
    check: () => ({}),
    fieldOf: (path) => path.replace(/^answers\..*/, 'answers'),
    submit: async ({ question, type, answers }) => {
      const lines = answers.split('\n').map((line) => line.trim())
      const typed = {
        question,
        answers: hasChoices(Number(type)) ? lines.filter(Boolean) : [],
      }
      await (asked
        ? changeQuestion(asked.id, { ...typed, type: Number(type) as AnyType })
        : addQuestion({ ...typed, type: Number(type) as WritableType }))
      toast(t(asked ? 'questions.changed' : 'questions.saved'))
      onSaved()
      onClose()
    },
  })
  return (
    <FormDialog
      title={t(asked ? 'questions.change-title' : 'questions.add')}
      form={form}
      words={{
        close: t('questions.cancel'),
        cancel: t('questions.cancel'),
        submit: t(asked ? 'questions.change-save' : 'questions.save'),
        errors: t('errors.title'),
      }}
      onClose={onClose}
    >
      {asked && asked.roles > 0 && <p>{t('questions.change-text', { n: asked.roles })}</p>}
      <TextField
        label={t('questions.question')}
        maxLength={asked ? 2_000 : 500}
        {...form.field('question')}
      />
      <SelectField
        label={t('questions.type')}
        choices={[
          ...writableQuestionTypes.map((type) => ({ value: String(type), label: t(`type.${type}`) })),
          // one that no manager writes stays what it is until they choose another
          ...(asked && !isWritable(asked.type)
            ? [{ value: String(asked.type), label: typeOf(asked.type, t) }]
            : []),
        ]}
        {...form.field('type')}
      />
      {hasChoices(Number(form.values.type)) && (
        <TextareaField label={t('questions.answers')} rows={4} {...form.field('answers')} />
      )}
    </FormDialog>
  )
}
