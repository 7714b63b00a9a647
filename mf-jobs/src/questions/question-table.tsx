import type { ReactNode } from 'react'
import type { CompanyQuestion } from '@lunchpail/contracts/jobs/api'
import { byDots } from '@lunchpail/contracts/language/by-dots'
import { DataTable } from '@lunchpail/kit-ui/data-table'
import { portalSentences } from '../portal/sentences.ts'
import styles from '../portal/table.module.css'
import { typeOf } from './type-of.ts'

interface QuestionTableProps {
  readonly label: string
  readonly questions: readonly CompanyQuestion[]
  /** buttons of one; without it there are none */
  readonly actions?: ((asked: CompanyQuestion) => ReactNode) | false
}

export function QuestionTable({ label, questions, actions }: QuestionTableProps) {
  const t = portalSentences.use()
  return (
    <DataTable
      label={label}
      head={[
        t('questions.question'),
        t('questions.kind'),
        t('questions.roles'),
        ...(actions ? [t('roles.actions')] : []),
      ]}
    >
      {questions.map((asked) => {
        const { id, question, type, answers, roles } = asked
        return (
          <tr key={id}>
            <td>
              {question}
              {answers.length > 0 && <small>{byDots(answers.map(({ value }) => value))}</small>}
            </td>
            <td>{typeOf(type, t)}</td>
            <td>{t('questions.of-roles', { n: roles })}</td>
            {actions && (
              <td>
                <div className={styles.actions}>{actions(asked)}</div>
              </td>
            )}
          </tr>
        )
      })}
    </DataTable>
  )
}
