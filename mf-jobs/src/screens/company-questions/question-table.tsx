import type { CompanyQuestion } from '@lunchpail/contracts/jobs/api'
import { Button } from '@lunchpail/kit-ui/button'
import { DataTable } from '@lunchpail/kit-ui/data-table'
import { portalSentences } from '../../portal/sentences.ts'
import styles from '../roles/roles.module.css'
import { typeOf } from './type-of.ts'

interface QuestionTableProps {
  readonly questions: readonly CompanyQuestion[]
  readonly mayEdit: boolean
  readonly onAsk: (what: 'change' | 'retire', asked: CompanyQuestion) => void
}

export function QuestionTable({ questions, mayEdit, onAsk }: QuestionTableProps) {
  const t = portalSentences.use()
  return (
    <DataTable
      label={t('questions.title')}
      head={[
        t('questions.question'),
        t('questions.kind'),
        t('questions.roles'),
        ...(mayEdit ? [t('roles.actions')] : []),
      ]}
    >
      {questions.map((asked) => {
        const { id, question, type, answers, roles } = asked
        return (
          <tr key={id}>
            <td>
              {question}
              {answers.length > 0 && <small>{answers.map(({ value }) => value).join(' · ')}</small>}
            </td>
            <td>{typeOf(type, t)}</td>
            <td>{t('questions.of-roles', { n: roles })}</td>
            {mayEdit && (
              <td>
                <div className={styles.actions}>
                  <Button
                    size="small"
                    aria-label={t('questions.change-of', { question })}
                    onClick={() => onAsk('change', asked)}
                  >
                    {t('questions.change')}
                  </Button>
                  <Button
                    size="small"
                    aria-label={t('questions.retire-of', { question })}
                    onClick={() => onAsk('retire', asked)}
                  >
                    {t('questions.retire')}
                  </Button>
                </div>
              </td>
            )}
          </tr>
        )
      })}
    </DataTable>
  )
}
