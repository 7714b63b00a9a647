import type { CompanyQuestion } from '@lunchpail/contracts/jobs/api'
import { Button } from '@lunchpail/kit-ui/button'
import { Disclosure } from '@lunchpail/kit-ui/disclosure'
import { useAction } from '@lunchpail/kit-web/portal/use-action'
import { toast } from '@lunchpail/kit-web/toast'
import { restoreQuestion } from '../portal/api.ts'
import { portalSentences } from '../portal/sentences.ts'
import { QuestionTable } from './question-table.tsx'

interface RetiredQuestionsProps {
  /** the latest first */
  readonly questions: readonly CompanyQuestion[]
  readonly mayEdit: boolean
  readonly onRestored: () => void
}

/** What new applications are not asked anymore, and the way back. */
export function RetiredQuestions({ questions, mayEdit, onRestored }: RetiredQuestionsProps) {
  const t = portalSentences.use()
  const { name: busy, run } = useAction<string>(onRestored)
  const restore = async (id: string) => {
    const { question } = await restoreQuestion(id)
    toast(t('questions.restored', { n: question.roles }))
  }
  const title = t('questions.retired-list', { n: questions.length })
  return (
    <Disclosure summary={title}>
      <p>{t('questions.retired-text')}</p>
      <QuestionTable
        label={title}
        questions={questions}
        actions={
          mayEdit &&
          (({ id, question }) => (
            <Button
              size="small"
              busy={busy === id}
              aria-label={t('questions.restore-of', { question })}
              onClick={() => void run(() => restore(id), { name: id })}
            >
              {t('questions.restore')}
            </Button>
          ))
        }
      />
    </Disclosure>
  )
}
