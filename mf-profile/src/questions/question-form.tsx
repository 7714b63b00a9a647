import type { ReactNode } from 'react'
import type { AskedQuestion, ShownQuestion } from '@lunchpail/contracts/profile/api'
import { answerError, asksFollowUp, takesSeveral } from '@lunchpail/contracts/wizard/rules/question'
import { ActionBar } from '@lunchpail/kit-ui/action-bar'
import { Button } from '@lunchpail/kit-ui/button'
import { ErrorSummary } from '@lunchpail/kit-ui/error-summary'
import { Stack } from '@lunchpail/kit-ui/stack'
import { QuestionField, type QuestionValues } from '@lunchpail/kit-web/forms/question-field'
import { useForm } from '@lunchpail/kit-web/forms/use-form'
import type { Answer } from './api.ts'
import styles from './questions.module.css'
import { sentences } from './sentences.ts'

interface QuestionFormProps {
  /** with what was answered before, where that is shown */
  readonly question: ShownQuestion & Partial<Pick<AskedQuestion, 'response' | 'follow_up_response'>>
  readonly save: (answer: Answer) => Promise<void>
  /** beside the button */
  readonly children?: ReactNode
}

/** One question, one button. */
export function QuestionForm({ question, save, children }: QuestionFormProps) {
  const t = sentences.use()
  const form = useForm<QuestionValues>({
    initial: {
      response: question.response ?? (takesSeveral(question) ? [] : ''),
      follow_up_response: question.follow_up_response ?? '',
    },
    check: (values) => {
      const key = answerError(question, { id: question.id, ...values })
      if (!key) return {}
      return { [key === 'application.follow-up' ? 'follow_up_response' : 'response']: { key } }
    },
    submit: ({ response, follow_up_response }) =>
      save({
        response,
        ...(asksFollowUp(question, { response }) && { follow_up_response }),
      }),
  })
  return (
    <form noValidate className={styles.form} onSubmit={form.onSubmit}>
      <Stack>
        <ErrorSummary title={t('problem')} {...form.summary} />
        <QuestionField
          alone
          {...{ question }}
          language={question.language}
          ids={{ response: 'response', follow_up_response: 'follow_up_response' }}
          values={form.values}
          errors={form.errors}
          onChange={form.set}
        />
      </Stack>
      <ActionBar>
        {children}
        <Button type="submit" kind="primary" busy={form.busy}>
          {t('save')}
        </Button>
      </ActionBar>
    </form>
  )
}
