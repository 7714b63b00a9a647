import { useState } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { DataTable } from '@lunchpail/kit-ui/data-table'
import { EmptyState } from '@lunchpail/kit-ui/empty-state'
import { Page } from '@lunchpail/kit-ui/page'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { PortalNav } from '@lunchpail/kit-web/portal/portal-nav'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadQuestions } from '../../portal/api.ts'
import { Failed } from '../../portal/failed.tsx'
import { portalSentences } from '../../portal/sentences.ts'
import { QuestionDialog } from './question-dialog.tsx'

const typeNames = ['1', '2', '3', '4', '6'] as const

/** EN-19: what the company asks applicants. */
export function Component() {
  const t = portalSentences.use()
  const load = useLoad((signal) => loadQuestions(signal), [])
  const [adding, setAdding] = useState(false)
  usePageTitle(t('questions.title'))
  const list = load.value
  const add = list?.may.edit && (
    <Button kind="primary" icon="add" onClick={() => setAdding(true)}>
      {t('questions.add')}
    </Button>
  )
  const nameOf = (type: number) => {
    const known = typeNames.find((each) => each === String(type))
    return known ? t(`type.${known}`) : t('type.other')
  }
  return (
    <Page
      width="wide"
      title={t('questions.title')}
      lead={t('questions.lead')}
      above={<PortalNav />}
      aside={list && list.questions.length > 0 && add}
    >
      {load.state === 'failed' && (
        <Failed error={load.error} title={t('questions.unavailable')} onRetry={load.retry} />
      )}
      {load.state === 'loading' && !list && (
        <Loading label={t('questions.loading')}>
          <Skeleton shape="block" height="12rem" />
        </Loading>
      )}
      {list?.questions.length === 0 && (
        <EmptyState icon="help" title={t('questions.none')} text={t('questions.none-text')}>
          {add}
        </EmptyState>
      )}
      {list && list.questions.length > 0 && (
        <DataTable
          label={t('questions.title')}
          head={[t('questions.question'), t('questions.kind'), t('questions.roles')]}
        >
          {list.questions.map(({ id, question, type, answers, roles }) => (
            <tr key={id}>
              <td>
                {question}
                {answers.length > 0 && <small>{answers.map(({ value }) => value).join(' · ')}</small>}
              </td>
              <td>{nameOf(type)}</td>
              <td>{t('questions.of-roles', { n: roles })}</td>
            </tr>
          ))}
        </DataTable>
      )}
      {adding && <QuestionDialog onClose={() => setAdding(false)} onAdded={load.retry} />}
    </Page>
  )
}
